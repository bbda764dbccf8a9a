import { admit } from './access.ts'
import { missing, refuse } from './errors.ts'
import { renewedCookie, type Passage, type Serving } from './passage.ts'
import { clubOf, factsOf } from './request.ts'
import { enter } from './session.ts'

/**
 * Credentials of the request headers: the hashed session token and the club. Errors: 401 `session_required`.
 */
export async function credentialsOf({ parts }: Serving, passage: Passage) {
  const { facts } = factsOf(passage.request, passage.id, passage.info)
  const token = facts.cookie('session')
  if (!token) refuse('session_required', { status: 401 })
  return {
    token: await parts.secrets.hash(token),
    club: clubOf(passage.request.headers),
    now: passage.now,
    unattended: facts.unattended,
    readOnly: passage.readOnly,
  }
}

/**
 * Checks session, club, edition, permission and path by the headers alone, in a separate transaction, before
 * a large body is read; the transaction of the operation checks again. Errors: 401, 403, 404.
 */
export async function preflight(serving: Serving, passage: Passage): Promise<void> {
  const { parts, transact, operation, validator } = serving
  const by = await credentialsOf(serving, passage)
  await transact(async (work) => {
    const found = await enter(work, by, parts.secrets)
    if (!found) refuse('session_expired', { status: 401 })
    admit(operation, passage, found)
  })
  // The new token is committed: every response has to carry it from here on.
  if (passage.renewed) passage.settled = renewedCookie(passage)
  if (!validator.path(passage.path)) missing()
}
