import { sql, type RawBuilder } from 'kysely'
import type { Answer, Context } from '../../core/operation/context.ts'
import { minuteOf, weekdayOf } from '../../domain/membershipDates.ts'

/** Minutes before its start from which a session is shown. */
const AHEAD = 180

type Sessions = Answer<'listTodaySessions'>
type Session = Sessions['upcoming'][number]

/**
 * Sessions of today that are running or start soon: blocks of classes, and packages with a trainer and hours.
 */
export async function todaySessions(context: Context<'listTodaySessions'>): Promise<Sessions> {
  const { query, db, principal, now, today } = context
  const weekday = weekdayOf(today)
  const { rows } = await sql<Session & { time: string }>`
    select s.type, jsonb_build_object('id', s.plan, 'name', s.name) as plan, s.class_time,
           to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
           case when r.id is not null then jsonb_build_object('id', r.id, 'name', r.name) end as room,
           s.trainers, s.slot as capacity, s.expected, s.checked_in,
           to_char(${now}::timestamptz at time zone ${principal.zone}, 'HH24:MI') as time
      from (
        select 2 as type, c.id as plan, c.name, b.id as class_time, b.start_time, b.end_time, b.room_id, b.slot,
               (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', concat_ws(' ', t.last_name, t.first_name))
                                          order by lower(t.last_name), t.id), '[]')
                  from class_time_trainer x join staff t on t.merchant_id = x.merchant_id and t.id = x.trainer_id
                 where x.merchant_id = b.merchant_id and x.class_time_id = b.id) as trainers,
               n.*
          from class c
          join class_time b on b.merchant_id = c.merchant_id and b.class_id = c.id and ${weekday} = any(b.week_days)
         cross join lateral (${counted(sql`m.class_time_id = b.id`, context)}) n
         where c.merchant_id = current_merchant() and c.club_id = ${principal.club} and c.is_active
         union all
        select 1, p.id, p.name, null, p.start_time, p.end_time, p.room_id, p.slot,
               jsonb_build_array(jsonb_build_object('id', t.id, 'name', concat_ws(' ', t.last_name, t.first_name))), n.*
          from package p
          join staff t on t.merchant_id = p.merchant_id and t.id = p.trainer_id
         cross join lateral (${counted(sql`m.package_id = p.id`, context)}) n
         where p.merchant_id = current_merchant() and p.club_id = ${principal.club} and p.is_active
           and p.start_time is not null and (p.week_days = '{}' or ${weekday} = any(p.week_days))
      ) s
      left join room r on r.merchant_id = current_merchant() and r.id = s.room_id
     where ${query.subscription ?? null}::int is null or s.type = ${query.subscription ?? null}::int
     order by s.start_time, s.name, s.class_time`.execute(db)
  const sessions = rows.map(({ time, ...session }) => ({
    session,
    ahead: minuteOf(session.start_time) - minuteOf(time),
    left: minuteOf(session.end_time) - minuteOf(time),
  }))
  return {
    in_progress: sessions
      .filter(({ ahead, left }) => ahead <= 0 && left > 0)
      .map(({ session }) => session),
    upcoming: sessions
      .filter(({ ahead }) => ahead > 0 && ahead <= AHEAD)
      .map(({ session }) => session),
  }
}

/**
 * Counts holders of a place today who may enter or have entered; includes those whose last visit was this
 * one.
 */
function counted(held: RawBuilder<unknown>, { principal, today }: Context<'listTodaySessions'>) {
  return sql`
    select count(distinct h.member_id) filter (where h.status = 'active' or h.came)::int as expected,
           count(distinct h.member_id) filter (where h.came)::int as checked_in
      from (select m.member_id, m.status,
                   exists (select from visit v
                            where v.merchant_id = m.merchant_id and v.membership_id = m.id and v.business_day = ${today}::date
                              and v.club_id = ${principal.club} and v.reverses_id is null
                              and not visit_removed(v.merchant_id, v.id)) as came
              from membership_on(${today}::date) m
             where m.merchant_id = current_merchant() and ${held} and ${today}::date between m.start_date and m.end_date) h`
}
