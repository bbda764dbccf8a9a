import { sql } from 'kysely'
import { codeOf } from './database.ts'
import { Refusal, refuse } from './errors.ts'
import type { Work } from './transaction.ts'

/** A UUID of the versions 1 to 8 (RFC 9562), except the nil UUID. */
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * The idempotency key of a request. Errors: 400 `idempotency_key_required` without one,
 * `idempotency_key_invalid` where it is not a UUID.
 */
export function keyOf(headers: Headers): string {
  const key = headers.get('idempotency-key')
  if (!key) refuse('idempotency_key_required')
  if (!form.test(key)) refuse('idempotency_key_invalid')
  return key.toLowerCase()
}

/**
 * Claims the key for this transaction. Returns the stored response where the key was used before with the
 * same request. Waits for a concurrent request with the same key. Errors: 422 `idempotency_mismatch` for
 * another request, 409 `in_progress` after 4.5 s.
 */
export async function claim(
  { connection }: Work,
  { operation, key, hash, now }: { operation: string; key: string; hash: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await connection
    .query<{ request_hash: string; answer: string }>(
      'select * from claim_key($1, $2, $3, $4)',
      [operation, key, hash, now],
      'claim',
    )
    .catch((error: unknown) => {
      if (codeOf(error) !== '55P03' && codeOf(error) !== '57014') throw error
      throw new Refusal('in_progress', { status: 409, retryAfter: 1 })
    })
  const taken = rows[0]
  if (taken && taken.request_hash !== hash) refuse('idempotency_mismatch', { status: 422 })
  return taken?.answer
}

/** Stores the response with its key, so that a replay is byte-identical. */
export async function keep(
  { db }: Work,
  operation: string,
  key: string,
  answer: string,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update idempotency_key set answer = ${answer}
     where merchant_id = current_merchant() and staff_id = current_staff() and operation = ${operation} and key = ${key}`.execute(
    db,
  )
  if (numAffectedRows !== 1n) throw new Error('No key was claimed for this answer')
}
