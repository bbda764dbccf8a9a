import { handlers, externalHandlers } from '../../core/operation/handlers.ts'
import { dateRange } from '../../domain/dateRange.ts'
import { changePayment } from './payment.change.ts'
import { refundDetail, voidDetail } from './reversal/reversal.details.ts'
import { constraints } from './payment.constraints.ts'
import { exported } from './history/history.export.ts'
import { page } from './history/history.list.ts'
import { beginOnline, paysOnline } from './online/online.begin.ts'
import {
  cancelOnline,
  getOnline,
  getWay,
  listOnline,
  playOnline,
  switchOnline,
} from './online/online.ts'
import { services } from './oneTime/oneTimeSale.store.ts'
import { sellOneTime } from './oneTime/oneTimeSale.ts'
import { refundPayment } from './reversal/refund.ts'
import { sell } from './sale/sale.ts'
import * as store from './payment.store.ts'
import { voidPayment } from './reversal/void.ts'

export const paymentRoutes = handlers(
  'payment',
  {
    listPayments: ({ query: { export: asked, ...query }, ...context }) => {
      if (asked) return exported({ ...context, query }, 'xlsx')
      dateRange(query)
      return page(context.db, query, context.principal, context.today)
    },
    findPayments: ({ query, db, principal, today }) => {
      dateRange(query)
      return page(db, query, principal, today)
    },
    exportPaymentsCsv: (context) => exported(context, 'csv'),
    getPayment: ({ path, db, principal, today }) => store.one(db, path.id, principal, today),
    createPayment: async (context) =>
      paysOnline(context.body) ? beginOnline(context) : (await sell(context)).payment,
    listServices: ({ db, principal }) => services(db, principal),
    createOneTimePayment: (context) =>
      paysOnline(context.body) ? beginOnline(context) : sellOneTime(context),
    changePayment: (context) => changePayment(context),
    voidPayment: (context) => voidPayment(context),
    refundPayment: (context) => refundPayment(context),
    getVoid: ({ path, db, principal }) => voidDetail(db, path.id, principal),
    getRefund: ({ path, db, principal }) => refundDetail(db, path.id, principal),
  },
  constraints,
)

export const onlineRoutes = [
  ...handlers(
    'online',
    {
      listOnlinePayments: (context) => listOnline(context),
      getOnlinePayment: (context) => getOnline(context),
      cancelOnlinePayment: (context) => cancelOnline(context),
      switchOnlinePayment: (context) => switchOnline(context),
      playOnlinePayment: (context) => playOnline(context),
    },
    constraints,
  ),
  ...externalHandlers('online', { getOnlineWay: (context) => getWay(context) }),
]
