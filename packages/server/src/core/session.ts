import type { Language, Permissions, Role, Who } from './context.ts'
import { inEdition, roleTrees } from './permissions.ts'
import type { Work } from './transaction.ts'

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
  is_stale: boolean
}

/**
 * Opens the session of a token in this transaction: from here on it sees one merchant. Null where
 * there is no such session or it has ended; `club` is null where the chosen one is not theirs.
 */
export async function enter(
  { connection, last }: Work,
  { token, club, now }: { token: string; club: number; now: Date },
): Promise<{ who: Who; club: number | null; language: Language | null } | null> {
  const { rows } = await connection.query<Entered>(
    'select * from enter($1, $2, $3)',
    [token, club, now],
    'enter',
  )
  const found = rows[0]
  if (!found) return null
  if (found.is_stale) {
    const values = [found.session_id, now]
    last(
      connection.query(
        'update session set seen_at = $2 where merchant_id = current_merchant() and id = $1 and seen_at < $2',
        values,
        'seen',
      ),
    )
  }
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
  return { who, club: found.club_id, language: found.language }
}
