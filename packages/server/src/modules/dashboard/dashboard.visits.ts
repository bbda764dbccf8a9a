import { sql, type RawBuilder } from 'kysely'
import type { Principal, Query } from '../../core/operation/context.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { isInside } from '../../queries/insideClub.ts'
import { membershipsOf } from '../../queries/trainerMemberships.ts'
import { planRows } from './dashboard.plans.ts'
import { changeOf, ofEachClub, readFigures, WEEK, type Scope } from './dashboard.scope.ts'

/**
 * Condition for the visits `v` of the clubs that were not undone; those of own trainees and classes for a trainer.
 */
export const counted = ({ principal, clubs }: Scope) => sql`
  v.merchant_id = ${principal.merchant} and v.club_id = any(${clubs}::bigint[]) and v.reverses_id is null
  and not exists (select from visit r where r.merchant_id = v.merchant_id and r.reverses_id = v.id)
  ${principal.role === 'trainer' ? ofTrainer(principal) : sql``}`

const ofTrainer = (principal: Principal) => sql`
  and (v.membership_id = any(${membershipsOf(principal.staff, principal)})
       or v.class_time_id = any(array(
         select x.class_time_id from class_time_trainer x
          where x.merchant_id = ${principal.merchant} and x.trainer_id = ${principal.staff})))`

/** A key for each person: a visitor without a name counts by each visit. */
export const person = sql`coalesce(v.member_id, -v.id)`

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
  const { db, principal, today, now } = scope
  const local = sql`(v.at at time zone ${principal.zone}::text)`
  const time = sql`(${now}::timestamptz at time zone ${principal.zone}::text)::time`
  const oldest = USUAL_WEEKS * WEEK
  const usualOf = (count: RawBuilder<unknown>) =>
    sql`case when b.has_usual then round(${count}::numeric / ${USUAL_WEEKS}::integer)::integer end`
  const figures = await readFigures<Visits>(
    db,
    sql`
    with found as materialized (
      select v.club_id, v.type, ${today}::date - v.business_day as ago, ${person} as person,
             extract(hour from ${local})::integer as hour, ${local}::time <= ${time} as is_by_now
        from visit v
       where ${counted(scope)} and v.business_day = any(array(
               select ${today}::date - d.ago from unnest(array[0, 1]) d (ago)
                union all
               select ${today}::date - ${WEEK}::integer * n from generate_series(1, ${USUAL_WEEKS}::integer) n))
    ), b as (
      select exists (
        select from visit v where ${counted(scope)} and v.business_day <= ${today}::date - ${oldest}::integer) as has_usual
    ), hour as (
      select h.hour, count(*) filter (where f.ago = 0) as count, count(*) filter (where f.ago >= ${WEEK}) as usual
        from generate_series(0, 23) h (hour)
        left join found f on f.hour = h.hour
       group by h.hour
    )
    select jsonb_build_object(
             'yesterday', count(*) filter (where f.ago = 1),
             'today', jsonb_build_object('class', count(*) filter (where f.ago = 0 and f.type = 2),
                                         'package', count(*) filter (where f.ago = 0 and f.type = 1),
                                         'one_time', count(*) filter (where f.ago = 0 and f.type = 3)),
             'people', count(distinct (f.club_id, f.person)) filter (where f.ago = 0),
             'usual', (select ${usualOf(sql`count(*)`)}
                         from b left join found f on f.ago >= ${WEEK} and f.is_by_now group by b.has_usual),
             'inside', (
               select jsonb_build_object('total', count(*), 'class', count(*) filter (where v.type = 2))
                 from visit v
                where ${counted(scope)} and v.business_day >= ${today}::date - 1
                  and ${isInside(now, sql`v.club_id`)}),
             'hours', (
               select jsonb_agg(jsonb_build_object('hour', h.hour, 'count', h.count, 'usual', ${usualOf(sql`h.usual`)})
                                order by h.hour)
                 from hour h cross join b))
           || ${ofEachClub(
             scope,
             'each_gym_data',
             sql`select jsonb_build_object('total', count(*)) from found x where x.ago = 0 and x.club_id = c.id`,
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
  return readFigures<{ id: number; name: string; count: number }[]>(
    db,
    sql`
    with sold as materialized (
      select ${plan} as id, count(*) as total, count(*) as count
        from visit v
        join membership m on m.merchant_id = v.merchant_id and m.id = v.membership_id
       where ${counted(scope)} and v.business_day = ${today}::date and v.type = ${subscription} and ${plan} is not null
       group by 1
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
