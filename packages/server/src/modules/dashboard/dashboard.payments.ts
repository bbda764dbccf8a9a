import { sql, type RawBuilder } from 'kysely'
import type { Range, Scope } from './dashboard.scope.ts'

/** Condition for the daily sums `s` of the clubs and the days: of all plans together, or of some plans each. */
export const sumsOf = (
  { principal, clubs }: Scope,
  { from, to }: Range,
  plans: RawBuilder<unknown> = sql`s.plan = 0`,
) => sql`
  s.merchant_id = ${principal.merchant} and s.club_id = any(${clubs}::bigint[]) and s.span = 'day'
  and s.payment_date between ${from}::date and ${to}::date and ${plans}`

/** The rest of the payments: taken less returned. */
export const left = sql`sum(s.amount - s.returned)`
