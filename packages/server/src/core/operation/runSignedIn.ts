import { attemptIn } from './attempt.ts'
import { auditInView, writeAuditOfView } from './viewing.ts'
import { authorize } from './authorize.ts'
import type { Context, Principal } from './context.ts'
import { AppError, fail } from '../errors.ts'
import { claimKey, storeAnswer, idempotencyKeyOf } from './idempotency.ts'
import { runExternal } from './runExternal.ts'
import { needsPreparation, prepare } from './prepare.ts'
import {
  callHandler,
  validInput,
  renewedCookie,
  toEnvelope,
  type HandlerResult,
  type RequestContext,
  type RequestPayload,
  type OperationRuntime,
} from './requestContext.ts'
import { credentialsOf } from './preflight.ts'
import { factsOf } from '../http/request.ts'
import { openSession } from '../auth/session.ts'
import { dayIn } from '../db/businessDay.ts'
import { sideEffects } from '../events/sideEffects.ts'
import { asTenant, type Work } from '../db/transaction.ts'

/** Runs an operation that needs a session in one transaction, from the session to the response. */
export async function runSignedIn(
  runtime: OperationRuntime,
  requestContext: RequestContext,
  payload: RequestPayload,
): Promise<HandlerResult> {
  const { transact, operation, route, parts } = runtime
  const by = await credentialsOf(runtime, requestContext)
  const outcome = await transact<HandlerResult | Principal>(async (work) => {
    const found = await openSession(work, by, parts.secrets)
    if (!found) fail('session_expired', { status: 401 })
    const principal = authorize(operation, requestContext, found)
    if (principal.viewer) await asTenant(work, principal)
    const isFirst = route.external || needsPreparation(runtime, requestContext, payload)
    return isFirst
      ? principal
      : runOnce(runtime, work, { requestContext, sent: payload, principal })
  }).catch((error: unknown) => publishFailure(runtime, error, requestContext))
  if (isPrincipal(outcome)) {
    if (route.external) return runExternal(runtime, requestContext, payload, outcome)
    await prepare(runtime, requestContext, payload, outcome)
    return runSignedIn(runtime, requestContext, payload)
  }
  await writeAuditOfView(runtime, requestContext)
  if (requestContext.renewed)
    requestContext.headers = [...requestContext.headers, ...renewedCookie(requestContext)]
  return outcome
}

/** Publishes the event of a refusal in a separate transaction, after the request's own was rolled back. */
async function publishFailure(
  { transact }: OperationRuntime,
  error: unknown,
  { principal, now }: RequestContext,
): Promise<never> {
  if (error instanceof AppError && error.event && principal && !principal.viewer) {
    const { kind, id } = error.event
    await transact(async (work) => {
      await asTenant(work, principal)
      await work.connection.query(
        'select publish($1, $2, $3, $4)',
        [principal.club, [kind], [id], now],
        'publish',
      )
    })
  }
  throw error
}

/** A request with its principal. */
interface IdentifiedRequest {
  requestContext: RequestContext
  sent: RequestPayload
  principal: Principal
}

/** Runs the handler; an operation with an idempotency key returns the stored response where there is one. */
async function runOnce(
  runtime: OperationRuntime,
  work: Work,
  known: IdentifiedRequest,
): Promise<HandlerResult> {
  const { parts, operation } = runtime
  const { requestContext, sent: payload, principal } = known
  const { facts: request, set } = factsOf(
    requestContext.request,
    requestContext.id,
    requestContext.info,
  )
  const given = { ...validInput(runtime, requestContext, payload), request }
  if (!operation.idempotent) {
    const { answer, finish } = await handle(runtime, work, known, given)
    await finish()
    requestContext.headers = set
    return toEnvelope(runtime, answer)
  }
  const key = idempotencyKeyOf(requestContext.request.headers)
  const sent = payload.text + (payload.file ? await digestOf(payload.file.bytes) : '')
  const whole = await parts.secrets.hash(
    `${principal.club}\n${JSON.stringify(requestContext.path)}\n${sent}`,
  )
  const first = await claimKey(work, {
    operation: operation.id,
    key,
    hash: whole,
    now: requestContext.now,
  })
  requestContext.headers = first === undefined ? set : [['idempotency-replayed', 'true']]
  if (first !== undefined) return first
  const { answer, finish } = await handle(runtime, work, known, given)
  const outcome = toEnvelope(runtime, answer)
  if (typeof outcome === 'string') await storeAnswer(work, operation.id, key, outcome)
  await finish()
  return outcome
}

/** Runs the handler, then writes its pending events and audit rows. */
async function handle(
  runtime: OperationRuntime,
  work: Work,
  { requestContext, principal }: IdentifiedRequest,
  given: Pick<Context, 'operation' | 'query' | 'path' | 'body' | 'request'>,
): Promise<{ answer: unknown; finish: () => Promise<void> }> {
  const { parts, transact, operation } = runtime
  const effects = sideEffects(work, principal, requestContext)
  const { emit, alert, ledger, finish } = effects
  const context: Context = {
    ...given,
    ...requestContext.prepared,
    db: work.db,
    principal,
    now: requestContext.now,
    today: dayIn(principal.zone, requestContext.now),
    emit,
    audit: principal.isReadOnly ? auditInView(requestContext) : effects.audit,
    alert,
    ledger,
    attempt: attemptIn(runtime, requestContext, principal, effects),
    secrets: parts.secrets,
    online: parts.online,
    files: parts.files,
    words: parts.locales[requestContext.language ?? principal.language],
    later: (next) =>
      transact(async (opened) => {
        await asTenant(opened, principal)
        return next(opened.db)
      }),
    fault: (error) =>
      parts.log.error({ request: requestContext.id, operation: operation.id, error }, 'fault'),
  }
  const answer = await callHandler(runtime, context)
  return { answer, finish }
}

/** SHA-256 of a file, computed in another thread: the text of 10 MB would hold this one for 150 ms. */
const digestOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toString()

const isPrincipal = (outcome: HandlerResult | Principal): outcome is Principal =>
  typeof outcome === 'object' && 'permissions' in outcome
