import type { Who } from '../core/context.ts'
import { missing } from '../core/errors.ts'

/** The club of a membership: the current one, or another club of the seller. Errors: 404 for others. */
export function locationOf(asked: number | null | undefined, who: Who): number {
  const club = asked ?? who.club
  return who.clubs.includes(club) ? club : missing()
}
