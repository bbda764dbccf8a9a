import { fdatasyncSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { pgliteOptions, type Engine } from '../../adapters/pglite.ts'
import type { Owner } from '../migrate.ts'
import { DamagedFolder, isEmptyPlace, mark, placesOf, settle } from './folder.ts'

export const extensions = { btree_gist, fuzzystrmatch, pg_trgm }

type Prepare = Parameters<NodeFS['init']>[1]
type Loaded = Parameters<NonNullable<Extract<Prepare['preRun'], unknown[]>>[number]>[0]

/** Calls that reached the disk, for the test that proves that a commit does. */
export const synced = { calls: 0 }

/**
 * The files of PGlite as it ships them, except that fsync does what its name says: PGlite leaves
 * it out, and a power cut would take acknowledged payments. Leans on an internal of 0.5.16.
 */
class DurableFS extends NodeFS {
  override async init(pg: PGlite, options: Prepare) {
    const sync = (loaded: Loaded) => {
      const { NODEFS } = loaded as unknown as { NODEFS: { stream_ops: StreamOps } }
      NODEFS.stream_ops.fsync = (stream) => {
        synced.calls += 1
        fdatasyncSync(stream.nfd)
        return 0
      }
    }
    const { emscriptenOpts } = await super.init(pg, options)
    const before = [emscriptenOpts.preRun ?? []].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...before, sync] } }
  }
}

interface StreamOps {
  fsync?: (stream: { nfd: number }) => number
}

/**
 * Opens the embedded database of a folder, which this process has locked. A new one is made in an empty folder only.
 * Errors: `DamagedFolder` where there is something that cannot be opened; nothing of it is thrown away.
 */
export async function openEmbedded(folder: string): Promise<PGlite> {
  if (isEmptyPlace(folder)) {
    mark(folder, 'making')
    await makeEmbedded(folder)
  }
  const pglite = await openAt(placesOf(folder).database).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new DamagedFolder(`${placesOf(folder).database} cannot be opened (${why})`)
  })
  mark(folder, 'made')
  return pglite
}

/**
 * Makes a database, lets `fill` write into it, and gives it its name once it is whole and on the disk: a start that ends
 * in the middle leaves nothing that could be taken for a database. One that was there before stays beside it.
 */
export async function makeEmbedded(
  folder: string,
  fill: (pglite: PGlite) => Promise<void> = async () => {},
) {
  const { draft } = placesOf(folder)
  rmSync(draft, { recursive: true, force: true })
  const pglite = await openAt(draft)
  await fill(pglite).finally(() => pglite.close())
  settle(folder, new Date())
}

async function openAt(path: string): Promise<PGlite> {
  return PGlite.create({
    ...pgliteOptions,
    extensions,
    fs: new DurableFS(path),
    startParams: durableParams(),
  })
}

/**
 * The usual parameters without -F, which switches fsync off. Segments of the log that are kept for reuse take 32 MB
 * instead of 80 at most.
 */
function durableParams() {
  return [
    ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'min_wal_size=32MB',
  ]
}

/** The owner's view of an embedded database; only before `pgliteDatabase` takes it over. */
export function ownerOf(pglite: Engine): Owner {
  return {
    exec: (sql) => pglite.exec(sql),
    query: async <R>(sql: string, values: unknown[] = []) =>
      (await pglite.query<R>(sql, values)).rows,
  }
}
