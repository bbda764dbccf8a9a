import type { Connection, Database } from '../core/database.ts'
import { queueOf } from './queue.ts'
import { opening, parsers, sent } from './types.ts'

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
  await engine.exec(opening)
  const stops = new Set<() => Promise<void>>()
  const queue = queueOf(waiting)

  return {
    connect: async (most = patience) => lend(engine, await queue.next(most), { idle, readOnly }),
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
  { idle, readOnly }: Required<Pick<PgliteOptions, 'idle' | 'readOnly'>>,
): Connection {
  let underWay = 0
  let since = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isReadOnly = false

  const finish = () => {
    clearTimeout(timer)
    end()
  }
  const ask = async <R>(text: string, values: readonly unknown[] = []) => {
    if (isOver) throw ended()
    underWay += 1
    try {
      return await engine.query<R>(text, values.map(sent))
    } catch (error) {
      throw isReadOnly ? asFull(error) : error
    } finally {
      underWay -= 1
      since = performance.now()
    }
  }
  // PGlite's own limit for idle transactions never returns once it is reached, so the time is kept here.
  const look = () => {
    const left = underWay > 0 ? idle : idle - (performance.now() - since)
    if (left > 0) {
      timer = setTimeout(look, left)
      return
    }
    isOver = true
    void engine.query('rollback').then(finish, finish)
  }

  return {
    begin: () => {
      isReadOnly = readOnly()
      timer = setTimeout(look, idle)
      return ask(isReadOnly ? 'begin read only' : 'begin')
    },
    query: async <R>(text: string, values?: readonly unknown[]) => {
      const { rows, affectedRows } = await ask<R>(text, values)
      return { rows, count: affectedRows || rows.length }
    },
    release: () => {
      if (!isOver) finish()
    },
    leave: () => {
      if (isOver) return
      // Statements are answered in order, so the next transaction may follow at once.
      engine.query('commit').catch(() => undefined)
      finish()
    },
  }
}

/** What PostgreSQL does to a transaction that idles too long: its connection is gone. */
const ended = () =>
  Object.assign(new Error('The transaction was idle for too long'), { code: 'ECONNECTION' })

/** A write in a transaction that only reads because the disk is full. */
function asFull(error: unknown): unknown {
  const isRefused = error instanceof Error && 'code' in error && error.code === '25006'
  return isRefused ? Object.assign(error, { code: '53100' }) : error
}
