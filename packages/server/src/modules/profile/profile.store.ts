import { sql } from 'kysely'
import type { Answer, Db, Principal, Role } from '../../core/operation/context.ts'
import { updateVersioned } from '../../core/db/record.ts'
import { fail, notFound } from '../../core/errors.ts'
import { defaultLimits, latestEnd } from '../../core/limits.ts'
import { mayHaveDigest } from '../../core/auth/digest.ts'
import { signIns } from './profile.signIns.ts'

/** A new e-mail that waits for its link. */
interface WaitingEmail {
  email: string
  until: Date
}

type Profile = Answer<'getUserProfile'>

/** The profile of the principal. */
export async function one(db: Db, principal: Principal, now: Date): Promise<Profile> {
  const { rows } = await sql<Omit<Profile, 'sign_ins'>>`
    select t.id, t.first_name, t.last_name, concat_ws(' ', t.last_name, t.first_name) as full_name, t.email, t.phone,
           (select json_build_object('email', e.email, 'until', moment_text(e.expires_at)) from email_change e
             where e.merchant_id = t.merchant_id and e.staff_id = t.id and e.expires_at > ${now}::timestamptz) as pending_email,
           case when f.id is not null
                then json_build_object('id', f.id, 'name', f.name, 'url', avatar_json(f.id)->>'url') end as avatar,
           to_char(t.birth_date, 'YYYY-MM-DD') as birth_date, coalesce(t.language, 'en') as language, t.role, t.opens_with,
           json_build_object('is_on', t.digest, 'hour', t.digest_hour) as digest,
           (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id), '[]') from club c
             where c.merchant_id = t.merchant_id and c.id = any(${principal.clubs}::bigint[])) as clubs,
           (select moment_text(max(s.created_at)) from session s
             where s.merchant_id = t.merchant_id and s.staff_id = t.id) as last_sign_in,
           (select moment_text(max(a.at)) from audit_log a
             where a.merchant_id = t.merchant_id and a.record_type = 'staff' and a.record_id = t.id
               and a.action in ('staff.password_changed', 'staff.recovered', 'staff.joined')) as password_changed_at,
           exists (select from staff_pin p where p.merchant_id = t.merchant_id and p.staff_id = t.id) as has_pin,
           (select count(*)::integer from session s
             where s.merchant_id = t.merchant_id and s.staff_id = t.id and s.ended_at is null and s.expires_at > ${now}::timestamptz
               and s.seen_at + make_interval(secs => s.idle_seconds) > ${now}::timestamptz) as sessions,
           t.version
      from staff t
      left join file f on f.merchant_id = t.merchant_id and f.id = t.avatar_id
     where t.merchant_id = ${principal.merchant} and t.id = ${principal.staff}`.execute(db)
  const { digest, ...profile } = rows[0] ?? notFound()
  return {
    ...profile,
    digest: mayHaveDigest(principal) ? digest : null,
    sign_ins: await signIns(db, principal),
  }
}

/** The audited part of a profile. */
export const recordOf = ({
  first_name,
  last_name,
  phone,
  birth_date,
  language,
  avatar,
  digest,
}: Profile) => ({
  first_name,
  last_name,
  phone,
  birth_date,
  language,
  avatar: avatar?.id ?? null,
  digest: digest?.is_on ? `${String(digest.hour).padStart(2, '0')}:00` : null,
})

/** Errors: 409 `stale_record` with the current profile. */
export async function update(
  db: Db,
  principal: Principal,
  version: number,
  now: Date,
  patch: Record<string, unknown>,
) {
  const current = () => one(db, principal, now)
  await updateVersioned(db, 'staff', principal.staff, version, patch, current)
}

/** The session of this request survives the change of the password, which ends the others. */
export async function spareSession(db: Db, { session }: Principal) {
  await sql`select set_config('zal.spared_session', ${String(session)}, true)`.execute(db)
}

export async function endOthers(db: Db, principal: Principal, now: Date): Promise<number> {
  const { rows } = await sql`
    update session set ended_at = ${now}
     where merchant_id = ${principal.merchant} and staff_id = ${principal.staff} and ended_at is null
       and id <> ${principal.session}
    returning id`.execute(db)
  return rows.length
}

