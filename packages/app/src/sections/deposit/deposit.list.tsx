import { Card, FactList, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { DepositCard } from '../../domain/money/DepositCard.tsx'
import { moneyIn } from '../../domain/money/methods.ts'
import type { ResponseOf } from '../../scaffold/api/index.ts'
import { listPage, options, period } from '../../scaffold/list/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
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

type Lines = ResponseOf<'/management/deposit-payments/', 'get'>

/** Totals of all rows that match the filters, not only the loaded ones. */
function Totals({ answer: { totals } }: { answer: Lines }) {
  const { t } = useTranslation('deposit')
  const { currency } = useCurrentUser()
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
