import type { Connection, Database } from '../core/database.ts'
import { queueOf } from './queue.ts'
import { opening, parsers, sent } from './types.ts'

export const pgliteOptions = { parsers }

/** The part of PGlite that a server uses: PGlite itself, or a thread that runs it. */
export interface Engine {
  query: <R>(text: string, values?: unknown[]) => Promise<{ rows: R[]; affectedRows?: number }>
  /** Any number of statements without parameters. */
  exec: (text: string) => Promise<unknown>
  /** Calls `hear` with the payload of every NOTIFY on the channel; returns a function that unsubscribes. */
  listen: (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

export interface PgliteOptions {
  /** Timeout of a request that waits for the connection, in ms. @default 5000 */
  patience?: number
  /** Maximum number of waiting requests. @default 2000, some two seconds of short requests */
  waiting?: number
  /** Milliseconds without a statement after which an open transaction is rolled back. @default 10000 */
  idle?: number
  /** Whether new transactions are read-only, because the disk is full. */
  readOnly?: () => boolean
}

/**
 * The embedded database as a pool with one connection: requests wait for it in a fair, bounded queue. It runs
 * as `zal_app` from here on, so migrations have to run before.
 */
export async function pgliteDatabase(
  engine: Engine,
  { patience = 5000, waiting = 2000, idle = 10_000, readOnly = () => false }: PgliteOptions = {},
): Promise<Database> {
  await engine.exec(opening)
  const stops = new Set<() => Promise<void>>()
  const queue = queueOf(waiting)
  let isReadOnly = false

  return {
    connect: async (most = patience) => {
      const end = await queue.next(most)
      if (readOnly() !== isReadOnly) {
        isReadOnly = !isReadOnly
        // Statements are executed in order, so the next one does not wait for this.
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

/** Lends the connection for one turn. `end` starts the next turn. */
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
  // PGlite's own idle timeout never returns once it is reached, so this timer replaces it.
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
        const { rows, affectedRows } = await engine.query<R>(text, values.map(sent))
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

/** The error of PostgreSQL's idle-transaction timeout, which closes the connection. */
const idledTooLong = () =>
  Object.assign(new Error('The transaction was idle for too long'), { code: 'ECONNECTION' })

/** Maps a write in a read-only transaction to the error for a full disk. */
function asFull(error: unknown): unknown {
  const isRefused = error instanceof Error && 'code' in error && error.code === '25006'
  return isRefused ? Object.assign(error, { code: '53100' }) : error
}
