import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pgliteOptions } from '../adapters/pglite.ts'
import { extensions, ownerOf } from '../node/embedded/engine.ts'
import { migrate, readSchema, schemaHash } from '../node/migrate.ts'

const cache = new URL('../../../../node_modules/.cache/zal/', import.meta.url)

/** A migrated in-memory database, from a copy on disk that is created once per schema. */
export async function migratedPglite(): Promise<PGlite> {
  const schema = readSchema()
  const sum = schemaHash(schema)
  const file = new URL(`migrated-${sum}.tar`, cache)
  if (!existsSync(file)) {
    const pglite = await PGlite.create({ ...pgliteOptions, extensions })
    await migrate(ownerOf(pglite), schema)
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    mkdirSync(cache, { recursive: true })
    const draft = new URL(`migrated-${sum}.${process.pid}`, cache)
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, file)
  }
  const loadDataDir = new Blob([readFileSync(file)])
  return PGlite.create({ ...pgliteOptions, extensions, loadDataDir })
}
