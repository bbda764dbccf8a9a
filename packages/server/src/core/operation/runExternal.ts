import type { ExternalContext, Principal } from './context.ts'
import { fail } from '../errors.ts'
import { GeocoderFailed } from '../services/geocoder.ts'
import {
  runHandler,
  validInput,
  renewedCookie,
  type HandlerResult,
  type RequestContext,
  type RequestPayload,
  type OperationRuntime,
} from './requestContext.ts'
import { factsOf } from '../http/request.ts'
import { sideEffects } from '../events/sideEffects.ts'
import { asTenant } from '../db/transaction.ts'

/** Runs transactions of a person, for work outside the one that authorised the request. */
export const transactionsOf =
  (
    { transact }: Pick<OperationRuntime, 'transact'>,
    requestContext: RequestContext,
    principal: Principal,
  ): ExternalContext['transaction'] =>
  (work) =>
    transact(async (opened) => {
      await asTenant(opened, principal)
      const { emit, audit, finish } = sideEffects(opened, principal, requestContext)
      const done = await work({ db: opened.db, emit, audit })
      await finish()
      return done
    })

/** Runs after the transaction that authorised the request, so that an external service may be slow. */
export async function runExternal(
  runtime: OperationRuntime,
  requestContext: RequestContext,
  payload: RequestPayload,
  principal: Principal,
): Promise<HandlerResult> {
  const { parts } = runtime
  const { facts: request } = factsOf(requestContext.request, requestContext.id, requestContext.info)
  const language = requestContext.language ?? principal.language
  const context = {
    ...validInput(runtime, requestContext, payload),
    principal,
    language,
    now: requestContext.now,
    request,
    secrets: parts.secrets,
    passwords: parts.passwords,
    geocoder: parts.geocoder,
    health: parts.health,
    online: parts.online,
    files: parts.files,
    pictures: parts.pictures,
    posters: parts.posters,
    words: parts.locales[language],
    transaction: transactionsOf(runtime, requestContext, principal),
  } satisfies ExternalContext
  if (requestContext.renewed) requestContext.committedHeaders = renewedCookie(requestContext)
  try {
    return await runHandler(runtime, context)
  } catch (error) {
    if (!(error instanceof GeocoderFailed)) throw error
    parts.log.warn({ request: requestContext.id, error: error.message }, 'geocoder')
    return fail('geocoder_unavailable', { status: 503 })
  }
}
