import { sql, type RawBuilder } from 'kysely'
import type { Scope } from './dashboard.scope.ts'
import { counted, person } from './dashboard.counted.ts'

/** A day, or SQL of a day. */
export type Day = string | RawBuilder<string>

/** Rows `(day)` of a range, both ends inclusive. */
export const daysOf = ({ from, to }: { from: Day; to: Day }) => sql`
  select g::date as day from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') g`

/**
 * Visits and people of each club and day of `(day)`, or of each hour (-1 is the whole day): as stored, else counted. Stored days are
 * of all visits, so those of a trainer are always counted.
 */
export function visitDays(scope: Scope, byHour: boolean, days: RawBuilder<unknown>) {
  const { principal, clubs } = scope
  const isStored = principal.role === 'trainer' ? sql`false` : sql`d.hour = -1`
  const hours = byHour ? sql`d.hour >= 0` : sql`d.hour = -1`
  const hour = byHour
    ? sql`extract(hour from v.at at time zone x.zone)::smallint`
    : sql`(-1)::smallint`
  return sql`
    with x as materialized (
      select c.id as club, c.zone, g.day, exists (
               select from visit_day d
                where d.merchant_id = c.merchant_id and d.club_id = c.id and d.business_day = g.day and ${isStored}) as is_stored
        from club c
       cross join (${days}) g
       where c.merchant_id = ${principal.merchant} and c.id = any(${clubs}::bigint[])
    )
    select x.club, d.business_day, d.hour, d.visits, d.people
      from x
      join visit_day d on d.merchant_id = ${principal.merchant} and d.club_id = x.club and d.business_day = x.day and ${hours}
     where x.is_stored
    union all
    select x.club, x.day, n.hour, n.visits, n.people
      from x
     cross join lateral (
       select ${hour} as hour, count(*) as visits, count(distinct ${person}) as people
         from visit v
        where ${counted(scope)} and v.club_id = x.club and v.business_day = x.day
        group by 1) n
     where not x.is_stored`
}
