import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Engine } from '../../adapters/pglite.ts'
import type { Db } from '../../core/operation/context.ts'
import type { Database } from '../../core/db/database.ts'
import type { Log } from '../../core/services/log.ts'
import { embeddedDatabase } from '../embedded/database.ts'
import { orNewestBackup } from '../embedded/orNewestBackup.ts'
import { ownerOf } from '../embedded/engine.ts'
import { diskSpaceOf } from '../embedded/diskSpace.ts'
import { migrate } from '../migrate.ts'
import { postgresDatabase } from './postgres.ts'

export interface Where {
  /** Address of a PostgreSQL; without it the embedded database of `folder` is used. */
  url?: string
  /** Locked by this process. */
  folder: string
  /** Where backups of the embedded database are, to name the newest when it cannot be opened. */
  backups?: string
  /** Connections to PostgreSQL. */
  size?: number
  clock?: () => Date
}

/**
 * Opens the database, brings its tables up to date and lets `fill` put the first rows into it, as
 * the owner of the tables.
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
    embeddedDatabase(folder, prepare, { log, clock, room: diskSpaceOf(folder) }),
  )
}

/** SQL by Kysely on the only connection of an embedded database. */
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
