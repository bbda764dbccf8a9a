import { sql } from 'kysely'
import type { Answer, Db, Language, Principal, RequestFacts } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { defaultLimits } from '../../core/limits.ts'
import { clubSettings, type StoredSettings } from '../../domain/clubSettings.ts'

type Facts = Pick<Answer<'checkAuth'>, 'merchant_name' | 'staff' | 'club' | 'idle_seconds'>
type Club = Answer<'selectClub'>

/**
 * Person, merchant, last chosen club and remaining idle time of the session. A request with user activity
 * updates `seen_at` only once a minute, like at authentication.
 */
export async function facts(
  db: Db,
  principal: Principal,
  now: Date,
  isUserIdle: boolean,
): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select m.name as merchant_name,
           jsonb_build_object('id', t.id, 'full_name', t.last_name || ' ' || t.first_name,
                              'email', t.email, 'language', coalesce(t.language, 'en'),
                              'avatar', avatar_json(t.avatar_id), 'opens_with', t.opens_with) as staff,
           case when c.id is not null
                then jsonb_build_object('club_id', c.id, 'name', c.name, 'address_line', c.address_line, 'is_active', c.is_active)
                end as club,
           s.idle_seconds - case when ${isUserIdle} or s.seen_at >= ${now}::timestamptz - interval '1 minute'
                                 then ceil(extract(epoch from ${now}::timestamptz - s.seen_at))::integer else 0 end as idle_seconds
      from staff t
      join merchant m on m.id = t.merchant_id
      join session s on s.merchant_id = t.merchant_id and s.id = ${principal.session}
      left join club c on c.merchant_id = t.merchant_id and c.id = s.club_id and c.id = any (${principal.clubs}::bigint[])
     where t.merchant_id = ${principal.merchant} and t.id = ${principal.staff}`.execute(db)
  return rows[0] ?? notFound()
}

/**
 * The clubs of the principal, open ones first; all of them, or by `active` (1 or 0): the open ones where they work, and for
 * owners and directors the closed ones of the merchant. In a view as another person those of both.
 */
export async function clubs(
  db: Db,
  { staff, role, viewer }: Pick<Principal, 'staff' | 'role' | 'viewer'>,
  active?: 0 | 1,
): Promise<Club[]> {
  const seesClosed = role === 'owner' || role === 'director'
  const has = (person: number) => sql`exists (
    select from staff_club x where x.merchant_id = c.merchant_id and x.club_id = c.id and x.staff_id = ${person})`
  const { rows } = await sql<Club>`
    select c.id as club_id, c.name, c.address_line, c.is_active
      from club c
     where c.merchant_id = current_merchant() and c.deleted_at is null
       and case when c.is_active then ${has(staff)} and ${has(viewer?.staff ?? staff)} else ${seesClosed} end
       and (${active ?? null}::integer is null or c.is_active = (${active ?? null}::integer = 1))
     order by c.is_active desc, c.id`.execute(db)
  return rows
}

export async function selectClub(db: Db, principal: Principal, club: number): Promise<Club> {
  await sql`update session set club_id = ${club}
             where merchant_id = ${principal.merchant} and id = ${principal.session}`.execute(db)
  return (await clubs(db, principal)).find(({ club_id }) => club_id === club) ?? notFound()
}

export async function changeLanguage(db: Db, principal: Principal, language: Language) {
  await sql`update staff set language = ${language}
             where merchant_id = ${principal.merchant} and id = ${principal.staff}`.execute(db)
}

export async function addTicket(db: Db, principal: Principal, hash: string, now: Date) {
  const until = new Date(now.getTime() + defaultLimits.ticketSeconds * 1000)
  const viewed = principal.viewer ? principal.staff : null
  await sql`insert into socket_ticket (merchant_id, hash, session_id, expires_at, viewed_id)
            values (${principal.merchant}, ${hash}, ${principal.session}, ${until}, ${viewed}::bigint)`.execute(
    db,
  )
}

export async function end(db: Db, principal: Principal, now: Date) {
  await sql`update session set ended_at = ${now}
             where merchant_id = ${principal.merchant} and id = ${principal.session}`.execute(db)
}

export async function features(db: Db, principal: Principal) {
  const { rows } = await sql<{ settings: StoredSettings }>`
    select settings from club where merchant_id = ${principal.merchant} and id = ${principal.club}`.execute(
    db,
  )
  return clubSettings(rows[0]?.settings ?? {}, principal).features
}

/**
 * Locks the person for the sign-in and checks that they are active, with an unchanged password where one was
 * verified. A concurrent change waits for the end of the transaction and then ends the new session.
 */
export async function hold(db: Db, staff: number, password: string | null = null) {
  const { rows } = await sql`
    select from staff t
     where t.merchant_id = current_merchant() and t.id = ${staff} and t.is_active
       and (${password}::text is null or t.password_hash = ${password})
       for share`.execute(db)
  return rows.length > 0
}

interface Deed {
  action: 'session.created' | 'session.refused' | 'staff.recovered' | 'staff.joined'
  staff: number
  /** Id of the opened session. */
  session?: number
  now: Date
  request: RequestFacts
}

/**
 * Writes an audit row for a sign-in, a failed sign-in or a new password. For an unknown person no row is
 * written.
 */
export async function writeDown(db: Db, { action, staff, session, now, request }: Deed) {
  const after = JSON.stringify({ agent: request.agent })
  await sql`
    insert into audit_log (merchant_id, staff_id, role, session_id, at, action, record_type, record_id, request_id, after)
    select t.merchant_id, t.id, t.role, ${session ?? null}::bigint, ${now}::timestamptz, ${action},
           ${session === undefined ? 'staff' : 'session'}, ${session ?? staff}::bigint, ${request.id}, ${after}::jsonb
      from staff t where t.merchant_id = current_merchant() and t.id = ${staff}`.execute(db)
}
