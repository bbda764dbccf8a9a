import { sql } from 'kysely'
import type { Answer, Db } from '../../core/context.ts'
import { isSound, prove } from '../../rules/integrity/prove.ts'

/** Checks the books of the merchant in all clubs. */
export async function check(db: Db, now: Date): Promise<Answer<'checkIntegrity'>> {
  // Reads all rows of the merchant, which takes longer than the usual timeout.
  await sql`select set_config('statement_timeout', '60s', true)`.execute(db)
  const checks = await prove(
    async <R>(text: string) => (await sql<R>`${sql.raw(text)}`.execute(db)).rows,
  )
  return { checked_at: now.toISOString(), is_sound: isSound(checks), checks }
}
