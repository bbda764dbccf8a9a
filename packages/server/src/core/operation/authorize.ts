import type { Language, Principal } from '../auth/principal.ts'
import type { Operation } from './contract.ts'
import { notFound, fail } from '../errors.ts'
import { allows, liteSections } from '../auth/permissions.ts'
import type { FoundSession, Renewed } from '../auth/session.ts'

interface RequestState {
  request: Request
  principal?: Principal
  language?: Language
  renewed?: Renewed
}

/**
 * Authorises a request, or refuses with the first check that fails: a club that is not theirs (404), no club
 * given (400 `club_required`; a write must name one even where the operation makes it optional, since a
 * cross-site form cannot send the header), edition and permission (403). Sets the principal and the language
 * of the request.
 */
export function authorize(
  operation: Operation,
  asked: RequestState,
  found: FoundSession,
): Principal {
  const { headers } = asked.request
  asked.renewed = found.renewed
  asked.language ??= found.language ?? undefined
  const principal = { ...found.principal, language: asked.language ?? 'en' }
  asked.principal = principal
  if (found.club === null) notFound()
  const namesNone = !headers.has('x-club-id') && operation.method !== 'GET'
  if (namesNone || (principal.club === 0 && !operation.clubOptional)) fail('club_required')
  const [section] = operation.permission
  const hidden = principal.edition === 'LITE' && section && !liteSections.includes(section)
  if (
    hidden ||
    (operation.editions.length > 0 && !operation.editions.includes(principal.edition))
  ) {
    fail('edition_required', { status: 403 })
  }
  if (!allows(principal.permissions, operation.permission)) fail('forbidden', { status: 403 })
  return principal
}
