import type { Method } from '@zal/api/methods'
import { sql } from 'kysely'
import type { Db, Principal } from '../core/operation/context.ts'

/** A provider that began has this long to take the money, as Payme says of itself; nobody else says anything. */
const HOURS = 12

/** A transaction that began before this moment and brought no money is over. */
export const pendingSince = (now: Date) => new Date(now.getTime() - HOURS * 3_600_000)

/** A provider is taking the money of the online payment `o`; one that began too long ago is not. */
export const isBeingPaid = (now: Date) => sql`exists (select from online_transaction t
  where t.merchant_id = o.merchant_id and t.online_id = o.id and t.state = 'created' and t.created_at >= ${pendingSince(now)})`

/**
 * Whether a sale of the club waits for online money, or a provider is taking some at this moment; with `beside`, one
 * that is paid by that method as well.
 */
export async function isAwaitingOnline(
  db: Db,
  { merchant, club }: Principal,
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
