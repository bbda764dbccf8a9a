import type { Socket } from 'node:net'
import pg from 'pg'
import { opening, parsers, sent } from '../adapters/types.ts'
import type { Connection, Database } from '../core/database.ts'
import type { Log } from '../core/log.ts'
import { Ear } from './ear.ts'
import { Opening } from './opening.ts'

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

/** PostgreSQL by its address. Connections run as `zal_app`, pipelined, with prepared statements. */
export function postgresDatabase(connectionString: string, log: Log, size = 10): Database {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: size,
    connectionTimeoutMillis: 5000,
    pipeline: true,
    // The first thing on every connection, before it is lent for the first time.
    onConnect: async (client) => {
      // A connection may break while it is lent; whoever has it learns it from their query.
      client.on('error', (error) => log.warn({ error }, 'a database connection was lost'))
      await client.query(`${opening}; set idle_in_transaction_session_timeout = '10s'`)
      for (const name of ['begin', 'commit']) await client.query({ name, text: name })
    },
  })
  pool.on('error', (error) => log.warn({ error }, 'a database connection was lost'))
  const name = planNames()
  const ear = new Ear(connectionString)

  const open = openReads()

  const lend = (client: pg.PoolClient): Connection => {
    let opening: Opening | undefined
    return {
      begin: () => {
        opening = new Opening(open.delete(client) ? ['commit', 'begin'] : ['begin'])
        return opening.done.catch(named)
      },
      query: async (text, values, planned) => {
        together(client)
        const config = { text, name: planned ?? name(text), values: values?.map(sent) }
        const first = opening
        opening = undefined
        if (!first) open.end(client)
        const result = await (first ? first.query(client, config) : client.query(config)).catch(
          named,
        )
        return { rows: result.rows as never[], count: result.rowCount ?? 0 }
      },
      release: (broken) => client.release(broken),
      leave: () => {
        open.add(client)
        client.release()
      },
    }
  }

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

/** What PostgreSQL itself did not say is trouble with the connection; it gets a code, too. */
function named(error: unknown): never {
  if (error instanceof Error && !(error instanceof pg.DatabaseError)) {
    throw Object.assign(error, { code: 'ECONNECTION' })
  }
  throw error
}

/**
 * Connections that were given back in the middle of a transaction that only read. Its COMMIT is a
 * journey for nothing, so it goes along with the next BEGIN, or alone where none follows at once.
 */
function openReads() {
  const open = new Set<pg.PoolClient>()
  let timer: NodeJS.Timeout | undefined
  const end = (client: pg.PoolClient) => {
    if (open.delete(client)) client.query({ name: 'commit', text: 'commit' }).catch(() => {})
  }
  const endAll = () => {
    timer = undefined
    for (const client of open) end(client)
  }
  return {
    end,
    add: (client: pg.PoolClient) => {
      open.add(client)
      timer ??= setTimeout(endAll, 3)
    },
    delete: (client: pg.PoolClient) => open.delete(client),
  }
}

/** What is asked in one turn of the event loop leaves in one packet. */
function together(client: pg.PoolClient) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Texts that come back get a plan of their own, up to a number that no program of ours reaches. */
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
