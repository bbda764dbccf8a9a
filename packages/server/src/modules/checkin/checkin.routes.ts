import { handlers } from '../../core/operation/handlers.ts'
import { dateRange } from '../../domain/dateRange.ts'
import { tooManyPeople } from '../../queries/memberSearch.ts'
import { letIn, takeBack } from './checkin.door.ts'
import { exported } from './checkin.export.ts'
import { page } from './checkin.list.ts'
import { rosterPage } from './checkin.roster.ts'
import { todaySessions } from './checkin.sessions.ts'
import { one } from './checkin.store.ts'

export const checkinRoutes = handlers(
  'checkin',
  {
    registerCheckin: (context) => letIn(context),
    removeCheckin: (context) => takeBack(context),
    getCheckin: ({ path, db, principal, now }) => one(db, path.id, principal, now),
    listRecentCheckins: ({ query, db, principal, now, today }) =>
      page(
        db,
        query.inside ? query : { ...query, start_date: today, end_date: today },
        principal,
        now,
      ),
    listCheckins: ({ query: { export: asked, ...query }, ...context }) => {
      if (asked) return exported({ ...context, query }, 'xlsx')
      dateRange(query)
      const { db, principal, now } = context
      return page(db, query, principal, now)
    },
    exportCheckinsCsv: (context) => exported(context, 'csv'),
    listTodaySessions: (context) => todaySessions(context),
    listGroup: (context) => rosterPage(context),
  },
  tooManyPeople,
)
