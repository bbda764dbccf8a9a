import { sql } from 'kysely'
import type { Answer, Body, Db } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { codeOf } from '../../core/db/database.ts'

/**
 * Placeholder for the hash of a request: no request has it, so every later request with the key is refused.
 */
const NEVER = 'never'

/**
 * Outcome of a write whose response was lost. Waits for a write in progress. Where nothing was done the key
 * is claimed here, so that the same write, if it still arrives, finds it used and changes nothing: "not done"
 * is final. Errors: 409 `in_progress` where the write is still running after 4.5 s.
 */
export async function settle(
  db: Db,
  { operation, key }: Body<'settleWrite'>,
  now: Date,
): Promise<Answer<'settleWrite'>> {
  const { rows } = await sql<{ answer: string | null }>`
    select answer from claim_key(${operation}, ${key}::uuid, ${NEVER}, ${now})`
    .execute(db)
    .catch((error: unknown) => {
      if (codeOf(error) !== '55P03' && codeOf(error) !== '57014') throw error
      return fail('in_progress', { status: 409, retryAfter: 1 })
    })
  const stored = rows[0]?.answer
  if (!stored) return { done: false, answer: null }
  const { results } = JSON.parse(stored) as { results: Record<string, unknown> }
  return { done: true, answer: results }
}
