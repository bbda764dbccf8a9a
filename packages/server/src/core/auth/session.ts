import type { Language, Role, Principal } from './principal.ts'
import { findViewed } from './viewAs.ts'
import { inEdition, withOverrides, type Overrides } from './permissions.ts'
import type { Secrets } from './secrets.ts'
import { asTenant, type Work } from '../db/transaction.ts'
import { fail } from '../errors.ts'

interface SessionRow {
  session_id: number
  merchant_id: number
  staff_id: number
  role: Role
  overrides: Overrides
  language: Language | null
  edition: 'ERP' | 'LITE'
  country: 'UZB' | 'KGZ'
  zone: string
  club_id: number | null
  clubs: number[]
  /** `seen_at` is old enough to be updated. */
  is_stale: boolean
  /** Its device waits for an approval. */
  waits: boolean
}

/** The new token of a session; its cookie is set after the commit. */
export interface Renewed {
  token: string
  seconds: number
}

interface SessionCredentials {
  /** SHA-256 of the cookie. */
  token: string
  club: number
  /** The person as whom the session views the app. */
  viewAs: number | undefined
  now: Date
  /** Sent without user activity: the idle time of the session continues. */
  isUserIdle: boolean
  /** Nothing is written: neither `seen_at` nor another token. */
  readOnly: boolean
}

/** A session found by its token. */
export interface FoundSession {
  principal: Principal
  /** Null where the chosen club is not theirs. */
  club: number | null
  language: Language | null
  renewed: Renewed | undefined
  /** Its device waits for an approval: only operations of the waiting page are allowed. */
  waits: boolean
}

/**
 * Opens the session of a token in this transaction: from here on it sees one merchant. Null where there is no
 * such session or it has ended; `club` is null where the chosen club is not theirs. Errors: 403 `view_as_refused`.
 */
export async function openSession(
  work: Work,
  asked: SessionCredentials,
  secrets: Secrets,
): Promise<FoundSession | null> {
  const current = await sessionOf(work, asked)
  const exchanged = current ? undefined : await exchangeToken(work, asked, secrets)
  const entered = exchanged ? await sessionOf(work, { ...asked, token: exchanged.hash }) : current
  if (!entered) return null
  if (entered.is_stale && !asked.isUserIdle && !asked.readOnly)
    await touchSession(work, entered.session_id, asked.now)
  const found = foundIn(entered, exchanged?.renewed)
  return asked.viewAs === undefined ? found : viewedBy(work, found, asked.viewAs, asked.club)
}

/** The session with permissions and clubs of a person as whom it views the app. */
async function viewedBy(
  work: Work,
  found: FoundSession,
  staff: number,
  club: number,
): Promise<FoundSession> {
  const viewed = await findViewed(work, found.principal, staff, club)
  if (!viewed) fail('view_as_refused', { status: 403 })
  const { role, permissions, clubs } = viewed
  const viewer = { staff: found.principal.staff, role: found.principal.role }
  const entered = found.club === null ? null : viewed.club
  const own = { staff, role, permissions, viewer, ...clubsIn(clubs, entered) }
  return { ...found, principal: { ...found.principal, ...own }, club: entered }
}

/** Owners and directors may choose a closed club, which is none of the open ones. */
function clubsIn(open: number[], club: number | null) {
  const inClosedClub = !!club && !open.includes(club)
  return { clubs: inClosedClub ? [...open, club] : open, inClosedClub }
}

const touchSession = ({ connection }: Work, session: number, now: Date) =>
  connection.query(
    'update session set seen_at = $2 where merchant_id = current_merchant() and id = $1 and seen_at < $2',
    [session, now],
    'seen',
  )

function foundIn(found: SessionRow, renewed: Renewed | undefined): FoundSession {
  const principal: Principal = {
    session: found.session_id,
    merchant: found.merchant_id,
    staff: found.staff_id,
    role: found.role,
    club: found.club_id ?? 0,
    ...clubsIn(found.clubs, found.club_id),
    permissions: inEdition(withOverrides(found.role, found.overrides), found.edition),
    language: found.language ?? 'en',
    edition: found.edition,
    country: found.country,
    currency: found.country === 'UZB' ? 'UZS' : 'KGS',
    zone: found.zone,
  }
  return { principal, club: found.club_id, language: found.language, renewed, waits: found.waits }
}

async function sessionOf({ connection }: Work, { token, club, now }: SessionCredentials) {
  const { rows } = await connection.query<SessionRow>(
    'select * from enter($1, $2, $3)',
    [token, club, now],
    'enter',
  )
  return rows[0]
}

/**
 * REL-33: after a change of permissions the first request with the old token exchanges it for a new one.
 * Concurrent requests are still accepted with the old one.
 */
async function exchangeToken(
  work: Work,
  { token, now, readOnly }: SessionCredentials,
  secrets: Secrets,
) {
  const found = await renewable(work, token, now)
  if (!found) return undefined
  if (readOnly) return { hash: found.token_hash, renewed: undefined }
  await asTenant(work, { merchant: found.merchant_id, club: 0, staff: 0 })
  const fresh = secrets.token()
  const hash = await secrets.hash(fresh)
  const { rows } = await work.connection.query(
    `update session set token_hash = $2, renewed_at = $3
      where merchant_id = current_merchant() and id = $1 and renewed_at is null and former_hash = $4 returning id`,
    [found.session_id, hash, now, token],
  )
  if (rows.length === 0) {
    const other = await renewable(work, token, now)
    return other && { hash: other.token_hash, renewed: undefined }
  }
  const seconds = Math.floor((Date.parse(found.expires_at) - now.getTime()) / 1000)
  return { hash, renewed: { token: fresh, seconds } }
}

interface Renewable {
  merchant_id: number
  session_id: number
  token_hash: string
  expires_at: string
}

async function renewable({ connection }: Work, token: string, now: Date) {
  const { rows } = await connection.query<Renewable>('select * from renewable($1, $2)', [
    token,
    now,
  ])
  return rows[0]
}
