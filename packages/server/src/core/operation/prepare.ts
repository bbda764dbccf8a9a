import type { PrepareContext, Principal } from './context.ts'
import { idempotencyKeyOf } from './idempotency.ts'
import { transactionsOf } from './runExternal.ts'
import {
  validInput,
  renewedCookie,
  type RequestContext,
  type RequestPayload,
  type OperationRuntime,
} from './requestContext.ts'
import { asTenant } from '../db/transaction.ts'

/** Whether the slow part of the operation still has to run for this request. */
export function needsPreparation(
  runtime: OperationRuntime,
  requestContext: RequestContext,
  payload: RequestPayload,
): boolean {
  const { route } = runtime
  if (!route.prepare || requestContext.prepared) return false
  const atOnce = route.preparedAtOnce as ((body: object) => unknown) | undefined
  if (!atOnce) return true
  const prepared = atOnce(validInput(runtime, requestContext, payload).body)
  if (prepared === undefined) return true
  requestContext.prepared = { prepared }
  return false
}

/**
 * Runs the slow part of an operation between two transactions: the first authorises the request, the second
 * authorises it again and runs the handler with the result. No transaction is open meanwhile. Errors: 400 for
 * invalid input or a missing idempotency key, before any work is done; what `prepare` throws.
 */
export async function prepare(
  runtime: OperationRuntime,
  requestContext: RequestContext,
  payload: RequestPayload,
  principal: Principal,
) {
  const { parts, operation, route } = runtime
  if (requestContext.renewed) requestContext.committedHeaders = renewedCookie(requestContext)
  if (operation.idempotent && (await isAnswered(runtime, requestContext, principal))) {
    requestContext.prepared = { prepared: undefined }
    return
  }
  const context = {
    ...validInput(runtime, requestContext, payload),
    principal,
    now: requestContext.now,
    files: parts.files,
    pictures: parts.pictures,
    sheets: parts.sheets,
    secrets: parts.secrets,
    passwords: parts.passwords,
    transaction: transactionsOf(runtime, requestContext, principal),
  } satisfies PrepareContext
  const prepared = await (route.prepare as (context: object) => unknown)(context)
  requestContext.prepared = { prepared }
}

/**
 * Whether the idempotency key has a stored response, so that the handler does not run again. Errors: 400
 * without a key.
 */
function isAnswered(
  { transact, operation }: OperationRuntime,
  { request }: RequestContext,
  principal: Principal,
) {
  const key = idempotencyKeyOf(request.headers)
  return transact(async (opened) => {
    await asTenant(opened, principal)
    const { rows } = await opened.connection.query(
      `select from idempotency_key
        where merchant_id = current_merchant() and staff_id = current_staff() and operation = $1 and key = $2
          and answer is not null`,
      [operation.id, key],
    )
    return rows.length > 0
  })
}
