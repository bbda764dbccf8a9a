import { handlers } from '../../core/operation/handlers.ts'
import { dateRange } from '../../domain/dateRange.ts'
import { eventsBetween } from './schedule.events.ts'

export const scheduleRoutes = handlers('schedule', {
  listScheduleEvents: ({ query, db, principal }) => {
    dateRange(query)
    return eventsBetween(db, query, principal)
  },
})
