import pg from 'pg'
import { opening, parsers, sent } from '../adapters/types.ts'
import type { Connection, Database } from '../core/database.ts'
import type { Log } from '../core/log.ts'
import { Ear } from './ear.ts'

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

/** PostgreSQL by its URL. Connections run as `zal_app`, pipelined, with prepared statements. */
export function postgresDatabase(connectionString: string, log: Log, size = 10): Database {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: size,
    connectionTimeoutMillis: 5000,
    pipeline: true,
    // Runs on every new connection before its first use.
    onConnect: async (client) => {
      // A connection may break while it is in use; its user gets the error from their query.
      client.on('error', (error) => log.warn({ error }, 'a database connection was lost'))
      await client.query(`${opening}; set idle_in_transaction_session_timeout = '10s'`)
    },
  })
  pool.on('error', (error) => log.warn({ error }, 'a database connection was lost'))
  const name = planNames()
  const ear = new Ear(connectionString)

  const lend = (client: pg.PoolClient): Connection => ({
    query: async (text, values, planned) => {
      const config = { text, name: planned ?? name(text), values: values?.map(sent) }
      const result = await client.query(config).catch(named)
      return { rows: result.rows as never[], count: result.rowCount ?? 0 }
    },
    release: (broken) => client.release(broken),
  })

  return {
    connect: async () => lend(await pool.connect().catch(named)),
    listen: async (channel, hear, again = () => {}) => {
      await ear.listen(channel, { hear, again })
      return () => ear.close()
    },
    close: async () => {
      await ear.close()
      await pool.end()
    },
  }
}

/** Errors that PostgreSQL did not report are connection failures; they get a code as well. */
function named(error: unknown): never {
  if (error instanceof Error && !(error instanceof pg.DatabaseError)) {
    throw Object.assign(error, { code: 'ECONNECTION' })
  }
  throw error
}

/** Names for prepared statements of repeated texts, up to a number that this application never reaches. */
function planNames() {
  const seen = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = seen.get(text)
    if (known !== undefined || seen.size >= 300 || text.length < 20) return known
    const fresh = `q${seen.size}`
    seen.set(text, fresh)
    return fresh
  }
}
