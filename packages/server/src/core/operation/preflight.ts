import { admit } from './authorize.ts'
import { notFound, fail } from '../errors.ts'
import { renewedCookie, type Passage, type Serving } from './requestContext.ts'
import { clubOf, factsOf } from '../http/request.ts'
import { enter } from '../auth/session.ts'

/** Credentials in the headers: its hashed token and the club. Errors: 401 `session_required`. */
export async function credentialsOf({ parts }: Serving, passage: Passage) {
  const { facts } = factsOf(passage.request, passage.id, passage.info)
  const token = facts.cookie('session')
  if (!token) fail('session_required', { status: 401 })
  return {
    token: await parts.secrets.hash(token),
    club: clubOf(passage.request.headers),
    now: passage.now,
    unattended: facts.unattended,
    readOnly: passage.readOnly,
  }
}

/**
 * Checks session, club, edition, permission and path by the headers alone, in a transaction of its own, before a large
 * body is read; the transaction of the operation checks again. Errors: 401, 403, 404.
 */
export async function preflight(serving: Serving, passage: Passage): Promise<void> {
  const { parts, transact, operation, validator } = serving
  const by = await credentialsOf(serving, passage)
  await transact(async (work) => {
    const found = await enter(work, by, parts.secrets)
    if (!found) fail('session_expired', { status: 401 })
    admit(operation, passage, found)
  })
  // The new token is committed: every answer has to carry it from here on.
  if (passage.renewed) passage.settled = renewedCookie(passage)
  if (!validator.path(passage.path)) notFound()
}
