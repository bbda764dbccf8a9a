import type { Language, Principal } from '../auth/principal.ts'
import type { Operation } from './contract.ts'
import { notFound, fail } from '../errors.ts'
import { allows, liteSections } from '../auth/permissions.ts'
import type { FoundSession, Renewed } from '../auth/session.ts'

interface RequestState {
  request: Request
  who?: Principal
  language?: Language
  renewed?: Renewed
}

/**
 * Lets a person in, or refuses by the first that fails: a club that is not theirs (404), no club named (400
 * `club_required`; a write names one in any case, since no form of another page can send the header), edition and
 * permission (403).
 * Fills in who asks and in which language.
 */
export function authorize(
  operation: Operation,
  asked: RequestState,
  found: FoundSession,
): Principal {
  const { headers } = asked.request
  asked.renewed = found.renewed
  asked.language ??= found.language ?? undefined
  const who = { ...found.who, language: asked.language ?? 'en' }
  asked.who = who
  if (found.club === null) notFound()
  const namesNone = !headers.has('x-club-id') && operation.method !== 'GET'
  if (namesNone || (who.club === 0 && !operation.clubOptional)) fail('club_required')
  const [section] = operation.permission
  const hidden = who.edition === 'LITE' && section && !liteSections.includes(section)
  if (hidden || (operation.editions.length > 0 && !operation.editions.includes(who.edition))) {
    fail('edition_required', { status: 403 })
  }
  if (!allows(who.permissions, operation.permission)) fail('forbidden', { status: 403 })
  return who
}
