import pg from 'pg'
import { opening, parsers, sent } from '../adapters/types.ts'
import type { Connection, Database } from '../core/database.ts'
import type { Log } from '../core/log.ts'

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
    pipeline: true,
    connectionTimeoutMillis: 5000,
    onConnect: async (client) => {
      await client.query(opening)
    },
  } as pg.PoolConfig)
  pool.on('error', (error) => log.warn({ error }, 'a database connection was lost'))
  const name = planNames()
  const listeners = new Set<Listener>()

  const lend = (client: pg.PoolClient): Connection => ({
    query: async (text, values, planned) => {
      const result = await client.query({
        text,
        name: planned ?? name(text),
        values: values?.map(sent),
      })
      return { rows: result.rows as never[], count: result.rowCount ?? 0 }
    },
    release: (broken) => client.release(broken),
  })

  return {
    connect: async () => lend(await pool.connect()),
    listen: async (channel, hear, again) => {
      const listener = new Listener(connectionString, channel, hear, again ?? (() => {}))
      listeners.add(listener)
      await listener.start()
      return () => {
        listeners.delete(listener)
        return listener.stop()
      }
    },
    close: async () => {
      await Promise.all([...listeners].map((each) => each.stop()))
      await pool.end()
    },
  }
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

/** A connection that only listens, and comes back after it is lost. */
class Listener {
  readonly #connect: () => pg.Client
  readonly #channel: string
  readonly #hear: (payload: string) => void
  readonly #again: () => void
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(
    connectionString: string,
    channel: string,
    hear: (payload: string) => void,
    again: () => void,
  ) {
    this.#connect = () => new pg.Client({ connectionString, keepAlive: true })
    this.#channel = channel
    this.#hear = hear
    this.#again = again
  }

  async start() {
    const client = this.#connect()
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('error', () => {})
    client.on('end', () => this.#later())
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`)
    this.#client = client
  }

  async stop() {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#client?.end()
  }

  #later() {
    if (this.#stopped || this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.start().then(this.#again, () => this.#later())
    }, 500)
  }
}
