import type { Language, Who } from './who.ts'
import type { Operation } from './contract.ts'
import { missing, refuse } from './errors.ts'
import { allows, liteSections } from './permissions.ts'
import type { Found, Renewed } from './session.ts'

interface Asked {
  request: Request
  who?: Who
  language?: Language
  renewed?: Renewed
}

/**
 * Authorises a request, or refuses with the first check that fails: a club that is not theirs (404), no club
 * given (400 `club_required`; a write must name one even where the operation makes it optional, since a
 * cross-site form cannot send the header), edition and permission (403). Sets the principal and the language
 * of the request.
 */
export function admit(operation: Operation, asked: Asked, found: Found): Who {
  const { headers } = asked.request
  asked.renewed = found.renewed
  asked.language ??= found.language ?? undefined
  const who = { ...found.who, language: asked.language ?? 'en' }
  asked.who = who
  if (found.club === null) missing()
  const namesNone = !headers.has('x-club-id') && operation.method !== 'GET'
  if (namesNone || (who.club === 0 && !operation.clubOptional)) refuse('club_required')
  const [section] = operation.permission
  const hidden = who.edition === 'LITE' && section && !liteSections.includes(section)
  if (hidden || (operation.editions.length > 0 && !operation.editions.includes(who.edition))) {
    refuse('edition_required', { status: 403 })
  }
  if (!allows(who.permissions, operation.permission)) refuse('forbidden', { status: 403 })
  return who
}
