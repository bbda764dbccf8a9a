import { sql } from 'kysely'
import type { Answer, Query } from '../../core/operation/context.ts'
import { daysBetween } from '../../domain/membershipDates.ts'
import { hasUsual, left, soldCount, sumsOf, usualDays } from './dashboard.payments.ts'
import { causeOf } from './dashboard.cause.ts'
import { planRows } from './dashboard.plans.ts'
import { ofEachClub, periodOf, readFigures, seesEachClub, type Scope } from './dashboard.scope.ts'

type ByMethods = Answer<'getSalesByMethods'>['results']
type ByItems = Answer<'getSalesByItems'>['results']
type Summary = Pick<Answer<'getSalesSummary'>, 'results' | 'cause'>

/** Statuses of the payments, and the sum of them. */
const statuses = {
  paid: { of: ['paid', 'partial_refund'], sum: left },
  refund: { of: ['refund', 'partial_refund'], sum: sql`sum(s.returned)` },
  void: { of: ['void'], sum: sql`sum(s.returned)` },
}

/** The payments of a range by method. */
export function byMethods(scope: Scope, query: Query<'getSalesByMethods'>) {
  const { status = 'paid' } = query
  const { of, sum } = statuses[status]
  const range = periodOf(query, scope)
  const amounts = sql`
    select coalesce(jsonb_agg(jsonb_build_object('method', x.method, 'amount', x.amount) order by x.method), '[]')`
  const isComparable = status === 'paid' && range.span === 'day' && seesEachClub(scope)
  const usual = isComparable
    ? sql`case when ${hasUsual(scope, sql`${range.from}::date`, sql`s.club_id = c.id`)}
               then (select round(coalesce(sum(u.total), 0)) from usual u where u.club_id = c.id) end`
    : sql`null`
  return readFigures<ByMethods>(
    scope.db,
    sql`
    with line as materialized (
      select s.club_id, s.method, ${sum} as amount, sum(s.payments) as payments
        from payment_sum s
       where ${sumsOf(scope, range)} and s.status = any(${of}::text[])
       group by 1, 2
    ), way as (
      select l.method, sum(l.amount) as amount from line l where l.method > 0 group by 1
    ), usual as (
      ${isComparable ? usualDays(scope, range) : sql`select null where false`}
    )
    select jsonb_build_object(
             'income_data', (${amounts} from way x where x.amount <> 0),
             'total', (select coalesce(sum(l.amount), 0) from line l where l.method = 0),
             'payments', (select coalesce(sum(l.payments), 0) from line l where l.method = 0))
           || ${ofEachClub(
             scope,
             'all_gym_payments',
             sql`select jsonb_build_object(
                   'data', (${amounts} from line x where x.club_id = c.id and x.method > 0 and x.amount <> 0),
                   'total', (select coalesce(sum(x.amount), 0) from line x where x.club_id = c.id and x.method = 0),
                   'usual', ${usual})`,
           )} as figures`,
  )
}

/** Plans of which each has its own bar. */
const BARS = 6
/** Most plans by which the payment history is filtered. */
const MOST_IDS = 50

/** The payments of a range by package or class. */
export function byItems(scope: Scope, query: Query<'getSalesByItems'>) {
  const { subscription = 1 } = query
  const range = periodOf(query, scope)
  const sums = sql`${left} as total, ${soldCount} as count`
  const plan = subscription === 1 ? sql`package` : sql`class`
  // The plans by their ids, because the index leads with the plan before the days.
  const plans = sql`s.plan = any(array(select p.id from ${plan} p where p.merchant_id = ${scope.principal.merchant}))`
  const ofKind = sql`s.type = ${subscription} and s.method = 0`
  return readFigures<ByItems>(
    scope.db,
    sql`
    with sold as materialized (
      select s.plan as id, ${sums}
        from payment_sum s
       where ${sumsOf(scope, range, plans)} and ${ofKind}
       group by 1
      having ${soldCount} > 0
    ), whole as (
      select ${sums} from payment_sum s where ${sumsOf(scope, range)} and ${ofKind}
    ), ranked as materialized (${planRows(scope, subscription, BARS)}
    ), rest as (
      select coalesce(w.total, 0) - r.total as total, w.count - r.count as count
        from whole w
       cross join (select coalesce(sum(k.total), 0) as total, coalesce(sum(k.count), 0) as count from ranked k) r
    ), other as (
      select array_agg(o.id order by o.id) as ids, sum(o.count) as count from sold o where o.id not in (select k.id from ranked k)
    )
    select jsonb_build_object(
             'items_data', (
               select coalesce(jsonb_agg(jsonb_build_object(
                        'id', r.id, 'name', r.name, 'total', r.total, 'membership_count', r.count) order by r.nth), '[]')
                 from ranked r),
             'others', (select jsonb_build_object('total', r.total, 'membership_count', r.count, 'ids', case
                                 when o.count = r.count and cardinality(o.ids) <= ${MOST_IDS}::integer then to_jsonb(o.ids) end)
                          from rest r cross join other o where r.count > 0)) as figures`,
  )
}

/** Most days of a range whose payments are summed by day. */
const DAYS = 14

const kinds = [
  ['cls', 2],
  ['pkg', 1],
  ['one_time', 3],
] as const

/** The payments of a range by kind, for each day, week or month, and why they differ from the usual. */
export function summary(scope: Scope, query: Query<'getSalesSummary'>) {
  const range = periodOf(query, scope)
  const { from, to, span } = range
  const unit = span === 'month' ? 'month' : daysBetween(from, to) < DAYS ? 'day' : 'week'
  const step = sql`interval '1 ${sql.raw(unit)}'`
  const figures = kinds.map(
    ([name, type]) => sql`
      ${sql.lit(`${name}_total`)}, coalesce(sum(d.total) filter (where d.type = ${sql.lit(type)}), 0),
      ${sql.lit(`${name}_count`)}, coalesce(sum(d.count) filter (where d.type = ${sql.lit(type)}), 0)`,
  )
  const usual =
    unit === 'month'
      ? sql`null`
      : sql`case when ${hasUsual(scope, sql`b.first`)}
                 then (select round(coalesce(sum(u.total), 0)) from usual u where u.day between b.first and b.last) end`
  return readFigures<Summary>(
    scope.db,
    sql`
    with day as materialized (
      select s.payment_date, s.type, ${left} as total, ${soldCount} as count
        from payment_sum s
       where ${sumsOf(scope, range)} and s.method = 0
       group by 1, 2
    ), usual as materialized (
      ${unit === 'month' ? sql`select null` : usualDays(scope, range)}
    ), bucket as (
      select greatest(g::date, ${from}::date) as first, least((g + ${step})::date - 1, ${to}::date) as last
        from generate_series(date_trunc(${sql.lit(unit)}, ${from}::timestamp), ${to}::timestamp, ${step}) g
    )
    select jsonb_build_object(
             'results', jsonb_agg(x.figures || jsonb_build_object('start_date', x.first, 'end_date', x.last) order by x.first),
             'cause', ${unit === 'month' ? sql`null` : causeOf(scope, range)}) as figures
      from (
        select b.first, b.last, jsonb_build_object(${sql.join(figures)}, 'usual', ${usual}) as figures
          from bucket b
          left join day d on d.payment_date between b.first and b.last
         group by b.first, b.last) x`,
  )
}
