import { authorize } from './authorize.ts'
import { notFound, fail } from '../errors.ts'
import { renewedCookie, type RequestContext, type OperationRuntime } from './requestContext.ts'
import { clubOf, factsOf, viewAsOf } from '../http/request.ts'
import { openSession } from '../auth/session.ts'

/**
 * Credentials of the request headers: the hashed session token, the club, and the person as whom the app is viewed. Errors: 401 `session_required`.
 */
export async function credentialsOf({ parts }: OperationRuntime, requestContext: RequestContext) {
  const { facts } = factsOf(requestContext.request, requestContext.id, requestContext.info)
  const token = facts.cookie('session')
  if (!token) fail('session_required', { status: 401 })
  return {
    token: await parts.secrets.hash(token),
    club: clubOf(requestContext.request.headers),
    viewAs: viewAsOf(requestContext.request.headers),
    now: requestContext.now,
    isUserIdle: facts.isUserIdle,
    readOnly: requestContext.readOnly,
  }
}

/**
 * Checks session, club, edition, permission and path by the headers alone, in a separate transaction, before
 * a large body is read; the transaction of the operation checks again. Errors: 401, 403, 404.
 */
export async function preflight(
  runtime: OperationRuntime,
  requestContext: RequestContext,
): Promise<void> {
  const { parts, transact, operation, validator } = runtime
  const by = await credentialsOf(runtime, requestContext)
  await transact(async (work) => {
    const found = await openSession(work, by, parts.secrets)
    if (!found) fail('session_expired', { status: 401 })
    authorize(operation, requestContext, found)
  })
  // The new token is committed: every response has to carry it from here on.
  if (requestContext.renewed) requestContext.committedHeaders = renewedCookie(requestContext)
  if (!validator.path(requestContext.path)) notFound()
}
