import { sql } from 'kysely'
import type { Answer, Context } from '../../core/operation/context.ts'
import { isSound, prove } from '../../queries/integrity/prove.ts'

/** Checks the books of the merchant in all clubs, and keeps the outcome in the audit log. */
export async function check({
  db,
  now,
  principal,
  audit,
}: Pick<Context, 'db' | 'now' | 'principal' | 'audit'>): Promise<Answer<'checkIntegrity'>> {
  // Reads all rows of the merchant, which takes longer than the usual timeout, and is quicker with parallel workers.
  await sql`
    select set_config('statement_timeout', '60s', true), set_config('max_parallel_workers_per_gather', '2', true)`.execute(
    db,
  )
  const checks = await prove(
    async <R>(text: string) => (await sql<R>`${sql.raw(text)}`.execute(db)).rows,
  )
  const faults = checks.reduce((sum, each) => sum + each.faults, 0)
  const after = { checks: checks.length, faults }
  await audit({ action: 'ledger.checked', type: 'ledger', id: principal.merchant, after })
  return { checked_at: now.toISOString(), is_sound: isSound(checks), checks }
}
