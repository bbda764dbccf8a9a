import type { Principal } from '../core/auth/principal.ts'
import { notFound } from '../core/errors.ts'

/** The club that a membership is for: the one of the desk, or another one of the seller's. Errors: 404 for others. */
export function locationOf(asked: number | null | undefined, who: Principal): number {
  const club = asked ?? who.club
  return who.clubs.includes(club) ? club : notFound()
}
