import type { Alarm } from '@zal/api/events'
import type { Work } from '../db/transaction.ts'
import { notify } from './notify.ts'

/** Notifies the owners, in each of their clubs, about something that concerns the whole merchant of the transaction. */
export async function alarmOwners(
  { connection, db }: Work,
  alarm: Alarm,
  now: Date,
): Promise<void> {
  await notify(db, { kind: alarm, to: 'owners' }, now)
  await connection.query(
    `select publish(c.id, array[$1], array[c.id], $2)
       from (select id from club where merchant_id = current_merchant() and is_active and deleted_at is null order by id) c`,
    [`${alarm}.created`, now],
  )
}
