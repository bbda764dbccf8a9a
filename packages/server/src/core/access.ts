import type { Language, Who } from './context.ts'
import type { Operation } from './contract.ts'
import { missing, refuse } from './errors.ts'
import { allows, liteSections } from './permissions.ts'
import { clubOf } from './request.ts'
import type { Secrets } from './secrets.ts'
import { enter, type Renewed } from './session.ts'
import type { Work } from './transaction.ts'

interface Asked {
  request: Request
  now: Date
  who?: Who
  language?: Language
  renewed?: Renewed
}

/**
 * Lets a request in, or refuses it by the first that fails: session (401), club (404), edition and
 * permission (403). Fills in who asks and in which language.
 */
export async function admit(
  work: Work,
  operation: Operation,
  asked: Asked,
  token: string,
  secrets: Secrets,
): Promise<Who> {
  const { headers } = asked.request
  const found = await enter(work, { token, club: clubOf(headers), now: asked.now }, secrets)
  if (!found) refuse('session_expired', { status: 401 })
  const { who } = found
  asked.who = who
  asked.renewed = found.renewed
  asked.language ??= found.language ?? undefined
  who.language = asked.language ?? 'en'
  if (found.club === null || (who.club === 0 && !operation.clubOptional)) missing()
  if (operation.method !== 'GET' && !headers.has('x-club-id'))
    refuse('foreign_origin', { status: 403 })
  const [section] = operation.permission
  const hidden = who.edition === 'LITE' && section && !liteSections.includes(section)
  if (hidden || (operation.editions.length > 0 && !operation.editions.includes(who.edition))) {
    refuse('edition_required', { status: 403 })
  }
  if (!allows(who.permissions, operation.permission)) refuse('forbidden', { status: 403 })
  return who
}
