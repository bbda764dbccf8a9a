import { Money, SummaryLine } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { DepositCard } from '../../domain/money/DepositCard.tsx'
import { moneyIn } from '../../domain/money/methods.ts'
import { TakenAt } from '../../domain/money/TakenAt.tsx'
import type { ResponseOf } from '../../scaffold/api/index.ts'
import { listPage, options, period } from '../../scaffold/list/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { deposits } from './deposit.data.ts'
import {
  BalanceAfter,
  EntryAmount,
  EntryKind,
  EntryMethods,
  MemberPicture,
} from './depositColumns.tsx'
import { DepositMenu } from './DepositMenu.tsx'
import { DepositPanel } from './DepositPanel.tsx'
import { ShortName } from '../../domain/member/ShortName.tsx'

export const list = listPage(deposits, {
  views: true,
  search: true,
  filters: {
    period: period({ first: 'today' }),
    type: options('type', [1, 2]),
    pay_method: options('pay_method', moneyIn),
  },
  lockedViews: {
    today: { period: 'today' },
    all: { period: 'all' },
    month: { period: 'month' },
    replenishments: { period: 'all', type: '1' },
    withdrawals: { period: 'all', type: '2' },
  },
  columns: [
    {
      key: 'gym_customer',
      render: (row) => <ShortName fullname={row.gym_customer.fullname} />,
      picture: (row) => <MemberPicture row={row} />,
    },
    { key: 'taken_at', render: (row) => <TakenAt record={row} />, phone: 'line', priority: 1 },
    { key: 'kind', render: (row) => <EntryKind row={row} /> },
    { key: 'method', render: (row) => <EntryMethods row={row} /> },
    {
      key: 'amount',
      align: 'end',
      render: (row) => <EntryAmount row={row} />,
      phone: 'end',
      priority: 1,
    },
    { key: 'balance', align: 'end', render: (row) => <BalanceAfter row={row} /> },
  ],
  panel: DepositPanel,
  layouts: ['table', 'cards'],
  menu: DepositMenu,
  card: (row, actions) => <DepositCard line={row} whose actions={actions} />,
  exports: { xlsx: '/management/deposit-payments/', csv: '/management/deposit-export-csv/' },
  above: Totals,
})

type Lines = ResponseOf<'/management/deposit-payments/', 'get'>

/** Sums of all rows that match the filters, not only of the page. */
function Totals({ answer: { totals } }: { answer: Lines }) {
  const { t } = useTranslation('deposit')
  const { currency } = useCurrentUser()
  const { replenished, withdrawn } = totals
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <SummaryLine
      figures={[
        { label: t('totals.in'), value: sum(replenished) },
        { label: t('totals.out'), value: sum(-withdrawn) },
        { label: t('totals.change'), value: sum(replenished - withdrawn) },
      ]}
    />
  )
}
