import { sql } from 'kysely'
import type { Principal } from '../core/operation/context.ts'
import type { Charge } from '../domain/charge.ts'
import type { Part } from '../domain/money.ts'

/** A new payment, whatever it is for. */
interface NewPayment {
  payment: number
  /** 1 package, 2 class, 3 one-time. */
  type: 1 | 2 | 3
  member: number | null
  membership: number | null
  body: { payment_date: string; discount_value?: number | null; payments: readonly Part[] }
  charge: Charge
  principal: Principal
  today: string
  now: Date
}

/**
 * Common table expressions that insert a payment and its parts: `counted`, `paid` (id, invoice_no), `split`. The
 * invoice number is from the counter of the club, which is locked last.
 */
export function paymentRows({
  payment,
  type,
  member,
  membership,
  body,
  charge,
  ...sold
}: NewPayment) {
  const { principal, today, now } = sold
  const methods = body.payments.map((part) => part.payment_method)
  const amounts = body.payments.map((part) => part.amount)
  return sql`counted as (
      update club_counter set invoice_no = invoice_no + 1 from (select take_turn(${principal.club}) as mine) turn
       where merchant_id = current_merchant() and club_id = ${principal.club} and turn.mine returning invoice_no
    ), paid as (
      insert into payment (merchant_id, id, club_id, invoice_no, type, member_id, membership_id, payment_date, subtotal, discount_percent,
                           discount_amount, discount_reason, total, currency, staff_id, business_day, at)
      values (current_merchant(), ${payment}, ${principal.club}, (select invoice_no from counted), ${type}, ${member}, ${membership}, ${body.payment_date}::date,
             ${charge.subtotal}, ${body.discount_value || null}, ${charge.discount}, ${charge.reason}, ${charge.total},
             ${principal.currency}, ${principal.staff}, ${today}::date, ${now})
      returning id, invoice_no
    ), split as (
      insert into payment_part (merchant_id, payment_id, method, amount)
      select current_merchant(), paid.id, part.method, part.amount
        from paid, unnest(${methods}::smallint[], ${amounts}::bigint[]) with ordinality as part (method, amount, nth)
       order by part.nth
    )`
}
