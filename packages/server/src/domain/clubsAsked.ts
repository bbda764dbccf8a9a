import type { Principal } from '../core/auth/principal.ts'
import { notFound } from '../core/errors.ts'

/**
 * The clubs of a comma list, each once; the chosen club where there is none. Errors: 404 where one of them is not a club
 * of the principal.
 */
export function clubsAsked(location: string | undefined, principal: Principal): number[] {
  const asked = location?.split(',').map(Number) ?? [principal.club]
  if (!asked.every((club) => principal.clubs.includes(club))) notFound()
  return [...new Set(asked)].toSorted((one, other) => one - other)
}
