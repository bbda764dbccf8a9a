import type { Connection, Database } from '../core/db/database.ts'
import { queueOf } from './queue.ts'
import { connectionSetup, parsers, toParameter } from './postgresTypes.ts'

export const pgliteOptions = { parsers }

/** The part of PGlite that a server uses: PGlite itself, or the thread that runs it. */
export interface Engine {
  query: <R>(text: string, values?: unknown[]) => Promise<{ rows: R[]; affectedRows?: number }>
  /** Any number of statements without parameters. */
  exec: (text: string) => Promise<unknown>
  /** Calls `hear` with the payload of every NOTIFY on the channel; returns how to stop. */
  listen: (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

export interface PgliteOptions {
  /** How long a request waits for the connection, in ms. @default 5000 */
  patience?: number
  /** How many may wait for it. @default 2000, some two seconds of short requests */
  waiting?: number
  /** After so many ms without a statement an open transaction is rolled back. @default 10000 */
  idle?: number
  /** Whether new transactions may only read, because the disk is full. */
  readOnly?: () => boolean
}

/**
 * The embedded database as a pool of one: requests wait for the connection in a fair, bounded queue.
 * From here on it runs as `zal_app`; migrations come before.
 */
export async function pgliteDatabase(
  engine: Engine,
  { patience = 5000, waiting = 2000, idle = 10_000, readOnly = () => false }: PgliteOptions = {},
): Promise<Database> {
  await engine.exec(connectionSetup)
  const stops = new Set<() => Promise<void>>()
  const queue = queueOf(waiting)
  let isReadOnly = false

  return {
    connect: async (most = patience) => {
      const end = await queue.next(most)
      if (readOnly() !== isReadOnly) {
        isReadOnly = !isReadOnly
        // Answered in order, so the next statement need not wait for it.
        engine
          .query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
          .catch(() => undefined)
      }
      return lend(engine, end, { idle, isReadOnly })
    },
    listen: async (channel, hear) => {
      const stop = await engine.listen(channel, hear)
      const once = async () => {
        if (stops.delete(once)) await stop()
      }
      stops.add(once)
      return once
    },
    close: async () => {
      await queue.idle()
      await Promise.all([...stops].map((stop) => stop()))
      await engine.close()
    },
  }
}

/** The connection for one turn. `end` gives it to the next. */
function lend(
  engine: Engine,
  end: () => void,
  { idle, isReadOnly }: { idle: number; isReadOnly: boolean },
): Connection {
  let running = 0
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const finish = () => {
    clearTimeout(timer)
    end()
  }
  // PGlite's own limit for idle transactions never returns once it is reached, so the time is kept here.
  const look = () => {
    const left = running > 0 ? idle : idle - (performance.now() - since)
    if (left > 0) {
      timer = setTimeout(look, left)
      return
    }
    isOver = true
    engine.query('rollback').then(finish, finish)
  }

  return {
    query: async <R>(text: string, values: readonly unknown[] = []) => {
      if (isOver) throw idledTooLong()
      timer ??= setTimeout(look, idle)
      running += 1
      try {
        const { rows, affectedRows } = await engine.query<R>(text, values.map(toParameter))
        return { rows, count: affectedRows || rows.length }
      } catch (error) {
        throw isReadOnly ? asFull(error) : error
      } finally {
        running -= 1
        since = performance.now()
      }
    },
    release: () => {
      if (!isOver) finish()
    },
  }
}

/** As PostgreSQL ends a transaction that idles too long: its connection is gone. */
const idledTooLong = () =>
  Object.assign(new Error('The transaction was idle for too long'), { code: 'ECONNECTION' })

/** A write in a transaction that only reads because the disk is full. */
function asFull(error: unknown): unknown {
  const isRefused = error instanceof Error && 'code' in error && error.code === '25006'
  return isRefused ? Object.assign(error, { code: '53100' }) : error
}
