import type { PrepareContext, Who } from './context.ts'
import { keyOf } from './idempotency.ts'
import { transactionsOf } from './outward.ts'
import { inputOf, renewedCookie, type Passage, type Sent, type Serving } from './passage.ts'
import { asTenant } from './transaction.ts'

/** Whether the slow part of the operation still has to run for this request. */
export function isUnprepared(serving: Serving, passage: Passage, sent: Sent): boolean {
  const { route } = serving
  if (!route.prepare || passage.prepared) return false
  const atOnce = route.preparedAtOnce as ((body: object) => unknown) | undefined
  if (!atOnce) return true
  const prepared = atOnce(inputOf(serving, passage, sent).body)
  if (prepared === undefined) return true
  passage.prepared = { prepared }
  return false
}

/**
 * Runs the slow part of an operation between two transactions: the first authorises the request, the second
 * authorises it again and runs the handler with the result. No transaction is open meanwhile. Errors: 400 for
 * invalid input or a missing idempotency key, before any work is done; what `prepare` throws.
 */
export async function prepare(serving: Serving, passage: Passage, sent: Sent, who: Who) {
  const { parts, operation, route } = serving
  if (passage.renewed) passage.settled = renewedCookie(passage)
  if (operation.idempotent && (await isAnswered(serving, passage, who))) {
    passage.prepared = { prepared: undefined }
    return
  }
  const context = {
    ...inputOf(serving, passage, sent),
    who,
    now: passage.now,
    files: parts.files,
    pictures: parts.pictures,
    sheets: parts.sheets,
    transaction: transactionsOf(serving, passage, who),
  } satisfies PrepareContext
  const prepared = await (route.prepare as (context: object) => unknown)(context)
  passage.prepared = { prepared }
}

/**
 * Whether the idempotency key has a stored response, so that the handler does not run again. Errors: 400
 * without a key.
 */
function isAnswered({ transact, operation }: Serving, { request }: Passage, who: Who) {
  const key = keyOf(request.headers)
  return transact(async (opened) => {
    await asTenant(opened, who)
    const { rows } = await opened.connection.query(
      `select from idempotency_key
        where merchant_id = current_merchant() and staff_id = current_staff() and operation = $1 and key = $2
          and answer is not null`,
      [operation.id, key],
    )
    return rows.length > 0
  })
}
