import { sql } from 'kysely'
import type { Range, Scope } from './dashboard.scope.ts'

/** Condition for the daily sums `s` of the clubs and the days, for all plans together or for each of them. */
export const sumsOf = (
  { principal, clubs }: Scope,
  { from, to }: Range,
  plans: 'together' | 'each' = 'together',
) => sql`
  s.merchant_id = ${principal.merchant} and s.club_id = any(${clubs}::bigint[]) and s.span = 'day'
  and s.payment_date between ${from}::date and ${to}::date and ${plans === 'each' ? sql`s.plan <> 0` : sql`s.plan = 0`}`

/** What is left of the payments: taken less returned. */
export const left = sql`sum(s.amount - s.returned)`
