import { Card, FactList, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { DepositCard } from '../../gym/DepositCard.tsx'
import { moneyIn } from '../../gym/methods.ts'
import type { Answer } from '../../scaffold/contract.ts'
import { options } from '../../scaffold/filters.tsx'
import { listPage } from '../../scaffold/listPage.tsx'
import { period } from '../../scaffold/period.tsx'
import { useWho } from '../../scaffold/who.ts'
import { deposits } from './deposit.data.ts'
import { DepositMenu } from './DepositMenu.tsx'

export const list = listPage(deposits, {
  views: true,
  search: true,
  filters: {
    period: period(),
    type: options('type', [1, 2]),
    pay_method: options('pay_method', moneyIn),
  },
  quick: { replenishments: { type: '1' }, withdrawals: { type: '2' } },
  columns: [{ key: 'gym_customer', render: (row) => row.gym_customer.fullname }],
  menu: DepositMenu,
  card: (row, actions) => <DepositCard line={row} whose actions={actions} />,
  exports: { xlsx: '/management/deposit-payments/', csv: '/management/deposit-export-csv/' },
  above: Totals,
  endless: true,
})

type Lines = Answer<'/management/deposit-payments/', 'get'>

/** Totals of all rows that match the filters, not only the loaded ones. */
function Totals({ answer: { totals } }: { answer: Lines }) {
  const { t } = useTranslation('deposit')
  const { currency } = useWho()
  const facts = [
    {
      label: t('totals.in'),
      value: <Money amount={totals.replenished} currency={currency} tone="signed" />,
    },
    {
      label: t('totals.out'),
      value: <Money amount={-totals.withdrawn} currency={currency} tone="signed" />,
    },
  ]
  return <Card facts={<FactList layout="tiles" facts={facts} />} />
}
