import { sql } from 'kysely'
import { minute, number, phone, text } from '../../core/sheets/columns.ts'
import { listExport } from '../../core/sheets/listExport.ts'
import { dateRange } from '../../domain/dateRange.ts'
import { checkins, numbered, type Checkin } from './checkin.list.ts'

/** All check-ins that the history shows with this query, in its order. */
export const exported = listExport<'exportCheckinsCsv', Checkin>({
  name: (language) => `checkins-${language}`,
  from: ['checkin', 'list'],
  action: 'checkin.exported',
  rows: async ({ db, query, principal, now }) => {
    dateRange(query)
    const { ids: all, used } = await numbered(db, query, principal, now)
    return {
      ids: all,
      read: (next, ids) =>
        checkins(
          next,
          sql`v.id = any (${ids}::bigint[]) order by array_position(${ids}::bigint[], v.id)`,
          principal,
          now,
          sql`(${ids.map((id) => used.get(id) ?? 0)}::int[])[array_position(${ids}::bigint[], v.id)]`,
        ),
    }
  },
  heads: (words) => words.checkin.export,
  columns: {
    created_at: minute((row) => row.created_at),
    customer: text(32, (row) => row.customer?.fullname ?? null),
    phone: phone((row) => row.phone),
    session: text(24, (row) => row.session),
    visits_left: number(12, (row) => row.visits_left),
    by: text(24, (row) => row.by),
    removed_at: minute((row) => row.removed?.at),
    removed_by: text(24, (row) => row.removed?.by ?? null),
  },
})
