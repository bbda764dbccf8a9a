import type { Language, Principal } from '../auth/principal.ts'
import type { Operation } from './contract.ts'
import { notFound, fail } from '../errors.ts'
import { checkPermission, inClosedClub, liteSections } from '../auth/permissions.ts'
import type { FoundSession, Renewed } from '../auth/session.ts'

interface RequestState {
  request: Request
  principal?: Principal
  language?: Language
  renewed?: Renewed
}

/**
 * Authorises a request, or refuses with the first check that fails: a device that waits for its approval (403), a write
 * while the app is viewed as another person (403), a club that is not theirs (404), no club given (400
 * `club_required`; a write must name one even where the operation makes it optional, since a cross-site form
 * cannot send the header), a write in a closed club (409 `club_closed`), edition and permission (403). Sets the
 * principal and the language of the request. In a closed club the principal has only the permissions that work there.
 */
export function authorize(
  operation: Operation,
  asked: RequestState,
  found: FoundSession,
): Principal {
  const { headers } = asked.request
  asked.renewed = found.renewed
  asked.language ??= found.language ?? undefined
  const { viewer } = found.principal
  const isReadOnly = viewer !== undefined && !operation.whileViewing
  const principal: Principal = {
    ...found.principal,
    language: asked.language ?? 'en',
    ...(isReadOnly && { isReadOnly }),
  }
  asked.principal = principal
  if (found.waits && !operation.whileWaiting) fail('device_waiting', { status: 403 })
  if (isReadOnly && operation.method !== 'GET') fail('view_as_read_only', { status: 403 })
  if (found.club === null) notFound()
  const namesNone = !headers.has('x-club-id') && operation.method !== 'GET'
  if (namesNone || (principal.club === 0 && !operation.clubOptional)) fail('club_required')
  if (principal.inClosedClub && !isAllowedWhenClosed(operation))
    fail('club_closed', { status: 409 })
  const [section] = operation.permission
  const hidden = principal.edition === 'LITE' && section && !liteSections.includes(section)
  if (
    hidden ||
    (operation.editions.length > 0 && !operation.editions.includes(principal.edition))
  ) {
    fail('edition_required', { status: 403 })
  }
  checkPermission(principal.permissions, operation.permission)
  if (!principal.inClosedClub) return principal
  return (asked.principal = { ...principal, permissions: inClosedClub(principal.permissions) })
}

/**
 * The records of a closed club are read, and its payments taken back; nothing new is written. Operations that need no
 * club are about the person and the session.
 */
const isAllowedWhenClosed = ({ method, inClosedClub, clubOptional }: Operation) =>
  method === 'GET' || inClosedClub || clubOptional
