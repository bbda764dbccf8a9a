import { inOrder } from '../../../domain/money/methods.ts'
import { classes, packages } from '../../../domain/lists.ts'
import { PaymentCard } from '../../../domain/money/PaymentCard.tsx'
import { ReceiptButton } from '../../../domain/receipt/ReceiptButton.tsx'
import { listPage, options, period, referenceFilter } from '../../../scaffold/list/index.ts'
import { HistoryHeader } from './HistoryHeader.tsx'
import { payments } from '../payment.data.ts'
import { PaymentMenu } from './PaymentMenu.tsx'
import { year } from './yearFilter.tsx'

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const history = listPage(payments, {
  search: true,
  filters: {
    period: period(),
    month: options('month', months),
    pay_method: options('pay_method', inOrder),
    year: year(),
    status: options('status', ['paid', 'void', 'refund', 'partial_refund']),
    subscription: options('subscription', [1, 2, 3]),
    plan_id: referenceFilter('plan_id', packages),
    class_id: referenceFilter('class_id', classes),
  },
  columns: [{ key: 'customer', render: (row) => row.customer?.fullname }],
  card: (row, actions) => (
    <div data-payment={row.id}>
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
    </div>
  ),
  menu: PaymentMenu,
  views: true,
  exports: {
    xlsx: '/management/payment-list/',
    csv: '/management/payment-export-csv/',
  },
  above: HistoryHeader,
  endless: true,
})
