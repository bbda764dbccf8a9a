import { sql } from 'kysely'
import type { Answer, Db, Principal, Query } from '../../core/operation/context.ts'

type Events = Answer<'listScheduleEvents'>

/**
 * Time blocks of the active classes on each day of a range, within the dates of their class. A slot is taken on a day by a membership that
 * covers it and had not used its visits up before.
 */
export async function eventsBetween(
  db: Db,
  { start_date: from, end_date: to }: Query<'listScheduleEvents'>,
  { club, zone }: Principal,
): Promise<Events> {
  const { rows } = await sql<Events[number]>`
    with block as (
      select b.*, c.name, coalesce(c.start_date, (c.created_at at time zone ${zone}::text)::date) as since,
             coalesce(c.end_date, 'infinity'::date) as until
        from class c
        join class_time b on b.merchant_id = c.merchant_id and b.class_id = c.id
       where c.merchant_id = current_merchant() and c.club_id = ${club} and c.is_active
    ), held as materialized (
      select m.class_time_id, m.member_id, m.start_date, least(m.end_date, used.up) as end_date
        from block b
        join membership m on m.merchant_id = b.merchant_id and m.class_time_id = b.id
        left join lateral (
          select min(v.day) as up
            from (select v.business_day as day, sum(sum(v.amount)) over (order by v.business_day) as visits
                    from visit v
                   where v.merchant_id = m.merchant_id and v.membership_id = m.id
                   group by v.business_day) v
           where v.visits >= m.visits
        ) used on m.visits is not null
       where m.state = 'sold' and m.start_date <= ${to}::date and m.end_date >= ${from}::date
    )
    select to_char(d.day, 'YYYY-MM-DD') as date, 'class' as source, jsonb_build_object('id', b.class_id, 'name', b.name) as plan,
           b.id::float8 as class_time, b.position as time_index,
           to_char(b.start_time, 'HH24:MI') as start_time, to_char(b.end_time, 'HH24:MI') as end_time,
           case when r.id is not null then jsonb_build_object('id', r.id, 'name', r.name) end as room,
           (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', concat_ws(' ', t.last_name, t.first_name))
                                      order by lower(t.last_name), t.id), '[]')
              from class_time_trainer x join staff t on t.merchant_id = x.merchant_id and t.id = x.trainer_id
             where x.merchant_id = b.merchant_id and x.class_time_id = b.id) as trainers,
           b.slot as capacity,
           (select count(distinct h.member_id)::int from held h
             where h.class_time_id = b.id and d.day between h.start_date and h.end_date) as holders
      from block b
      join generate_series(${from}::date, ${to}::date, interval '1 day') d (day)
        on extract(isodow from d.day) = any(b.week_days) and d.day between b.since and b.until
      left join room r on r.merchant_id = b.merchant_id and r.id = b.room_id
     order by d.day, b.start_time, b.name, b.id`.execute(db)
  return rows
}
