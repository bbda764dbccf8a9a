import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { withAllowedActions, type PaymentRow } from '../../queries/paymentActions.ts'

export async function one(
  db: Db,
  id: number,
  principal: Principal,
  today: string,
): Promise<Answer<'getPayment'>> {
  const { rows } = await sql<{ payment: PaymentRow }>`
    select payment_json(p.merchant_id, p.id, ${today}::date) as payment from payment p
     where p.merchant_id = current_merchant() and p.id = ${id} and p.club_id = ${principal.club}`.execute(
    db,
  )
  const [payment] = await withAllowedActions(db, [rows[0]?.payment ?? notFound()], principal, today)
  return payment ?? notFound()
}
