import { sql, type RawBuilder } from 'kysely'
import type { Answer } from '../../core/operation/context.ts'
import { paging, type Paging } from '../../core/db/page.ts'
import { userAgent } from '../../domain/userAgent.ts'
import { clubKinds } from './alert.club.ts'
import { actionsOn, alertKinds, rowIdOf, type Alert, type AlertKind } from './alert.kinds.ts'
import { memberKinds, type Asking, type RowsOf } from './alert.members.ts'

const rowsOf: Record<AlertKind, RowsOf> = { ...memberKinds, ...clubKinds }

/** Kinds that can’t wait; the others are sorted by money. */
const urgent: readonly AlertKind[] = ['shift', 'class_without_trainer', 'alarm', 'device']

/** Columns of the rows of every kind, in their order. */
const names = [
  'record',
  'member_id',
  'membership',
  'since',
  'amount',
  'chance',
  'type',
  'ref',
  'name',
  'facts',
]
const columns = sql.join(names.map((name) => sql.ref(name)))

/** All rows of the kinds, with what they are sorted by. */
function found(asking: Asking, kinds: readonly AlertKind[]): RawBuilder<unknown> {
  const parts = kinds.map(
    (kind) => sql`
      select ${sql.lit(kind)} as kind, ${sql.lit(alertKinds.indexOf(kind))} as nth,
             ${sql.lit(urgent.includes(kind) ? 0 : 1)} as rank, ${columns} from (${rowsOf[kind](asking)}) x`,
  )
  return sql`
    select y.*, case when y.rank = 1 and y.amount is null then 2 else y.rank end as part,
           round(y.amount * y.chance / 100.0)::bigint as expected
      from (${sql.join(parts, sql` union all `)}) y`
}

/** Rows that an outcome hides until a later day; numbers of events are those of the club. */
const hidden = ({ principal, today }: Asking) => sql`
  select o.kind, o.record_id from alert_outcome o
   where o.merchant_id = ${principal.merchant} and o.next_date > ${today}::date
     and (o.kind <> 'alarm' or o.club_id = ${principal.club})
     and not exists (select from alert_outcome n
                      where n.merchant_id = o.merchant_id and n.kind = o.kind and n.record_id = o.record_id and n.id > o.id
                        and (n.kind <> 'alarm' or n.club_id = o.club_id))`

interface Row extends Omit<Alert, 'id' | 'actions' | 'facts'> {
  row: number
  facts: Alert['facts'] & { agent?: string }
}

/** The day on which the balance of the member of a debt `f` fell below zero last. */
const debtSince = ({ merchant }: Asking['principal']) => sql`(
  select max(b.day) from (
    select t.business_day as day, e.amount, sum(e.amount) over (order by e.id) as debt
      from ledger_entry e
      join ledger_transaction t on t.merchant_id = e.merchant_id and t.id = e.transaction_id
     where f.kind = 'debt' and e.merchant_id = ${merchant} and e.member_id = f.member_id and e.account = 'deposit') b
   where b.debt > 0 and b.debt - b.amount <= 0)`

/** Columns of a row `f`, with what is looked up for the rows of the page only. */
const shown = ({ principal }: Asking) => sql`
  f.kind, f.record as row, (array['urgent', 'money', 'other'])[f.part + 1] as group,
  jsonb_build_object('type', f.type, 'id', f.ref,
                     'name', coalesce(f.name, case when f.type = 'membership' then t.name else concat_ws(' ', m.last_name, m.first_name) end)) as record,
  case when m.id is not null then jsonb_build_object(
    'id', m.id, 'fullname', concat_ws(' ', m.last_name, m.first_name), 'phone', m.phone, 'avatar', avatar_json(m.avatar_id),
    'read_only', m.read_only) end as member,
  coalesce(${debtSince(principal)}, f.since)::text as since,
  f.amount, f.chance, f.expected,
  f.facts || case when t.id is null then '{}' else jsonb_build_object(
    'membership', jsonb_build_object('id', t.id, 'name', t.name, 'type', t.type), 'end_date', t.end_date,
    'last_visit', (select moment_text(max(v.at)) from visit v
                    where v.merchant_id = t.merchant_id and v.member_id = t.member_id and v.reverses_id is null
                      and not exists (select from visit r where r.merchant_id = v.merchant_id and r.reverses_id = v.id)),
    'visits_left', t.visits - coalesce((select sum(v.amount) from visit v
                                         where v.merchant_id = t.merchant_id and v.membership_id = t.id), 0)) end as facts`

const order = sql`f.part, f.expected desc nulls last, f.amount desc nulls last, f.since, f.nth, f.record`

export interface Found {
  rows: Alert[]
  counts: Partial<Record<AlertKind, number>>
  groups: Record<Alert['group'], number>
  at_stake: number
  expected: number
  total: number
  done: { all: number; mine: number }
}

