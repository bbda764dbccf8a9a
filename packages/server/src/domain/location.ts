import type { Principal } from '../core/auth/principal.ts'
import { notFound } from '../core/errors.ts'

/** The club of a membership: the current one, or another club of the seller. Errors: 404 for others. */
export function locationOf(asked: number | null | undefined, principal: Principal): number {
  const club = asked ?? principal.club
  return principal.clubs.includes(club) ? club : notFound()
}
