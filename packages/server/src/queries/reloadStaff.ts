import { sql } from 'kysely'
import type { Db, Principal } from '../core/operation/context.ts'

/** Makes the clients of the club's staff load permissions and settings again after the commit. */
export async function reloadStaff(db: Db, { merchant, club }: Principal) {
  await sql`
    select pg_notify('zal_staff', staff_id::text) from staff_club
     where merchant_id = ${merchant} and club_id = ${club}`.execute(db)
}
