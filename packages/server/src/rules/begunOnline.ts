import { sql } from 'kysely'

/** A provider that began has this long to take the money, as Payme says of itself; nobody else says anything. */
const HOURS = 12

/** A transaction that began before this moment and brought no money is over. */
export const lately = (now: Date) => new Date(now.getTime() - HOURS * 3_600_000)

/** A provider is taking the money of the online payment `o`; one that began too long ago is not. */
export const isBeingPaid = (now: Date) => sql`exists (select from online_transaction t
  where t.merchant_id = o.merchant_id and t.online_id = o.id and t.state = 'created' and t.created_at >= ${lately(now)})`
