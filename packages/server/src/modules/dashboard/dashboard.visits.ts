import { sql, type RawBuilder } from 'kysely'
import type { Query } from '../../core/operation/context.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { insideSince, isInside } from '../../queries/insideClub.ts'
import { counted, person } from './dashboard.counted.ts'
import { planRows } from './dashboard.plans.ts'
import {
  changeOf,
  momentBefore,
  ofEachClub,
  readFigures,
  WEEK,
  type Scope,
} from './dashboard.scope.ts'
import { visitDays } from './dashboard.visitDays.ts'

interface Visits {
  yesterday: number
  today: { class: number; package: number; one_time: number }
  people: number
  usual: number | null
  inside: { total: number; class: number }
  hours: { hour: number; count: number; usual: number | null }[]
  each_gym_data?: { club_id: number; gym_name: string; total: number }[]
}

/** Weeks before this one whose same weekday is the usual day. */
const USUAL_WEEKS = 4

/** The visits of today by kind and hour, of yesterday, and of a usual day: the mean of the same weekday in the last four weeks. */
export async function totalVisits(scope: Scope) {
  const { db, principal, clubs, today, now } = scope
  const zone = sql`${principal.zone}::text`
  const local = sql`(v.at at time zone ${zone})`
  const hour = sql`extract(hour from ${now}::timestamptz at time zone ${zone})`
  const usualOf = (count: RawBuilder<unknown>) =>
    sql`case when b.has_usual then round(${count}::numeric / ${USUAL_WEEKS}::integer)::integer end`
  const usualDays = sql`select ${today}::date - ${WEEK}::integer * n as day from generate_series(1, ${USUAL_WEEKS}::integer) n`
  // The hours before this one are counted whole.
  const thisHour = Array.from({ length: USUAL_WEEKS }, (_, week) => {
    const time = momentBefore(scope, WEEK * (week + 1))
    return sql`v.at between date_trunc('hour', ${time}, ${zone}) and ${time}`
  })
  const figures = await readFigures<Visits>(
    db,
    sql`
    with found as materialized (
      select v.club_id, v.type, ${person} as person, extract(hour from ${local})::integer as hour
        from visit v
       where ${counted(scope)} and v.business_day = ${today}::date
    ), earlier as materialized (
      select v.business_day = ${today}::date - 1 as is_yesterday, v.hour, sum(v.visits) as visits
        from (${visitDays(scope, true, sql`select ${today}::date - 1 as day union all ${usualDays}`)}) v
       group by 1, 2
    ), b as (
      select exists (
        select from visit v
         where ${counted(scope)} and v.business_day <= ${today}::date - ${USUAL_WEEKS * WEEK}::integer) as has_usual
    ), this_hour as (
      select count(*) as visits from visit v where ${counted(scope)} and (${sql.join(thisHour, sql` or `)})
    ), since as materialized (
      select c.id as club, ${insideSince(now, sql`c.id`)} as at
        from club c where c.merchant_id = ${principal.merchant} and c.id = any(${clubs}::bigint[])
    ), hour as (
      select h.hour, coalesce(n.visits, 0) as count, coalesce(u.visits, 0) as usual
        from generate_series(0, 23) h (hour)
        left join (select f.hour, count(*) as visits from found f group by 1) n on n.hour = h.hour
        left join earlier u on u.hour = h.hour and not u.is_yesterday
    )
    select jsonb_build_object(
             'yesterday', (select coalesce(sum(e.visits), 0) from earlier e where e.is_yesterday),
             'today', jsonb_build_object('class', count(*) filter (where f.type = 2), 'package', count(*) filter (where f.type = 1),
                                         'one_time', count(*) filter (where f.type = 3)),
             'people', (select count(*) from (select distinct x.club_id, x.person from found x) p),
             'usual', (select ${usualOf(sql`(coalesce(sum(h.usual) filter (where h.hour < ${hour}), 0) + t.visits)`)}
                         from b cross join this_hour t cross join hour h group by b.has_usual, t.visits),
             'inside', (
               select jsonb_build_object('total', count(*), 'class', count(*) filter (where v.type = 2))
                 from since s
                 join visit v on v.club_id = s.club
                where ${counted(scope)} and v.business_day >= ${today}::date - 1 and ${isInside(now, sql`s.at`)}),
             'hours', (
               select jsonb_agg(jsonb_build_object('hour', h.hour, 'count', h.count, 'usual', ${usualOf(sql`h.usual`)})
                                order by h.hour)
                 from hour h cross join b))
           || ${ofEachClub(
             scope,
             'each_gym_data',
             sql`select jsonb_build_object('total', count(*)) from found x where x.club_id = c.id`,
           )} as figures
      from found f`,
  )
  const { class: classes, package: packages, one_time } = figures.today
  const total = classes + packages + one_time
  return {
    ...figures,
    percentage: changeOf(total, figures.yesterday),
    usual_change: figures.usual === null ? null : changeOf(total, figures.usual),
  }
}

