import type { Method } from '@zal/api/methods'
import { sql } from 'kysely'
import type { Db, Who } from '../core/context.ts'

/** Timeout of a transaction that a provider has created, as documented by Payme; the others document none. */
const HOURS = 12

/** Moment before which a created transaction without money counts as expired. */
export const lately = (now: Date) => new Date(now.getTime() - HOURS * 3_600_000)

/** Whether a provider is taking the money of the online payment `o`, in a transaction that is not expired. */
export const isBeingPaid = (now: Date) => sql`exists (select from online_transaction t
  where t.merchant_id = o.merchant_id and t.online_id = o.id and t.state = 'created' and t.created_at >= ${lately(now)})`

/**
 * Whether a sale of the club is waiting for online money, or a provider is taking some now; `beside` includes
 * sales that are paid by that method in part.
 */
export async function isAwaitingOnline(
  db: Db,
  { merchant, club }: Who,
  now: Date,
  beside?: Method,
): Promise<boolean> {
  const part = beside
    ? sql`and o.sale @> ${JSON.stringify({ payments: [{ payment_method: beside }] })}::jsonb`
    : sql``
  const { rows } = await sql`
    select from online_payment o
     where o.merchant_id = ${merchant} and o.club_id = ${club} and o.state in ('pending', 'failed')
       and (o.expires_at > ${now} or ${isBeingPaid(now)}) ${part}
     limit 1`.execute(db)
  return rows.length > 0
}
