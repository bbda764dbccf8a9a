import { inOrder } from '../../../domain/money/methods.ts'
import { classes, packages } from '../../../domain/lists.ts'
import { PaymentCard } from '../../../domain/money/PaymentCard.tsx'
import { TakenAt, TakenAtShort } from '../../../domain/money/TakenAt.tsx'
import { ReceiptButton } from '../../../domain/receipt/ReceiptButton.tsx'
import {
  clubsFilter,
  listPage,
  month,
  options,
  period,
  referenceFilter,
  year,
} from '../../../scaffold/list/index.ts'
import { HistoryHeader } from './HistoryHeader.tsx'
import {
  CustomerName,
  CustomerPicture,
  PaidAmount,
  PaymentMethods,
  PaymentStatusBadge,
  SoldItem,
} from './historyColumns.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { payments } from '../payment.data.ts'
import { PaymentMenu } from './PaymentMenu.tsx'

export const history = listPage(payments, {
  search: true,
  filters: {
    period: period({ first: 'today' }),
    pay_method: options('pay_method', inOrder),
    status: options(
      'status',
      ['paid', 'void', 'refund', 'partial_refund', 'refund,partial_refund', 'reversed'],
      { many: true },
    ),
    month: month(),
    year: year(),
    location: clubsFilter(),
    refund_method: { ...options('refund_method', inOrder), inLinksOnly: true },
    online: options('online', [1]),
    subscription: options('subscription', [1, 2, 3]),
    plan_id: referenceFilter('plan_id', packages, { many: true, clubsOf: 'location' }),
    class_id: referenceFilter('class_id', classes, { many: true, clubsOf: 'location' }),
  },
  lockedViews: {
    today: { period: 'today' },
    all: { period: 'all' },
    month: { period: 'month' },
    reversed: { period: 'all', status: 'reversed' },
    online: { period: 'all', online: '1' },
  },
  columns: [
    { key: 'number', render: (row) => row.invoice_id, phone: 'none' },
    {
      key: 'taken_at',
      render: (row) => <TakenAt record={row} />,
      phone: 'line',
      renderPhone: (row) => <TakenAtShort record={row} />,
      priority: 1,
    },
    { key: 'club', onlyWith: 'location', render: (row) => row.club.name, phone: 'line' },
    {
      key: 'customer',
      render: (row) => <CustomerName row={row} />,
      picture: (row) => <CustomerPicture row={row} />,
      phone: 'title',
      priority: 2,
    },
    { key: 'item', render: (row) => <SoldItem row={row} />, phone: 'line', priority: 6 },
    { key: 'method', render: (row) => <PaymentMethods row={row} />, priority: 5 },
    {
      key: 'amount',
      align: 'end',
      render: (row) => <PaidAmount row={row} />,
      phone: 'end',
      priority: 3,
    },
    {
      key: 'status',
      render: (row) => <PaymentStatusBadge row={row} />,
      phone: 'end',
      renderPhone: (row) => <PaymentStatusBadge row={row} short />,
      priority: 4,
    },
  ],
  panel: PaymentPanel,
  layouts: ['table', 'cards'],
  dimmed: ({ payment_status: status }) => status === 'void' || status === 'refund',
  card: (row, actions) => (
    <PaymentCard
      payment={row}
      whose
      actions={
        <>
          <ReceiptButton payment={row} />
          {actions}
        </>
      }
    />
  ),
  menu: PaymentMenu,
  views: true,
  exports: {
    xlsx: '/management/payment-list/',
    csv: '/management/payment-export-csv/',
  },
  above: HistoryHeader,
})
