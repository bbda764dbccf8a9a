import { setTimeout as pause } from 'node:timers/promises'
import { pgliteDatabase, type Engine, type PgliteOptions } from '../../adapters/pglite.ts'
import type { Database } from '../../core/db/database.ts'
import type { Log } from '../../core/services/log.ts'
import type { DiskSpace } from './diskSpace.ts'
import { DatabaseThread, ThreadEnded } from './thread.ts'

export interface EmbeddedOptions extends Omit<PgliteOptions, 'readOnly'> {
  /** The thread is ended and opened again when it has work and does not answer for so many ms. @default 30000 */
  silence?: number
  /** How long closing waits for what is under way, in ms. @default 3000 */
  farewell?: number
  clock: () => Date
  room: DiskSpace
  log: Log
}

interface Listener {
  channel: string
  hear: (payload: string) => void
  again: () => void
  /** Ends listening in the thread that is open now. */
  stop: () => Promise<void>
}

/**
 * Milliseconds: between two attempts to open the database again, at first and at most; how long each may take; between
 * two looks at the size of its log.
 */
const pauses = { first: 200, most: 10_000, opening: 120_000, upkeep: 30_000 }
const MB = 1024 * 1024

/**
 * The embedded database in a thread of its own. A thread that does not answer, or ends, is replaced: what was under way
 * fails with a code that stands for 503, nothing of it goes on in the new thread, and listeners listen there.
 * `prepare` has the database as its owner before anybody else.
 */
export async function embeddedDatabase(
  folder: string,
  prepare: (engine: Engine) => Promise<void>,
  options: EmbeddedOptions,
): Promise<Database> {
  const { silence = 30_000, farewell = 3000, patience = 5000, clock, room, log } = options
  const listeners = new Set<Listener>()
  const told: (() => void)[] = []
  let isClosing = false
  /** The thread that was started last, also while it is opening. */
  let newest: DatabaseThread | undefined
  let reopenedAt: Date | undefined

  const opened = async (first?: (engine: Engine) => Promise<void>) => {
    const thread = DatabaseThread.start(folder)
    newest = thread
    try {
      await thread.opened(first ? undefined : pauses.opening)
      await first?.(thread)
      const database = await pgliteDatabase(thread, { ...options, readOnly: () => room.isFull })
      thread.watch(silence)
      return { thread, database }
    } catch (error) {
      // Two threads on one folder would destroy it.
      await thread.end('it could not be used')
      throw error
    }
  }
  const reopened = async () => {
    for (let wait = pauses.first; !isClosing; wait = Math.min(wait * 2, pauses.most)) {
      try {
        const next = await opened()
        if (isClosing) await next.thread.end('it was closed')
        for (const each of listeners) {
          each.stop = await next.database.listen(each.channel, each.hear)
        }
        return next
      } catch (error) {
        log.error({ error }, 'the embedded database could not be opened again')
        await newest?.end('it could not be used')
        await pause(wait)
      }
    }
    throw new ThreadEnded('The database is being closed')
  }
  const watch = async ({ thread }: { thread: DatabaseThread }) => {
    const reason = await thread.ended
    if (isClosing) return
    live = undefined
    log.error({ reason }, 'the embedded database is opened again')
    current = reopened()
    const next = await current.catch(() => undefined)
    if (!next) return
    live = next
    reopenedAt = clock()
    log.warn({}, 'the embedded database was opened again')
    void watch(next)
    for (const { again } of listeners) again()
    for (const hear of told) hear()
  }

  let current = opened(prepare)
  let live: Awaited<typeof current> | undefined = await current
  void watch(live)
  const upkeep = setInterval(() => void tidy(), pauses.upkeep)
  upkeep.unref()

  /** PGlite has no process that does this: without it the log grows until the database is closed. */
  async function tidy() {
    if (!live) return
    const { thread, database } = live
    try {
      const lent = await database.connect()
      await checkpoint(thread, room.isFull ? MB : 32 * MB).finally(() => lent.release())
    } catch (error) {
      log.warn({ error }, 'checkpoint')
    }
  }

  return {
    connect: async (most = patience) => {
      const { database } = live ?? (await within(current, most))
      return database.connect(most)
    },
    listen: async (channel, hear, again = () => {}) => {
      const { database } = live ?? (await current)
      const listener: Listener = {
        channel,
        hear,
        again,
        stop: await database.listen(channel, hear),
      }
      listeners.add(listener)
      return async () => {
        listeners.delete(listener)
        await listener.stop().catch(unlessEnded)
      }
    },
    state: async () => ({ isOpen: live !== undefined, reopenedAt, isFull: await room.look() }),
    onReopened: (hear) => void told.push(hear),
    close: async () => {
      isClosing = true
      clearInterval(upkeep)
      if (!live) return newest?.end('it was closed')
      const { thread, database } = live
      const late = setTimeout(() => void thread.end('it was closed'), farewell)
      // Acknowledged writes are in the log of the database, from which the next start reads it.
      await database.close().catch(unlessEnded)
      clearTimeout(late)
    },
  }
}

/** Writes what only the log holds into the tables where that is more than so many bytes, so that its files are free. */
async function checkpoint(engine: Engine, least: number) {
  const { rows } = await engine.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  )
  // One message is one transaction: where the checkpoint fails, the role is what it was.
  if ((rows[0]?.bytes ?? 0) > least) await engine.exec('reset role; checkpoint; set role zal_app')
}

function unlessEnded(error: unknown) {
  if (!(error instanceof ThreadEnded)) throw error
}

/** The result within so many ms; else the error for 503. */
async function within<T>(coming: Promise<T>, most: number): Promise<T> {
  const stop = new AbortController()
  const late = pause(most, undefined, { signal: stop.signal }).then(() => {
    throw new ThreadEnded('The database is being opened again')
  })
  late.catch(() => undefined)
  return Promise.race([coming, late]).finally(() => stop.abort())
}
