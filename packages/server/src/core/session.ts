import type { Language, Permissions, Role, Who } from './who.ts'
import { inEdition, roleTrees } from './permissions.ts'
import type { Secrets } from './secrets.ts'
import { asTenant, type Work } from './transaction.ts'

interface Entered {
  session_id: number
  merchant_id: number
  staff_id: number
  role: Role
  permissions: Permissions | null
  language: Language | null
  edition: 'ERP' | 'LITE'
  country: 'UZB' | 'KGZ'
  zone: string
  club_id: number | null
  clubs: number[]
  /** `seen_at` is old enough to be updated. */
  is_stale: boolean
}

/** The new token of a session; its cookie is set after the commit. */
export interface Renewed {
  token: string
  seconds: number
}

interface Asked {
  /** SHA-256 of the cookie. */
  token: string
  club: number
  now: Date
  /** Sent without user activity: the idle time of the session continues. */
  unattended: boolean
  /** Nothing is written: neither `seen_at` nor another token. */
  readOnly: boolean
}

/** A session found by its token. */
export interface Found {
  who: Who
  /** Null where the chosen club is not theirs. */
  club: number | null
  language: Language | null
  renewed: Renewed | undefined
}

/**
 * Opens the session of a token in this transaction: from here on it sees one merchant. Null where there is no
 * such session or it has ended; `club` is null where the chosen club is not theirs.
 */
export async function enter(work: Work, asked: Asked, secrets: Secrets): Promise<Found | null> {
  const current = await opened(work, asked)
  const exchanged = current ? undefined : await exchange(work, asked, secrets)
  const entered = exchanged ? await opened(work, { ...asked, token: exchanged.hash }) : current
  if (!entered) return null
  if (entered.is_stale && !asked.unattended && !asked.readOnly)
    await seen(work, entered.session_id, asked.now)
  return foundIn(entered, exchanged?.renewed)
}

const seen = ({ connection }: Work, session: number, now: Date) =>
  connection.query(
    'update session set seen_at = $2 where merchant_id = current_merchant() and id = $1 and seen_at < $2',
    [session, now],
    'seen',
  )

function foundIn(found: Entered, renewed: Renewed | undefined): Found {
  const who: Who = {
    session: found.session_id,
    merchant: found.merchant_id,
    staff: found.staff_id,
    role: found.role,
    club: found.club_id ?? 0,
    clubs: found.clubs,
    permissions: inEdition(found.permissions ?? roleTrees[found.role], found.edition),
    language: found.language ?? 'en',
    edition: found.edition,
    country: found.country,
    currency: found.country === 'UZB' ? 'UZS' : 'KGS',
    zone: found.zone,
  }
  return { who, club: found.club_id, language: found.language, renewed }
}

async function opened({ connection }: Work, { token, club, now }: Asked) {
  const { rows } = await connection.query<Entered>(
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
async function exchange(work: Work, { token, now, readOnly }: Asked, secrets: Secrets) {
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
