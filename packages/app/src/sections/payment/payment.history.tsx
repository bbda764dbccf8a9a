import { inOrder } from '../../gym/methods.ts'
import { classes, packages } from '../../gym/lists.ts'
import { PaymentCard } from '../../gym/PaymentCard.tsx'
import { ReceiptButton } from '../../gym/receipt/ReceiptButton.tsx'
import { options } from '../../scaffold/filters.tsx'
import { listPage } from '../../scaffold/listPage.tsx'
import { period } from '../../scaffold/period.tsx'
import { referenceFilter } from '../../scaffold/pickFilter.tsx'
import { HistoryTop } from './HistoryTop.tsx'
import { payments } from './payment.data.ts'
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
  above: HistoryTop,
  endless: true,
})
