import { sql, type RawBuilder } from 'kysely'
import { rangeOf, type Range, type Scope } from './dashboard.scope.ts'

/** Days of the sales, summed by day or, for whole months, by month. */
export interface SalesRange extends Range {
  span?: 'day' | 'month'
}

interface Asked {
  start_date?: string
  end_date?: string
  period?: 'quarter' | 'year'
}

/** The days of a question about sales, or the months of the quarter or year up to today. Errors: as `rangeOf`. */
export function salesRangeOf(query: Asked, scope: Scope): SalesRange {
  const { today } = scope
  if (!query.period) return { ...rangeOf(query, scope), span: 'day' }
  const month = Number(today.slice(5, 7))
  const first = query.period === 'year' ? 1 : month - ((month - 1) % 3)
  return {
    from: `${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`,
    to: today,
    span: 'month',
  }
}

/** Condition for the sums `s` of the clubs and the days or months: of all plans together, or of some plans each. */
export const sumsOf = (
  { principal, clubs }: Scope,
  { from, to, span = 'day' }: SalesRange,
  plans: RawBuilder<unknown> = sql`s.plan = 0`,
) => sql`
  s.merchant_id = ${principal.merchant} and s.club_id = any(${clubs}::bigint[]) and s.span = ${sql.lit(span)}
  and s.payment_date between ${from}::date and ${to}::date and ${plans}`

/** Rest of the payments: taken less returned. */
export const left = sql`sum(s.amount - s.returned)`

/** Weeks whose mean is usual, in days before. */
const weeks = sql`(values (7), (14), (21), (28)) w (days)`

/**
 * Rows `(club_id, day, total)` with a quarter of what was sold on the same weekdays of the four weeks before each day of
 * the range. Of today only what was sold by this time of the day; days after it are not known.
 */
export function usualDays(scope: Scope, { from, to }: Range) {
  const { principal, clubs, today, now } = scope
  const zone = sql`${principal.zone}::text`
  const earlier = sql`((${now}::timestamptz at time zone ${zone}) - w.days * interval '1 day') at time zone ${zone}`
  return sql`
    select s.club_id, s.payment_date + w.days as day, ${left} / 4 as total
      from payment_sum s
     cross join ${weeks}
     where s.merchant_id = ${principal.merchant} and s.club_id = any(${clubs}::bigint[]) and s.span = 'day' and s.plan = 0
       and s.payment_date between ${from}::date - 28 and least(${to}::date, ${today}::date) - 7 and s.method = 0
       and s.payment_date + w.days between ${from}::date and least(${to}::date, ${today}::date - 1)
     group by 1, 2
    union all
    select z.club_id, ${today}::date, sum(z.total - z.returned) / 4
      from ${weeks}
      join payment_state z on z.payment_date = ${today}::date - w.days
      join payment p on p.merchant_id = z.merchant_id and p.id = z.payment_id
     where z.merchant_id = ${principal.merchant} and z.club_id = any(${clubs}::bigint[])
       and ${today}::date between ${from}::date and ${to}::date and p.at <= ${earlier}
     group by 1`
}

/** Whether the clubs sold something four weeks before a day, so that something is usual on it. */
export const hasUsual = (
  { principal, clubs }: Scope,
  day: RawBuilder<unknown>,
  club = sql`s.club_id = any(${clubs}::bigint[])`,
) => sql`
  exists (select from payment_sum s
           where s.merchant_id = ${principal.merchant} and ${club} and s.plan = 0 and s.span = 'day'
             and s.payment_date <= ${day} - 28)`