/** The visits of today by the plan of their membership. */
export function visitsByPlan(scope: Scope, { subscription = 1 }: Query<'getVisitsByPlan'>) {
  const { db, today } = scope
  const plan = subscription === 1 ? sql`m.package_id` : sql`m.class_id`
  // A subquery by the key of the membership: a join would read all memberships where it expects many visits.
  return readFigures<{ id: number; name: string; count: number }[]>(
    db,
    sql`
    with seen as materialized (
      select (select ${plan} from membership m where m.merchant_id = v.merchant_id and m.id = v.membership_id) as id
        from visit v
       where ${counted(scope)} and v.business_day = ${today}::date and v.type = ${subscription}
    ), sold as materialized (
      select s.id, count(*) as total, count(*) as count from seen s where s.id is not null group by 1
    ), ranked as (${planRows(scope, subscription)})
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'count', r.count) order by r.nth), '[]')
             as figures
      from ranked r`,
  )
}

interface Checkin {
  id: number
  type: 1 | 2 | 3
  session: string
  customer: {
    id: number
    fullname: string
    avatar: { id: number; url: string; name: string } | null
  } | null
  club: { id: number; name: string }
  created_at: string
}

/** A page of the check-ins of today, the latest first. */
export async function checkins(scope: Scope, query: Query<'listDashboardCheckins'>) {
  const { db, today } = scope
  const { limit, offset } = paging(query)
  const found = sql`visit v where ${counted(scope)} and v.business_day = ${today}::date`
  const { count, rows } = await readFigures<{ count: number; rows: Checkin[] }>(
    db,
    sql`
    select jsonb_build_object('count', (select count(*) from ${found}), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', v.id, 'type', v.type, 'session', coalesce(m.name, o.name, ''),
               'customer', case when p.id is not null then jsonb_build_object(
                 'id', p.id, 'fullname', concat_ws(' ', p.last_name, p.first_name), 'avatar', avatar_json(p.avatar_id)) end,
               'club', jsonb_build_object('id', c.id, 'name', c.name), 'created_at', moment_text(v.at))
             order by v.at desc, v.id desc), '[]')
        from (select v.* from ${found} order by v.at desc, v.id desc limit ${limit} offset ${offset}) v
        join club c on c.merchant_id = v.merchant_id and c.id = v.club_id
        left join member p on p.merchant_id = v.merchant_id and p.id = v.member_id
        left join membership m on m.merchant_id = v.merchant_id and m.id = v.membership_id
        left join lateral (
          select i.name from payment_item i
           where i.merchant_id = v.merchant_id and i.payment_id = v.payment_id and i.service in (1, 2, 3)
           order by i.service = 2 desc, i.id limit 1) o on v.payment_id is not null)) as figures`,
  )
  return pageOf(rows, count, query)
}
