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
  folder: string
  /** Connections to PostgreSQL. */
  size?: number
}

/** A migrated database, and its folder's lock to be given back last. */
export interface Opened {
  database: Database
  close: () => Promise<void>
}

/**
 * Opens the database, brings its tables up to date and, where it is new, lets `fill` put the first
 * rows into it (as the owner of the tables).
 */
export async function openDatabase(
  { url, folder, size }: Where,
  log: Log,
  fill?: (db: Db) => Promise<void>,
): Promise<Opened> {
  if (url) {
    await asOwner(url, fill)
    const database = postgresDatabase(url, log, size)
    return { database, close: () => database.close() }
  }
  const { pglite, unlock } = await openEmbedded(folder)
  try {
    const applied = await migrate(ownerOf(pglite))
    if (fill && applied.includes('0001_core.sql'))
      await fill(new Kysely({ dialect: new PGliteDialect({ pglite }) }))
    const database = await pgliteDatabase(pglite)
    return { database, close: () => database.close().finally(unlock) }
  } catch (error) {
    await pglite.close().catch(() => undefined)
    unlock()
    throw error
  }
}

/** Migrates a PostgreSQL, and fills it where nothing was there before. */
export async function asOwner(url: string, fill?: (db: Db) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let applied: string[]
  try {
    applied = await migrate({
      exec: (sql) => client.query(sql),
      query: async <R>(sql: string, values: unknown[] = []) =>
        (await client.query(sql, values)).rows as R[],
    })
  } finally {
    await client.end()
  }
  if (!fill || !applied.includes('0001_core.sql')) return
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  await fill(db).finally(() => db.destroy())
}
