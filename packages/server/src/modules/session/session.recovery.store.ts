import { sql } from 'kysely'
import type { Db, Language } from '../../core/context.ts'
import { defaultLimits, latestEnd } from '../../core/limits.ts'
import type { ApprovedDevices } from './session.device.ts'

interface Owner {
  merchant: number
  staff: number
}

/** The active person with this e-mail, and their device by its token; runs before the merchant is known. */
export async function personOf(db: Db, mail: string, deviceHash: string) {
  const { rows } = await sql<Owner & ApprovedDevices & { language: Language | null }>`
    select merchant_id as merchant, staff_id as staff, language, own_device, merchant_device
      from recoverable(${mail}, ${deviceHash})`.execute(db)
  return rows[0]
}

/** Inserts a link for a person; for an unknown one the same statement runs and inserts no row. */
export async function addLink(
  db: Db,
  { hash, staff, until }: { hash: string; staff: number; until: Date },
) {
  await sql`insert into recovery_link (merchant_id, hash, staff_id, expires_at)
            select t.merchant_id, ${hash}, t.id, ${until}::timestamptz from staff t
             where t.merchant_id = current_merchant() and t.id = ${staff}`.execute(db)
}

export async function ownerOf(db: Db, hash: string) {
  const { rows } = await sql<Owner>`
    select merchant_id as merchant, staff_id as staff from recovery_of(${hash})`.execute(db)
  return rows[0]
}

interface Link {
  hash: string
  staff: number
  now: Date
}

/** The e-mail of the person of a valid link; undefined where it is invalid. */
export async function mailOf(db: Db, { hash, staff, now }: Link) {
  const { rows } = await sql<{ email: string }>`
    select t.email from recovery_link l join staff t on t.merchant_id = l.merchant_id and t.id = l.staff_id
     where l.merchant_id = current_merchant() and l.hash = ${hash} and l.staff_id = ${staff}
       and l.used_at is null and l.expires_at > ${now}
       and l.expires_at <= ${latestEnd(now, defaultLimits.recoverySeconds)} and t.is_active`.execute(
    db,
  )
  return rows[0]?.email
}

/** Consumes a single-use link; undefined where it is invalid. */
export async function useLink(db: Db, link: Link) {
  const mail = await mailOf(db, link)
  const { rows } = await sql`
    update recovery_link set used_at = ${link.now}
     where merchant_id = current_merchant() and hash = ${link.hash} and used_at is null
    returning hash`.execute(db)
  return rows.length > 0 ? mail?.toLowerCase() : undefined
}

export async function setPassword(db: Db, staff: number, hash: string) {
  await sql`update staff set password_hash = ${hash}
             where merchant_id = current_merchant() and id = ${staff}`.execute(db)
}
