import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { pgliteDatabase } from '../adapters/pglite.ts'
import type { Db } from '../core/context.ts'
import type { Database } from '../core/database.ts'
import type { Log } from '../core/log.ts'
import { openEmbedded, ownerOf } from './embedded.ts'
import { migrate } from './migrate.ts'
import { postgresDatabase } from './postgres.ts'

export interface Where {
  /** Address of a PostgreSQL; without it the embedded database of `folder` is used. */
  url?: string
  /** Locked by this process. */
  folder: string
  /** Connections to PostgreSQL. */
  size?: number
}

/**
 * Opens the database, brings its tables up to date and lets `fill` put the first rows into it, as
 * the owner of the tables.
 */
export async function openDatabase(
  { url, folder, size }: Where,
  log: Log,
  fill?: (db: Db) => Promise<void>,
): Promise<Database> {
  if (url) {
    await asOwner(url, fill)
    return postgresDatabase(url, log, size)
  }
  const pglite = await openEmbedded(folder)
  try {
    await migrate(ownerOf(pglite))
    await fill?.(new Kysely({ dialect: new PGliteDialect({ pglite }) }))
    return await pgliteDatabase(pglite)
  } catch (error) {
    await pglite.close().catch(() => undefined)
    throw error
  }
}

/** The PostgreSQL of the address cannot be reached, or lets nobody in. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}

/** Migrates a PostgreSQL and lets `fill` put the first rows into it. Errors: `NoDatabase`. */
export async function asOwner(url: string, fill?: (db: Db) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    // One that tried several addresses has no words of its own.
    const why = error.message || error.code
    throw new NoDatabase(`PostgreSQL of DATABASE_URL cannot be opened: ${why}`)
  })
  try {
    await migrate({
      exec: (sql) => client.query(sql),
      query: async <R>(sql: string, values: unknown[] = []) =>
        (await client.query(sql, values)).rows as R[],
    })
  } finally {
    await client.end()
  }
  if (!fill) return
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  await fill(db).finally(() => db.destroy())
}
