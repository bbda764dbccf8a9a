import { sql } from 'kysely'
import type { Answer, Db } from '../../core/operation/context.ts'
import { isSound, prove } from '../../queries/integrity/prove.ts'

/** All books of the merchant, of every club. */
export async function check(db: Db, now: Date): Promise<Answer<'checkIntegrity'>> {
  // All rows of the merchant are read, which takes longer than anything else may.
  await sql`select set_config('statement_timeout', '60s', true)`.execute(db)
  const checks = await prove(
    async <R>(text: string) => (await sql<R>`${sql.raw(text)}`.execute(db)).rows,
  )
  return { checked_at: now.toISOString(), is_sound: isSound(checks), checks }
}
