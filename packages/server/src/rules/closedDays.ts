import { sql } from 'kysely'
import type { Db, Who } from '../core/context.ts'

/**
 * Reads which of these days are closed in the club of the principal, in one query for all rows of a response.
 */
export async function closedAmong(
  db: Db,
  { merchant, club }: Pick<Who, 'merchant' | 'club'>,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`
    select day::text from closed_day
     where merchant_id = ${merchant} and club_id = ${club} and day = any (${days}::date[])`.execute(
    db,
  )
  return new Set(rows.map(({ day }) => day))
}
