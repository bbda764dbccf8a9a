import { sql, type RawBuilder } from 'kysely'
import { momentBefore, type PeriodRange, type Range, type Scope } from './dashboard.scope.ts'

/** Condition for the sums `s` of the clubs and the days or months: of all plans together, or of some plans each. */
export const sumsOf = (
  { principal, clubs }: Scope,
  { from, to, span = 'day' }: PeriodRange,
  plans: RawBuilder<unknown> = sql`s.plan = 0`,
) => sql`
  s.merchant_id = ${principal.merchant} and s.club_id = any(${clubs}::bigint[]) and s.span = ${sql.lit(span)}
  and s.payment_date between ${from}::date and ${to}::date and ${plans}`

/** Rest of the payments: taken less returned. */
export const left = sql`sum(s.amount - s.returned)`

/** Weeks whose mean is usual, in days before. */
const weeks = sql`(values (7), (14), (21), (28)) w (days)`

/** The sums `s` of the same weekdays of the four weeks before each day of the range that is over, `w.days` before it. */
const earlierDays = (
  { principal, clubs, today }: Scope,
  { from, to }: Range,
  plans: RawBuilder<unknown>,
) => sql`
      from payment_sum s
     cross join ${weeks}
     where s.merchant_id = ${principal.merchant} and s.club_id = any(${clubs}::bigint[]) and s.span = 'day' and ${plans}
       and s.payment_date between ${from}::date - 28 and least(${to}::date, ${today}::date) - 7 and s.method = 0
       and s.payment_date + w.days between ${from}::date and least(${to}::date, ${today}::date - 1)`

/**
 * Condition for the states `z` of the payments of the same weekdays of the four weeks before today that were made by this
 * time of the day; none if today is not in the range. The days are a subquery, so that they are looked up by index.
 */
const isEarlierToday = (scope: Scope, { from, to }: Range) => {
  const { principal, clubs, today } = scope
  return sql`
    z.merchant_id = ${principal.merchant} and z.club_id = any(${clubs}::bigint[])
    and z.payment_date = any(array(select ${today}::date - w.days from ${weeks}))
    and z.at <= ${momentBefore(scope, sql`(${today}::date - z.payment_date)`)}
    and ${today}::date between ${from}::date and ${to}::date`
}

/**
 * Rows `(club_id, day, total)` with a quarter of what was sold on the same weekdays of the four weeks before each day of
 * the range. Of today only what was sold by this time of the day; days after it are not known.
 */
export const usualDays = (scope: Scope, range: Range) => sql`
    select s.club_id, s.payment_date + w.days as day, ${left} / 4 as total
    ${earlierDays(scope, range, sql`s.plan = 0`)}
     group by 1, 2
    union all
    select z.club_id, ${scope.today}::date, sum(z.total - z.returned) / 4
      from payment_state z
     where ${isEarlierToday(scope, range)}
     group by 1`

/** Condition for the sums `s` of each package and class. */
export const eachPlan = ({ principal: { merchant } }: Scope) => sql`
  s.plan = any(array(select id from package where merchant_id = ${merchant} union select id from class where merchant_id = ${merchant}))
  and s.type in (1, 2)`

/** Payments that are not voided. */
export const soldCount = sql`coalesce(sum(s.payments) filter (where s.status <> 'void'), 0)`

/** Rows `(type, id, total, count)` with the usual sales of each package (type 1) and class (type 2), as `usualDays`. */
export const usualPlans = (scope: Scope, range: Range) => sql`
    select u.type, u.id, sum(u.total) as total, sum(u.count) as count
      from (
        select s.type, s.plan as id, ${left} / 4 as total, ${soldCount} / 4.0 as count
        ${earlierDays(scope, range, eachPlan(scope))}
         group by 1, 2
        union all
        select z.type, z.plan, sum(z.total - z.returned) / 4, count(*) filter (where z.status <> 'void') / 4.0
          from payment_state z
         where ${isEarlierToday(scope, range)} and z.type in (1, 2)
         group by 1, 2) u
     group by 1, 2`

/** Whether the clubs sold something four weeks before a day, so that something is usual on it. */
export const hasUsual = (
  { principal, clubs }: Scope,
  day: RawBuilder<unknown>,
  club = sql`s.club_id = any(${clubs}::bigint[])`,
) => sql`
  exists (select from payment_sum s
           where s.merchant_id = ${principal.merchant} and ${club} and s.plan = 0 and s.span = 'day'
             and s.payment_date <= ${day} - 28)`
