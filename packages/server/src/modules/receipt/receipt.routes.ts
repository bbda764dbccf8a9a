import { handlers, openHandlers } from '../../core/operation/handlers.ts'
import { getReceipt, printReceipt, readReceipt } from './receipt.ts'

export const receiptRoutes = [
  ...handlers('receipt', {
    getReceipt: (context) => getReceipt(context),
    printReceipt: (context) => printReceipt(context),
  }),
  ...openHandlers('receipt', {
    readReceipt: (context) => readReceipt(context),
  }),
]
