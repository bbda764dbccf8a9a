import { sql, type RawBuilder } from 'kysely'
import { CASH } from '@zal/api/methods'
import { registered } from '../../queries/memberRegistration.ts'
import { known } from '../../queries/memberVisibility.ts'
import {
  changeOf,
  momentBefore,
  ofEachClub,
  readFigures,
  WEEK,
  type Scope,
} from './dashboard.scope.ts'
import { left, sumsOf } from './dashboard.payments.ts'

interface Sale {
  total: number
  before: number
  last_week: number
  cash: number
  returned_today: number
  hours: { hour: number; total: number; last_week: number }[]
  each_gym_data?: { club_id: number; gym_name: string; total: number }[]
}

/** The last hour of a day, in which payments count that were recorded on a later day. */
const LAST_HOUR = 23

/** The payments dated today, those of yesterday and of a week ago that were made by this time, and the days by hour. */
export async function totalSale(scope: Scope) {
  const { db, principal, clubs, today } = scope
  const local = sql`z.at at time zone ${principal.zone}::text`
  const { before, ...sale } = await readFigures<Sale>(
    db,
    sql`
    with sold as materialized (
      select s.club_id, s.method, ${left} as total
        from payment_sum s
       where ${sumsOf(scope, { from: today, to: today })} and s.method in (0, ${CASH}::smallint)
       group by 1, 2
    ), made as materialized (
      select ${today}::date - z.payment_date as ago, z.total - z.returned as total, z.at,
             case when (${local})::date = z.payment_date then extract(hour from ${local})::integer else ${LAST_HOUR} end as hour
        from payment_state z
       where z.merchant_id = ${principal.merchant} and z.club_id = any(${clubs}::bigint[])
         and z.payment_date = any(array[${today}::date, ${today}::date - 1, ${today}::date - ${WEEK}::integer])
    )
    select jsonb_build_object(
             'total', (select coalesce(sum(x.total), 0) from sold x where x.method = 0),
             'cash', (select coalesce(sum(x.total), 0) from sold x where x.method = ${CASH}),
             'before', (select coalesce(sum(d.total), 0) from made d where d.ago = 1 and d.at <= ${momentBefore(scope, 1)}),
             'last_week', (
               select coalesce(sum(d.total), 0) from made d where d.ago = ${WEEK} and d.at <= ${momentBefore(scope, WEEK)}),
             'hours', (
               select jsonb_agg(jsonb_build_object('hour', h.hour, 'total', h.total, 'last_week', h.last_week) order by h.hour)
                 from (select g.hour, coalesce(sum(d.total) filter (where d.ago = 0), 0) as total,
                              coalesce(sum(d.total) filter (where d.ago = ${WEEK}), 0) as last_week
                         from generate_series(0, ${LAST_HOUR}::integer) g (hour)
                         left join made d on d.hour = g.hour
                        group by g.hour) h),
             'returned_today', (
               select coalesce(sum(r.amount), 0)
                 from ledger_transaction t
                 join payment_reversal r on r.merchant_id = t.merchant_id and r.transaction_id = t.id
                 join payment_state z on z.merchant_id = r.merchant_id and z.payment_id = r.payment_id
                where t.merchant_id = ${principal.merchant} and t.club_id = any(${clubs}::bigint[])
                  and t.business_day = ${today}::date and z.payment_date < ${today}::date))
           || ${ofEachClub(
             scope,
             'each_gym_data',
             sql`select jsonb_build_object('total', coalesce(sum(x.total), 0)) from sold x where x.method = 0 and x.club_id = c.id`,
           )} as figures`,
  )
  return {
    ...sale,
    promotion: changeOf(sale.total, before),
    week_change: changeOf(sale.total, sale.last_week),
  }
}

interface NewCustomers {
  total: number
  yesterday: number
  last_week: number
  results: {
    id: number
    fullname: string
    avatar: { id: number; url: string; name: string } | null
    created_at: string
    membership: { id: number; name: string } | null
  }[]
}

/** How many of the latest new members are named. */
const NAMED = 5

/** The members of the clubs who were registered today, yesterday, and by this time on the same weekday last week. */
export async function newCustomers(scope: Scope) {
  const { db, principal, clubs, today } = scope
  const start = (day: RawBuilder<unknown>) =>
    sql`((${day})::timestamp at time zone ${principal.zone}::text)`
  const figures = await readFigures<NewCustomers>(
    db,
    sql`
    with found as materialized (
      select m.id, m.first_name, m.last_name, m.avatar_id, m.created_at,
             m.created_at >= ${start(sql`${today}::date`)} as is_today,
             m.created_at >= ${start(sql`${today}::date - 1`)} as is_recent
        from member m
       where ${known(principal)} and m.club_id = any(${clubs}::bigint[]) and ${registered}
         and (m.created_at >= ${start(sql`${today}::date - 1`)} and m.created_at < ${start(sql`${today}::date + 1`)}
              or m.created_at >= ${start(sql`${today}::date - ${WEEK}::integer`)} and m.created_at <= ${momentBefore(scope, WEEK)})
    )
    select jsonb_build_object(
             'total', (select count(*) from found f where f.is_today),
             'yesterday', (select count(*) from found f where f.is_recent and not f.is_today),
             'last_week', (select count(*) from found f where not f.is_recent),
             'results', (
               select coalesce(jsonb_agg(jsonb_build_object(
                        'id', f.id, 'fullname', concat_ws(' ', f.last_name, f.first_name), 'avatar', avatar_json(f.avatar_id),
                        'created_at', moment_text(f.created_at),
                        'membership', case when o.membership_id is not null then
                          jsonb_build_object('id', o.membership_id, 'name', o.membership) end)
                      order by f.created_at desc, f.id desc), '[]')
                 from (select f.* from found f where f.is_today order by f.created_at desc, f.id desc limit ${NAMED}) f
                 join member_on(${today}::date) o on o.merchant_id = ${principal.merchant} and o.id = f.id)) as figures`,
  )
  return { ...figures, percentage: changeOf(figures.total, figures.yesterday) }
}
