import { sql } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { seesMoney } from '../../queries/memberRows.ts'
import { changesOf, type Trace } from '../../domain/auditChanges.ts'

type Log = Answer<'listActivity'>
type Entry = Log['results'][number]['logs'][number]
type Row = Omit<Entry, 'changes'> & Trace & { date: string }

/** The audit rows of a member by the day of the club, the latest first. */
export async function page(
  db: Db,
  member: number,
  query: Query<'listActivity'>,
  principal: Principal,
): Promise<Log> {
  const { limit, offset } = paging(query)
  // Excludes rows that only notify clients of a changed appearance; the action itself has its own row.
  const found = sql`
    from audit_log a
     where a.merchant_id = ${principal.merchant} and a.member_id = ${member}
       and not (a.action like '%.changed' and a.before is null)
       and (${seesMoney(principal)} or a.record_type not in ('payment', 'deposit'))`
  const [rows, total] = await Promise.all([
    sql<Row>`
      select a.id, moment_text(a.at) as timestamp, club_day(a.at, ${principal.zone}::text)::text as date,
             concat_ws(' ', s.last_name, s.first_name) as user, a.role as user_role,
             case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as gym,
             a.action as message, a.reason, a.record_type as type, a.before, a.after
        from (select a.* ${found} order by a.id desc limit ${limit} offset ${offset}) a
        join staff s on s.merchant_id = a.merchant_id and s.id = a.staff_id
        left join club c on c.merchant_id = a.merchant_id and c.id = a.club_id
       order by a.id desc`.execute(db),
    sql<{ count: number }>`select count(*) ${found}`.execute(db),
  ])
  return pageOf(byDay(rows.rows), total.rows[0]?.count ?? 0, query)
}

function byDay(rows: Row[]): Log['results'] {
  const days: Log['results'] = []
  for (const { date, type, before, after, ...rest } of rows) {
    if (days.at(-1)?.date !== date) days.push({ date, logs: [] })
    days.at(-1)?.logs.push({ ...rest, changes: changesOf({ type, before, after }) })
  }
  return days
}