/** Keeps the e-mail as the only one that waits. Errors: 400 at `email` where anybody signs in with it. */
export async function keepEmail(
  db: Db,
  { merchant, staff }: Principal,
  { email, until }: WaitingEmail,
) {
  if (await isTaken(db, email, staff)) fail('validation', { fields: { email: 'email_taken' } })
  await sql`
    insert into email_change (merchant_id, staff_id, email, expires_at)
    values (${merchant}, ${staff}, ${email}, ${until})
    on conflict (merchant_id, staff_id) do update
      set email = excluded.email, hash = null, expires_at = excluded.expires_at`.execute(db)
}

/** Gives the waiting e-mail the secret of its letter, which is sent now; false where another one waits, or none. */
export async function putSecret(
  db: Db,
  { staff, email, hash, until }: WaitingEmail & { staff: number; hash: string },
): Promise<boolean> {
  const { rows } = await sql`
    update email_change e set hash = ${hash}, expires_at = ${until}
      from staff t
     where e.merchant_id = current_merchant() and e.staff_id = ${staff} and e.email = ${email}
       and t.merchant_id = e.merchant_id and t.id = e.staff_id and t.is_active
    returning e.staff_id`.execute(db)
  return rows.length > 0
}

async function isTaken(db: Db, email: string, staff: number) {
  const { rows } = await sql<{ taken: boolean }>`
    select email_taken(${email}, ${staff}) as taken`.execute(db)
  return rows[0]?.taken === true
}

/** Returns the e-mail that no longer waits. */
export async function dropLink(db: Db, { merchant, staff }: Principal) {
  const { rows } = await sql<{ email: string }>`
    delete from email_change where merchant_id = ${merchant} and staff_id = ${staff}
    returning email`.execute(db)
  return rows[0]?.email
}

/** The person of a link; runs before the merchant is known. */
export async function ownerOfLink(db: Db, hash: string) {
  const { rows } = await sql<{ merchant: number; staff: number }>`
    select merchant_id as merchant, staff_id as staff from email_change_of(${hash})`.execute(db)
  return rows[0]
}

interface UsedLink {
  staff: number
  hash: string
  now: Date
  request: string
}

/**
 * Uses up a link: its e-mail becomes that of the sign-in, and links sent to the former one become invalid. Undefined where
 * the link is invalid. Errors: 400 `email_taken`.
 */
export async function useLink(db: Db, { staff, hash, now, request }: UsedLink) {
  const { rows } = await sql<{ email: string }>`
    delete from email_change
     where merchant_id = current_merchant() and hash = ${hash} and staff_id = ${staff}
    returning case when expires_at > ${now} and expires_at <= ${latestEnd(now, defaultLimits.emailSeconds)} then email end as email`.execute(
    db,
  )
  const email = rows[0]?.email
  if (!email) return undefined
  if (await isTaken(db, email, staff)) fail('email_taken')
  const { rows: changed } = await sql<{ role: Role }>`
    update staff set email = ${email}, version = version + 1
     where merchant_id = current_merchant() and id = ${staff} and is_active
    returning role`.execute(db)
  if (!changed[0]) return undefined
  await sql`
    update recovery_link set used_at = ${now}
     where merchant_id = current_merchant() and staff_id = ${staff} and used_at is null`.execute(db)
  await sql`
    insert into audit_log (merchant_id, staff_id, role, at, action, record_type, record_id, after, request_id)
    values (current_merchant(), ${staff}, ${changed[0].role}, ${now}, 'staff.email_changed', 'staff', ${staff},
            ${JSON.stringify({ email })}::jsonb, ${request})`.execute(db)
  await sql`
    select publish(x.club_id, array['staff.changed'], array[${staff}::bigint], ${now}::timestamptz)
      from staff_club x where x.merchant_id = current_merchant() and x.staff_id = ${staff} order by x.club_id`.execute(
    db,
  )
  await sql`select pg_notify('zal_staff', ${String(staff)})`.execute(db)
  return email
}
