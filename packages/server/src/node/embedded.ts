import { fdatasyncSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { pgliteOptions } from '../adapters/pglite.ts'
import type { Owner } from './migrate.ts'

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

/** Opens the embedded database of a folder, which this process has locked. */
export async function openEmbedded(folder: string): Promise<PGlite> {
  return PGlite.create({
    ...pgliteOptions,
    extensions,
    fs: new DurableFS(join(folder, 'pglite')),
    startParams: durableParams(),
  })
}

/** The usual parameters without -F, which switches fsync off. */
function durableParams() {
  return [
    ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ]
}

/** The owner's view of an embedded database; only before `pgliteDatabase` takes it over. */
export function ownerOf(pglite: PGlite): Owner {
  return {
    exec: (sql) => pglite.exec(sql),
    query: async <R>(sql: string, values: unknown[] = []) =>
      (await pglite.query<R>(sql, values)).rows,
  }
}
