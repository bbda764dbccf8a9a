import { handlers } from '../../core/handlers.ts'
import { letIn, takeBack } from './checkin.door.ts'
import { page } from './checkin.list.ts'
import * as rules from './checkin.rules.ts'

export const checkinRoutes = handlers('checkin', {
  registerCheckin: (context) => letIn(context),
  removeCheckin: (context) => takeBack(context),
  listRecentCheckins: ({ query, db, who, today }) =>
    page(db, { ...query, start_date: today, end_date: today }, who),
  listCheckins: ({ query, db, who }) => {
    rules.dateRange(query)
    return page(db, query, who)
  },
})
