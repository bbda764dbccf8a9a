import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pgliteOptions } from '../adapters/pglite.ts'
import { extensions, ownerOf } from '../node/embedded/engine.ts'
import { migrate, readSchema, schemaHash } from '../node/migrate.ts'

const cache = new URL('../../../../node_modules/.cache/zal/', import.meta.url)

/** A migrated in-memory database, from a copy on disk that is created once per schema. */
export function migratedPglite(): Promise<PGlite> {
  const schema = readSchema()
  return copyOf(`migrated-${schemaHash(schema)}`, (pglite) => migrate(ownerOf(pglite), schema))
}

/** An in-memory database without tables, from a copy on disk. */
export const emptyPglite = (): Promise<PGlite> => copyOf('empty', () => Promise.resolve())

/** Loads the copy with this name; `fill` prepares it where it does not exist. */
async function copyOf(name: string, fill: (pglite: PGlite) => Promise<unknown>): Promise<PGlite> {
  const file = new URL(`${name}.tar`, cache)
  if (!existsSync(file)) {
    const pglite = await PGlite.create({ ...pgliteOptions, extensions })
    await fill(pglite)
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    mkdirSync(cache, { recursive: true })
    const draft = new URL(`${name}.${process.pid}`, cache)
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, file)
  }
  const loadDataDir = new Blob([readFileSync(file)])
  return PGlite.create({ ...pgliteOptions, extensions, loadDataDir })
}
