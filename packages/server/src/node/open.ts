import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Engine } from '../adapters/pglite.ts'
import type { Db } from '../core/context.ts'
import type { Database } from '../core/database.ts'
import type { Log } from '../core/log.ts'
import { embeddedDatabase } from './embedded/database.ts'
import { orNewestBackup } from './embedded/damaged.ts'
import { ownerOf } from './embedded/engine.ts'
import { roomOf } from './embedded/room.ts'
import { migrate } from './migrate.ts'
import { postgresDatabase } from './postgres.ts'

export interface Where {
  /** URL of PostgreSQL; without it the embedded database of `folder` is used. */
  url?: string
  /** Must be locked by this process. */
  folder: string
  /** Folder of the backups, to name the newest one when the embedded database cannot be opened. */
  backups?: string
  /** Number of connections to PostgreSQL. */
  size?: number
  clock?: () => Date
}

/**
 * Opens the database, applies migrations and lets `fill` insert the first rows, as the owner of the tables.
 */
export async function openDatabase(
  { url, folder, backups, size, clock = () => new Date() }: Where,
  log: Log,
  fill?: (db: Db) => Promise<void>,
): Promise<Database> {
  if (url) {
    await asOwner(url, fill)
    return postgresDatabase(url, log, size)
  }
  const prepare = async (engine: Engine) => {
    await migrate(ownerOf(engine))
    await fill?.(dbOf(engine))
  }
  return orNewestBackup(backups, () =>
    embeddedDatabase(folder, prepare, { log, clock, room: roomOf(folder) }),
  )
}

/** Kysely on the only connection of an embedded database. */
function dbOf(engine: Engine): Db {
  const query = async (text: string, values: readonly unknown[] = []) => {
    const { rows, affectedRows } = await engine.query(text, [...values])
    return { command: 'SELECT', rowCount: affectedRows || rows.length, rows }
  }
  const client: PostgresPoolClient = {
    query: query as PostgresPoolClient['query'],
    release: () => {},
  }
  const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve(), options: {} }
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** PostgreSQL cannot be reached, or refuses the connection. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}

/** Migrates PostgreSQL and lets `fill` insert the first rows. Errors: `NoDatabase`. */
export async function asOwner(url: string, fill?: (db: Db) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    // An AggregateError of several addresses has an empty message.
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
