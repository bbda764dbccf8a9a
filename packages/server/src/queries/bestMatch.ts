import { sql, type RawBuilder } from 'kysely'
import type { Principal } from '../core/auth/principal.ts'

interface Offered {
  /** Text that was typed; empty ranks by sales alone. */
  q?: string | undefined
  /** 1 package, 2 class. */
  type: 1 | 2
  principal: Principal
  /** Club of the sales. */
  club: number
  today: string
}

/**
 * Order of the plans `r` that a sale offers: the exact name, then names that begin with the text, have a word that does,
 * or contain it; within each the plans that the club sold most in the last 30 days.
 */
export function bestMatchFirst({
  q = '',
  type,
  principal,
  club,
  today,
}: Offered): RawBuilder<unknown> {
  const wanted = q.trim().toLowerCase()
  return sql`
    case when lower(r.name) = ${wanted}::text or ${wanted}::text = '' then 0
         when starts_with(lower(r.name), ${wanted}::text) then 1
         when position(' ' || ${wanted}::text in regexp_replace(lower(r.name), '[^[:alnum:]ʻʼ''’]+', ' ', 'g')) > 0 then 2
         else 3 end,
    (select coalesce(sum(s.payments), 0) from payment_sum s
      where s.merchant_id = ${principal.merchant} and s.club_id = ${club} and s.plan = r.id and s.span = 'day'
        and s.payment_date > ${today}::date - 30 and s.type = ${type} and s.method = 0 and s.status <> 'void') desc`
}
