import { sql, type RawBuilder } from 'kysely'
import type { Answer, Db, Principal, Query } from '../../core/operation/context.ts'
import { changesOf, type Trace } from '../../domain/auditChanges.ts'
import { userAgent } from '../../domain/userAgent.ts'

export type Entry = Answer<'listAudit'>['entries'][number]
export type Filter = Query<'exportAuditCsv'>
interface Row extends Omit<Entry, 'changes' | 'device'>, Omit<Trace, 'type'> {
  /** Name of the device, and the header of its browser; null without a known session. */
  device: string | null
  agent: string | null
}

/** Record types and actions of each group of the audit log. */
const kinds: Record<NonNullable<Filter['kind']>, RawBuilder<unknown>> = {
  money: sql`a.record_type in ('payment', 'deposit', 'shift', 'closing', 'approval', 'online') and a.action not like '%.exported'`,
  staff: sql`a.record_type in ('staff', 'trainer', 'session', 'device')`,
  settings: sql`a.record_type = 'club' and a.action = 'club.changed'`,
  deleted: sql`a.action like '%.removed' or a.action like '%.erased'`,
  exports: sql`a.action like '%.exported'`,
}

/**
 * Condition of the rows that a person may see and the filter asks for: those of the person's clubs, and those without a
 * club of people who work in one of them. Rows that only tell clients of a change have no values before.
 */
export function matching(
  filter: Filter,
  { merchant, clubs, zone }: Principal,
): RawBuilder<unknown> {
  const { club, staff, person, action, record_type, kind, start_date, end_date, q, before } = filter
  const all = [
    sql`a.merchant_id = ${merchant}`,
    sql`(a.club_id = any(${clubs}::bigint[]) or (a.club_id is null and exists (
          select from staff_club w
           where w.merchant_id = a.merchant_id and w.staff_id = a.staff_id and w.club_id = any(${clubs}::bigint[]))))`,
    sql`not (a.action like '%.changed' and a.before is null and a.record_type <> 'staff')`,
  ]
  if (club) all.push(sql`a.club_id = ${club}`)
  if (staff) all.push(sql`a.staff_id = ${staff}`)
  if (action) all.push(sql`a.action = ${action}`)
  if (record_type) all.push(sql`a.record_type = ${record_type}`)
  if (person) all.push(sql`a.record_type in ('staff', 'trainer') and a.record_id = ${person}`)
  if (kind) all.push(sql`(${kinds[kind]})`)
  if (start_date) all.push(sql`a.at >= ${start_date}::date::timestamp at time zone ${zone}::text`)
  if (end_date) all.push(sql`a.at < (${end_date}::date + 1)::timestamp at time zone ${zone}::text`)
  if (q) {
    all.push(
      sql`(a.record_id = ${q}::bigint or a.id = ${q}::bigint or a.after ->> 'invoice_id' = ${q})`,
    )
  }
  if (before) all.push(sql`a.id < ${before}`)
  return sql.join(all, sql` and `)
}

/** Number of the matching rows in each group; a row may count in several. */
export async function countsOf(db: Db, where: RawBuilder<unknown>): Promise<Answer<'countAudit'>> {
  const { rows } = await sql<Answer<'countAudit'>>`
    select ${sql.join(
      Object.entries(kinds).map(
        ([name, kind]) => sql`count(*) filter (where ${kind})::integer as ${sql.id(name)}`,
      ),
    )}
      from audit_log a where ${where}`.execute(db)
  return rows[0] ?? { money: 0, staff: 0, settings: 0, deleted: 0, exports: 0 }
}

/** Ids of the matching rows, the newest first. */
export async function idsOf(db: Db, where: RawBuilder<unknown>, limit: number | null) {
  const { rows } = await sql<{ id: number }>`
    select a.id from audit_log a where ${where} order by a.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The rows of these ids, the newest first. */
export async function entriesOf(db: Db, ids: readonly number[]): Promise<Entry[]> {
  const { rows } = await sql<Row>`
    select a.id, moment_text(a.at) as at, a.role, a.action, a.record_type as type, a.record_id as record, a.reason,
           a.before, a.after,
           jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name),
                              'avatar', avatar_json(s.avatar_id)) as staff,
           d.name as device, d.agent,
           case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as club,
           case when m.id is not null then
             jsonb_build_object('id', m.id, 'name', concat_ws(' ', m.last_name, m.first_name)) end as member,
           ${nameOf} as name
      from audit_log a
      join staff s on s.merchant_id = a.merchant_id and s.id = a.staff_id
      left join session o on o.merchant_id = a.merchant_id and o.id = a.session_id
      left join device d on d.merchant_id = o.merchant_id and d.id = o.device_id
      left join club c on c.merchant_id = a.merchant_id and c.id = a.club_id
      left join member m on m.merchant_id = a.merchant_id and m.id = a.member_id
     where a.merchant_id = current_merchant() and a.id = any(${ids}::bigint[])
     order by a.id desc`.execute(db)
  return rows.map(({ before, after, device, agent, ...row }) => ({
    ...row,
    device: deviceOf(device, agent),
    changes: changesOf({ type: row.type, before, after }),
  }))
}

/** Name that a person gave to a device, else its browser and system. */
function deviceOf(name: string | null, agent: string | null): string | null {
  const { browser, system } = userAgent(agent ?? '')
  return name || [browser, system].filter(Boolean).join(', ') || null
}

/** Name of the record: a column of its table, or the number of a payment. */
const nameOf = sql`case a.record_type
  when 'payment' then (select '№ ' || p.invoice_no from payment p
                        where p.merchant_id = a.merchant_id and p.id = a.record_id)
  when 'club' then coalesce((select x.name from club x where x.merchant_id = a.merchant_id and x.id = a.record_id),
                            a.before ->> 'name', a.after ->> 'name')
  when 'package' then coalesce((select x.name from package x
                        where x.merchant_id = a.merchant_id and x.id = a.record_id), a.before ->> 'name')
  when 'class' then coalesce((select x.name from class x
                        where x.merchant_id = a.merchant_id and x.id = a.record_id), a.before ->> 'name')
  when 'room' then coalesce((select x.name from room x
                        where x.merchant_id = a.merchant_id and x.id = a.record_id), a.before ->> 'name')
  when 'staff' then (select concat_ws(' ', x.last_name, x.first_name) from staff x
                        where x.merchant_id = a.merchant_id and x.id = a.record_id)
  when 'trainer' then (select concat_ws(' ', x.last_name, x.first_name) from staff x
                        where x.merchant_id = a.merchant_id and x.id = a.record_id)
  else null end`