const nothing: Found = {
  rows: [],
  counts: {},
  groups: { urgent: 0, money: 0, other: 0 },
  at_stake: 0,
  expected: 0,
  total: 0,
  done: { all: 0, mine: 0 },
}

/** A page of the kinds asked for, the numbers of all kinds, and the outcomes of today, in one statement. */
export async function page(
  asking: Asking,
  { kinds, asked, ...query }: Paging & { kinds: AlertKind[]; asked: AlertKind[] },
): Promise<Found> {
  const { principal, today, db } = asking
  const { limit, offset } = paging(query)
  if (kinds.length === 0) return nothing
  const { rows } = await sql<{ found: Omit<Found, 'rows'> & { rows: Row[] } }>`
    with open as materialized (
      select f.* from (${found(asking, kinds)}) f
       where (f.kind, f.record) not in (${hidden(asking)})
    ), wanted as not materialized (
      select f.* from open f where f.kind = any(${asked}::text[])
    ), page as (
      select f.*, row_number() over (order by ${order}) as at
        from (select f.* from wanted f order by ${order} limit ${limit} offset ${offset}) f
    )
    select jsonb_build_object(
      'counts', (select coalesce(jsonb_object_agg(c.kind, c.count), '{}') from (
        select f.kind, count(*) as count from open f group by 1) c),
      'groups', jsonb_build_object('urgent', count(*) filter (where w.part = 0), 'money', count(*) filter (where w.part = 1),
                                   'other', count(*) filter (where w.part = 2)),
      'total', count(*), 'at_stake', coalesce(sum(w.amount), 0), 'expected', coalesce(sum(w.expected), 0),
      'done', (select jsonb_build_object('all', count(*), 'mine', count(*) filter (where o.staff_id = ${principal.staff}))
                 from alert_outcome o
                where o.merchant_id = ${principal.merchant} and o.club_id = ${principal.club}
                  and o.at >= (${today}::date)::timestamp at time zone ${principal.zone}::text),
      'rows', (select coalesce(jsonb_agg(to_jsonb(p) - 'at' order by p.at), '[]') from (
        select f.at, ${shown(asking)} from page f
          left join member m on m.merchant_id = ${principal.merchant} and m.id = f.member_id
          left join membership t on t.merchant_id = ${principal.merchant} and t.id = f.membership) p)) as found
      from wanted w`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The work list has no row')
  return { ...row.found, rows: row.found.rows.map((each) => alertOf(asking, each)) }
}

/** The row of a record with its member, also while an outcome hides it; undefined where its cause is gone. */
export async function one(asking: Asking, kind: AlertKind, record: number) {
  const { rows } = await sql<{ member: number | null }>`
    select f.member_id as member from (${found(asking, [kind])}) f where f.record = ${record}`.execute(
    asking.db,
  )
  return rows[0]
}

function alertOf({ principal }: Asking, { row, facts, ...alert }: Row): Alert {
  const { agent, ...told } = facts
  const client = agent === undefined ? undefined : userAgent(agent)
  return {
    ...alert,
    id: rowIdOf(alert.kind, row),
    facts: client ? { ...told, device: client.kind, browser: client.browser } : told,
    actions: actionsOn(principal, alert),
  }
}

type Outcome = Answer<'listAlertOutcomes'>[number]

const outcomeColumns = sql`
  o.id, o.kind, o.outcome, o.note, o.next_date::text as next_date, moment_text(o.at) as at,
  jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name)) as by`
const byStaff = sql`join staff s on s.merchant_id = o.merchant_id and s.id = o.staff_id`

/** The latest outcomes of a row; those of its member too, of kinds that the person may see. */
export async function outcomes(
  { db, principal }: Asking,
  { kinds, ...row }: { kinds: AlertKind[]; kind: AlertKind; record: number; member: number | null },
): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    select ${outcomeColumns} from alert_outcome o ${byStaff}
     where o.merchant_id = ${principal.merchant} and o.kind = any(${kinds}::text[])
       and (o.member_id = ${row.member}::bigint
            or (o.kind = ${row.kind} and o.record_id = ${row.record} and (o.kind <> 'alarm' or o.club_id = ${principal.club})))
     order by o.id desc limit 20`.execute(db)
  return rows
}

export async function insertOutcome(
  { db, principal, now }: Asking,
  written: { kind: AlertKind; record: number; member: number | null } & Pick<
    Outcome,
    'outcome' | 'note' | 'next_date'
  >,
): Promise<Outcome> {
  const { kind, record, member, note, next_date } = written
  const { rows } = await sql<Outcome>`
    with o as (
      insert into alert_outcome (merchant_id, club_id, kind, record_id, member_id, outcome, note, next_date, staff_id, at)
      values (${principal.merchant}, ${principal.club}, ${kind}, ${record}, ${member}, ${written.outcome}, ${note}, ${next_date},
              ${principal.staff}, ${now})
      returning *)
    select ${outcomeColumns} from o ${byStaff}`.execute(db)
  const [made] = rows
  if (!made) throw new Error('The outcome has no row')
  return made
}
