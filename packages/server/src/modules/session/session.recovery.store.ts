import { sql } from 'kysely'
import type { Db, Language } from '../../core/operation/context.ts'
import { defaultLimits, latestEnd } from '../../core/limits.ts'
import type { ApprovedDevices } from '../../core/auth/device.ts'

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

export type LinkKind = 'recovery' | 'invitation'

interface NewLink {
  kind: LinkKind
  hash: string
  staff: number
  /** Where its letter goes, in lower case. */
  address: string
  until: Date
}

/**
 * Inserts a link for a person. Returns the name of the merchant; undefined where the person is inactive, has another e-mail
 * by now, or needs no invitation any more.
 */
export async function addLink(db: Db, { kind, hash, staff, address, until }: NewLink) {
  const { rows } = await sql<{ merchant: string }>`
    with added as (
      insert into recovery_link (merchant_id, hash, staff_id, expires_at, kind)
      select t.merchant_id, ${hash}, t.id, ${until}::timestamptz, ${kind} from staff t
       where t.merchant_id = current_merchant() and t.id = ${staff} and t.is_active and lower(t.email) = ${address}
         and (${kind} = 'recovery' or t.password_hash is null)
      returning merchant_id)
    select m.name as merchant from added a join merchant m on m.id = a.merchant_id`.execute(db)
  return rows[0]?.merchant
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

/** The e-mail of the person of a valid link, and its kind; undefined where it is invalid. */
export async function readLink(db: Db, { hash, staff, now }: Link) {
  const { rows } = await sql<{ email: string; kind: LinkKind }>`
    select t.email, l.kind
      from recovery_link l join staff t on t.merchant_id = l.merchant_id and t.id = l.staff_id
     where l.merchant_id = current_merchant() and l.hash = ${hash} and l.staff_id = ${staff}
       and l.used_at is null and l.expires_at > ${now}
       and l.expires_at <= case l.kind when 'recovery' then ${latestEnd(now, defaultLimits.recoverySeconds)}::timestamptz
                           else ${latestEnd(now, defaultLimits.invitationSeconds)}::timestamptz end
       and t.is_active`.execute(db)
  return rows[0]
}

/** Consumes a single-use link; undefined where it is invalid. */
export async function useLink(db: Db, link: Link) {
  const found = await readLink(db, link)
  const { rows } = await sql`
    update recovery_link set used_at = ${link.now}
     where merchant_id = current_merchant() and hash = ${link.hash} and used_at is null
    returning hash`.execute(db)
  return rows.length > 0 && found ? { ...found, email: found.email.toLowerCase() } : undefined
}

/** Tells the screens of all clubs of a person that its row has changed. */
export async function tellStaff(db: Db, staff: number, now: Date) {
  await sql`
    select publish(x.club_id, array['staff.changed'], array[${staff}::bigint], ${now}::timestamptz)
      from (select club_id from staff_club
             where merchant_id = current_merchant() and staff_id = ${staff} order by club_id) x`.execute(
    db,
  )
}

export async function setPassword(db: Db, staff: number, hash: string) {
  await sql`update staff set password_hash = ${hash}
             where merchant_id = current_merchant() and id = ${staff}`.execute(db)
}
