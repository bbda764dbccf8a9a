import type { PGlite } from '@electric-sql/pglite'
import { pgliteDatabase, type PgliteOptions } from '../adapters/pglite.ts'
import type { Database } from '../core/db/database.ts'
import { ownerOf } from '../node/embedded/engine.ts'
import type { Owner } from '../node/migrate.ts'
import { recordChanges, untilClosed } from '../page/undo.ts'
import { fixture } from './fixture.ts'
import { migratedPglite } from './template.ts'

export interface MemoryOptions extends Pick<PgliteOptions, 'readOnly'> {
  /** Inserts more rows as the owner. */
  fill?: (owner: Owner) => Promise<void>
}

/** A database with the rows of `fixture`; `undo` reverts all other changes. */
interface Shared {
  pglite: PGlite
  undo: () => Promise<void>
}

/** Databases that earlier files of this worker have closed. */
const free: Shared[] = []
/** Changed rows above which a new database is faster than reverting them. */
const MOST_CHANGES = 20_000

/**
 * An in-memory database with the rows of `fixture`, and those of `fill`.
 *
 * Without options it may be one that an earlier file has closed, with everything reverted that `zal_app` has
 * written. `fill` gives a test the rights of the owner, whose changes of the schema cannot be reverted, so
 * its database is new and not used again.
 */
export async function memoryDatabase({ fill, readOnly }: MemoryOptions = {}): Promise<Database> {
  if (fill || readOnly) {
    const pglite = await filled()
    await fill?.(ownerOf(pglite))
    return pgliteDatabase(pglite, { readOnly })
  }
  const shared = free.pop() ?? (await newShared())
  await shared.undo()
  return pgliteDatabase(untilClosed(shared.pglite, () => giveBack(shared)))
}

async function newShared(): Promise<Shared> {
  const pglite = await filled()
  return { pglite, undo: await recordChanges(pglite) }
}

async function giveBack(shared: Shared) {
  const { pglite } = shared
  await pglite.exec('reset role')
  const { rows } = await pglite.query<{ count: number }>('select count(*) from undo.change')
  if ((rows[0]?.count ?? 0) > MOST_CHANGES) await pglite.close()
  else free.push(shared)
}

async function filled(): Promise<PGlite> {
  const pglite = await migratedPglite()
  await fixture(ownerOf(pglite))
  return pglite
}
