import { handlers } from '../../core/handlers.ts'
import { changePayment } from './payment.change.ts'
import { refundDetail, voidDetail } from './payment.details.ts'
import { exported } from './payment.export.ts'
import { page } from './payment.list.ts'
import { refundPayment } from './payment.refund.ts'
import * as rules from './payment.rules.ts'
import { sell } from './payment.sale.ts'
import * as store from './payment.store.ts'
import { voidPayment } from './payment.void.ts'

const overlap = {
  code: 'overlap_membership',
  status: 409,
  fields: { start_date: 'overlap_membership' },
}

export const paymentRoutes = handlers(
  'payment',
  {
    listPayments: ({ query: { export: asked, ...query }, ...context }) => {
      if (asked) return exported({ ...context, query }, 'xlsx')
      rules.dateRange(query)
      return page(context.db, query, context.who, context.today)
    },
    findPayments: ({ query, db, who, today }) => {
      rules.dateRange(query)
      return page(db, query, who, today)
    },
    exportPaymentsCsv: (context) => exported(context, 'csv'),
    getPayment: ({ path, db, who, today }) => store.one(db, path.id, who, today),
    createPayment: (context) => sell(context),
    changePayment: (context) => changePayment(context),
    voidPayment: (context) => voidPayment(context),
    refundPayment: (context) => refundPayment(context),
    getVoid: ({ path, db, who }) => voidDetail(db, path.id, who),
    getRefund: ({ path, db, who }) => refundDetail(db, path.id, who),
  },
  {
    // The rules have looked already; the database has the last word where days moved by another way.
    membership_overlap: overlap,
    membership_class_overlap: overlap,
    payment_returned: { code: 'busy', status: 409 },
    payment_reversed_once: { code: 'busy', status: 409 },
  },
)
