import { sql, type RawBuilder } from 'kysely'
import type { RecordContext } from '../../core/db/recordStore.ts'
import { readPage } from '../../core/db/page.ts'
import type { Answer, Query } from '../../core/operation/context.ts'

type Sessions = Answer<'listTrainerSessions'>

interface Days {
  from: RawBuilder<unknown> | string
  to: RawBuilder<unknown> | string
}

/**
 * The sessions of a trainer in the chosen club on each day of a range: blocks `b` of active classes and active packages
 * with hours, on the days `d` of their weekdays since they were created.
 */
export const sessionRows = (trainer: number, { from, to }: Days, { principal }: RecordContext) => {
  const { merchant, club, zone } = principal
  return sql`
    from (
      select 2 as type, c.id as plan, c.name, x.class_time_id as class_time, null::bigint as package, t.position, t.start_time,
             t.end_time, t.room_id, t.slot, t.week_days,
             coalesce(c.start_date, (c.created_at at time zone ${zone}::text)::date) as since,
             coalesce(c.end_date, 'infinity'::date) as until
        from class_time_trainer x
        join class_time t on t.merchant_id = x.merchant_id and t.id = x.class_time_id
        join class c on c.merchant_id = t.merchant_id and c.id = t.class_id
       where x.merchant_id = ${merchant} and x.trainer_id = ${trainer} and c.club_id = ${club} and c.is_active
       union all
      select 1, p.id, p.name, null, p.id, null, p.start_time, p.end_time, p.room_id, p.slot, p.week_days,
             (p.created_at at time zone ${zone}::text)::date, 'infinity'::date
        from package p
       where p.merchant_id = ${merchant} and p.trainer_id = ${trainer} and p.club_id = ${club} and p.is_active
         and p.start_time is not null
    ) b
    join (select g::date as day from generate_series((${from})::date, (${to})::date, interval '1 day') g) d
      on (b.week_days = '{}' or extract(isodow from d.day) = any(b.week_days)) and d.day between b.since and b.until`
}

/** Whether the session has ended by the time of the club. */
export const isHeld = ({ now, principal }: RecordContext) =>
  sql`(d.day + b.end_time <= ${now}::timestamptz at time zone ${principal.zone}::text)`

/** Memberships `t` of the block that cover the day. */
export const held = ({ principal }: RecordContext) => sql`
  (select m.id, m.member_id, m.visits from membership m
    where m.merchant_id = ${principal.merchant} and m.class_time_id = b.class_time and m.state = 'sold'
      and m.end_date >= d.day and m.start_date <= d.day
    union all
   select m.id, m.member_id, m.visits from membership m
    where m.merchant_id = ${principal.merchant} and m.package_id = b.package and m.state = 'sold'
      and m.end_date >= d.day and m.start_date <= d.day) t`

/** Visits that were used of the membership `t` before the day. */
export const used = ({ principal }: RecordContext) => sql`(
  select coalesce(sum(v.amount), 0) from visit v
   where v.merchant_id = ${principal.merchant} and v.membership_id = t.id and v.business_day < d.day)`

const holders = (context: RecordContext) => sql`(
  select count(distinct t.member_id)::int from ${held(context)}
   where t.visits is null or t.visits > ${used(context)})`

/** People who came to the session: by a membership of it, or by a one-time payment. */
export const visits = (context: RecordContext) => {
  const { merchant } = context.principal
  return sql`(
    select count(distinct coalesce(v.member_id, -v.id))::int
      from (select v.* from ${held(context)}
              join visit v on v.merchant_id = ${merchant} and v.membership_id = t.id and v.business_day = d.day
             union all
            select v.* from visit v
             where v.merchant_id = ${merchant} and v.class_time_id = b.class_time and v.business_day = d.day) v
     where v.reverses_id is null
       and not exists (select from visit r where r.merchant_id = v.merchant_id and r.reverses_id = v.id))`
}

/** A page of the sessions of a trainer, by day and time. */
export function sessionsBetween(
  context: RecordContext,
  trainer: number,
  query: Query<'listTrainerSessions'>,
): Promise<Sessions> {
  const { merchant } = context.principal
  const isWanted = query.is_held === undefined ? null : query.is_held === 1
  const columns = sql`
    to_char(d.day, 'YYYY-MM-DD') as date, b.type, jsonb_build_object('id', b.plan, 'name', b.name) as plan,
    b.class_time, b.position as time_index, to_char(b.start_time, 'HH24:MI') as start_time,
    to_char(b.end_time, 'HH24:MI') as end_time,
    (select jsonb_build_object('id', r.id, 'name', r.name) from room r
      where r.merchant_id = ${merchant} and r.id = b.room_id) as room,
    b.slot as capacity, ${holders(context)} as holders, ${visits(context)} as visits, ${isHeld(context)} as is_held`
  const days = { from: query.start_date, to: query.end_date }
  const found = sql`${sessionRows(trainer, days, context)}
    where ${isWanted}::boolean is null or ${isHeld(context)} = ${isWanted}::boolean`
  const direction = query.order === 'desc' ? sql`desc` : sql`asc`
  const order = sql`d.day ${direction}, b.start_time ${direction}, b.name, b.type, b.class_time, b.plan`
  return readPage<Sessions['results'][number]>(context.db, { columns, found, order }, query)
}
