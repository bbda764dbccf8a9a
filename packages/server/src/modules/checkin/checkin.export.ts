import { sql } from 'kysely'
import type { Context } from '../../core/context.ts'
import type { SheetFormat } from '../../core/sheets/file.ts'
import { listFile } from '../../core/sheets/list.ts'
import { momentCell } from '../../core/sheets/table.ts'
import { momentIn } from '../../core/time.ts'
import { dateRange } from '../../rules/dateRange.ts'
import { checkins, numbered } from './checkin.list.ts'

/** Columns of the file with their widths in characters; their headers are in `checkin:export`. */
const columns = {
  created_at: 18,
  customer: 32,
  phone: 16,
  session: 24,
  visits_left: 12,
  by: 24,
  removed_at: 18,
  removed_by: 24,
}

/** All check-ins that the history shows with this query, in its order. */
export async function exported(
  { query, ...context }: Omit<Context<'exportCheckinsCsv'>, 'operation'>,
  format: SheetFormat,
): Promise<Response> {
  dateRange(query)
  const { db, who, now, words } = context
  const { ids: all, used } = await numbered(db, query, who, now)
  return listFile(context, format, {
    name: `checkins-${who.language}`,
    from: ['checkin', 'list'],
    action: 'checkin.exported',
    query,
    ids: all,
    columns,
    heads: words.checkin.export,
    read: (next, ids) =>
      checkins(
        next,
        sql`v.id = any (${ids}::bigint[]) order by array_position(${ids}::bigint[], v.id)`,
        who,
        now,
        sql`(${ids.map((id) => used.get(id) ?? 0)}::int[])[array_position(${ids}::bigint[], v.id)]`,
      ),
    cells: (row) => [
      momentCell(momentIn(who.zone, row.created_at)),
      row.customer?.fullname ?? null,
      row.phone,
      row.session,
      row.visits_left,
      row.by,
      momentCell(row.removed && momentIn(who.zone, row.removed.at)),
      row.removed?.by ?? null,
    ],
  })
}
