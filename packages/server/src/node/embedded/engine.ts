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

/** Number of fsync calls, for the test that a commit is durable. */
export const synced = { calls: 0 }

/**
 * The file system of PGlite with a working fsync: PGlite omits it, so a power cut would lose acknowledged
 * payments. Depends on internals of 0.5.16.
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
 * Opens the embedded database of a folder that this process has locked. Creates a new one only in an empty
 * folder. Errors: `DamagedFolder` where existing files cannot be opened; they are never deleted.
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
 * Creates a database, lets `fill` write into it, and renames it once it is complete and synced: an
 * interrupted start leaves nothing that looks like a database. A previous one stays beside it.
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
 * The default parameters without -F, which disables fsync. Log segments kept for reuse take at most 32 MB
 * instead of 80.
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

/** Access to an embedded database as its owner; only before `pgliteDatabase` wraps it. */
export function ownerOf(pglite: Engine): Owner {
  return {
    exec: (sql) => pglite.exec(sql),
    query: async <R>(sql: string, values: unknown[] = []) =>
      (await pglite.query<R>(sql, values)).rows,
  }
}
