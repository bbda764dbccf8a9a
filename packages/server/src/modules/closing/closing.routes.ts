import { handlers } from '../../core/operation/handlers.ts'
import { closeDay } from './closing.close.ts'
import { reopenDay } from './closing.reopen.ts'
import * as store from './closing.store.ts'

export const closingRoutes = handlers(
  'closing',
  {
    listClosedDays: ({ query, db, principal }) => store.page(db, query, principal),
    closeDay: (context) => closeDay(context),
    reopenDay: (context) => reopenDay(context),
  },
  // The unique constraint decides between two concurrent closings of the same day.
  { closed_day_once: { code: 'day_already_closed', status: 409 } },
)
