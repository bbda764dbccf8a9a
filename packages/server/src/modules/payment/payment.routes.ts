import { handlers } from '../../core/handlers.ts'
import { page } from './payment.list.ts'
import * as rules from './payment.rules.ts'
import { sell } from './payment.sale.ts'
import * as store from './payment.store.ts'

const overlap = {
  code: 'overlap_membership',
  status: 409,
  fields: { start_date: 'overlap_membership' },
}

export const paymentRoutes = handlers(
  'payment',
  {
    listPayments: ({ query, db, who, today }) => {
      rules.dateRange(query)
      return page(db, query, who, today)
    },
    getPayment: ({ path, db, who, today }) => store.one(db, path.id, who, today),
    createPayment: (context) => sell(context),
  },
  // The rules have looked already; the database has the last word where days moved by another way.
  { membership_overlap: overlap, membership_class_overlap: overlap },
)
