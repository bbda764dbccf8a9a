import { sql } from 'kysely'
import type { Scope } from './dashboard.scope.ts'

/** The fewest plans of a chart. */
const LEAST = 3

/**
 * The plans of `sold (id, total, count)` with their names, largest total first, at most `most` of them. If there are less
 * than three, active plans of the clubs follow by name, with zeros.
 */
export function planRows({ principal, clubs }: Scope, kind: 1 | 2, most?: number) {
  const plan = kind === 1 ? sql`package` : sql`class`
  const global = kind === 1 ? sql`or p.is_global` : sql``
  return sql`
    select r.* from (
      select p.id, p.name, coalesce(x.total, 0) as total, coalesce(x.count, 0) as count, x.id is not null as is_sold,
             row_number() over (order by x.id is null, x.total desc, x.count desc, p.name, p.id) as nth
        from ${plan} p
        left join sold x on x.id = p.id
       where p.merchant_id = ${principal.merchant}
         and (x.id is not null or p.is_active and (p.club_id = any(${clubs}::bigint[]) ${global}))) r
     where r.nth <= ${LEAST}::integer or r.is_sold and (${most ?? null}::integer is null or r.nth <= ${most ?? null}::integer)`
}
