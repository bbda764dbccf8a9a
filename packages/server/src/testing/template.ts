import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { hash } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { pgliteOptions } from '../adapters/pglite.ts'
import { extensions, ownerOf } from '../node/embedded/engine.ts'
import { migrate, migrations } from '../node/migrate.ts'

const cache = new URL('../../../../node_modules/.cache/zal/', import.meta.url)

/** A migrated in-memory database, from a copy on disk that is created once per set of migrations. */
export async function migratedPglite(): Promise<PGlite> {
  const all = migrations()
  const sum = hash('sha256', all.map((each) => each.hash).join(), 'hex').slice(0, 16)
  const file = new URL(`migrated-${sum}.tar`, cache)
  if (!existsSync(file)) {
    const pglite = await PGlite.create({ ...pgliteOptions, extensions })
    await migrate(ownerOf(pglite), all)
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
