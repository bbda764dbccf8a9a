import { sql } from 'kysely'
import { eachPlan, hasUsual, left, soldCount, sumsOf, usualPlans } from './dashboard.payments.ts'
import type { Range, Scope } from './dashboard.scope.ts'

/** The least difference of the sales from the usual that has a cause, as a share of the usual. */
const LEAST_DIFFERENCE = 0.1

/** The least share of the difference that one plan explains. */
const LEAST_SHARE = 0.5

/**
 * Expression for the package or class that explains most of the difference of the sales of a range from the usual, or
 * null. Reads `day (payment_date, total)` with the sales and `usual (day, total)` with the usual of the range.
 */
export function causeOf(scope: Scope, range: Range) {
  const { principal, today } = scope
  const past = { ...range, to: range.to < today ? range.to : today }
  return sql`(
    with whole as (
      select d.total - u.total as difference, u.total as usual
        from (select coalesce(sum(x.total), 0) as total from day x where x.payment_date <= ${today}::date) d,
             (select coalesce(sum(x.total), 0) as total from usual x) u
    ), sold as (
      select s.type, s.plan as id, ${left} as total, ${soldCount} as count
        from payment_sum s
       where ${sumsOf(scope, past, eachPlan(scope))} and s.method = 0
       group by 1, 2
    ), compared as (
      select type, id, coalesce(n.count, 0) as count, round(coalesce(u.count, 0)) as usual,
             coalesce(n.total, 0) - coalesce(u.total, 0) as difference
        from sold n
        full join (${usualPlans(scope, range)}) u using (type, id)
    )
    select jsonb_build_object(
             'id', c.id, 'subscription', c.type, 'count', c.count, 'usual_count', c.usual,
             'name', coalesce(p.name, k.name), 'difference', round(c.difference))
      from compared c
     cross join whole w
      left join package p on c.type = 1 and p.merchant_id = ${principal.merchant} and p.id = c.id
      left join class k on c.type = 2 and k.merchant_id = ${principal.merchant} and k.id = c.id
     where ${hasUsual(scope, sql`${range.from}::date`)}
       and abs(w.difference) >= ${LEAST_DIFFERENCE}::numeric * w.usual
       and sign(c.difference) = sign(w.difference)
       and sign(c.count - c.usual) = sign(w.difference)
       and abs(c.difference) >= ${LEAST_SHARE}::numeric * abs(w.difference)
     order by abs(c.difference) desc, c.type, c.id
     limit 1)`
}
