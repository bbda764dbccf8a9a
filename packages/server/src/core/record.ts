import { sql } from 'kysely'
import type { Db } from './database.ts'
import { refuse } from './errors.ts'

/**
 * Updates one record with optimistic locking and increments its `version`. `patch` holds columns; undefined
 * ones stay unchanged. `current` reads the record in the shape of the contract, for the response to a stale
 * write.
 *
 * Errors: 409 `stale_record` with the current record in `results`; whatever `current` throws.
 *
 * @example
 * await bump(db, 'room', id, body.version, { name: body.name }, () => one(db, id, who))
 */
export async function bump(
  db: Db,
  table: string,
  id: number,
  version: number,
  patch: Record<string, unknown>,
  current: () => Promise<object>,
): Promise<void> {
  const changes = Object.entries(patch)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}, `)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes, sql``)} version = version + 1
     where merchant_id = current_merchant() and id = ${id} and version = ${version}`.execute(db)
  if (numAffectedRows === 0n) refuse('stale_record', { status: 409, results: await current() })
}
