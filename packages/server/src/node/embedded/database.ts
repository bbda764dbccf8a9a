import { setTimeout as pause } from 'node:timers/promises'
import { pgliteDatabase, type Engine, type PgliteOptions } from '../../adapters/pglite.ts'
import type { Database } from '../../core/db/database.ts'
import type { Log } from '../../core/services/log.ts'
import type { DiskSpace } from './diskSpace.ts'
import { DatabaseThread, ThreadEnded } from './thread.ts'

export interface EmbeddedOptions extends Omit<PgliteOptions, 'readOnly'> {
  /**
   * The thread is terminated and replaced when it has work and does not respond for so many ms. @default
   * 30000
   */
  silence?: number
  /** Time that closing waits for work in progress, in ms. @default 3000 */
  farewell?: number
  clock: () => Date
  room: DiskSpace
  log: Log
}

interface Listener {
  channel: string
  hear: (payload: string) => void
  again: () => void
  /** Unsubscribes in the current thread. */
  stop: () => Promise<void>
}

/**
 * Milliseconds: the initial and the maximum pause between attempts to reopen, the timeout of each, and the
 * interval of log checks.
 */
const pauses = { first: 200, most: 10_000, opening: 120_000, upkeep: 30_000 }
const MB = 1024 * 1024

/**
 * The embedded database in a worker thread. A thread that does not respond, or ends, is replaced: work in
 * progress fails with an error code for 503, nothing of it continues in the new thread, and listeners are
 * subscribed again. `prepare` runs as the owner before any other use.
 */
export async function embeddedDatabase(
  folder: string,
  prepare: (engine: Engine) => Promise<void>,
  options: EmbeddedOptions,
): Promise<Database> {
  const { silence = 30_000, farewell = 3000, patience = 5000, clock, room, log } = options
  const listeners = new Set<Listener>()
  const reopenListeners: (() => void)[] = []
  let isClosing = false
  /** The thread started last, even while it is opening. */
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
      // Two threads on one folder would corrupt it.
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
    for (const hear of reopenListeners) hear()
  }

  let current = opened(prepare)
  let live: Awaited<typeof current> | undefined = await current
  void watch(live)
  const upkeep = setInterval(() => void tidy(), pauses.upkeep)
  upkeep.unref()

  /**
   * Checkpoints the log: PGlite has no background process for it, so the log would grow until the database is
   * closed.
   */
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
    onReopened: (hear) => void reopenListeners.push(hear),
    close: async () => {
      isClosing = true
      clearInterval(upkeep)
      if (!live) return newest?.end('it was closed')
      const { thread, database } = live
      const late = setTimeout(() => void thread.end('it was closed'), farewell)
      // Committed writes are in the write-ahead log, from which the next start recovers them.
      await database.close().catch(unlessEnded)
      clearTimeout(late)
    },
  }
}

/** Runs a checkpoint where the log exceeds so many bytes, so that its files can be reused. */
async function checkpoint(engine: Engine, least: number) {
  const { rows } = await engine.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  )
  // One message is one transaction: where the checkpoint fails, the role is restored by the rollback.
  if ((rows[0]?.bytes ?? 0) > least) await engine.exec('reset role; checkpoint; set role zal_app')
}

function unlessEnded(error: unknown) {
  if (!(error instanceof ThreadEnded)) throw error
}

/** The result within so many ms; else rejects with the error for 503. */
async function within<T>(coming: Promise<T>, most: number): Promise<T> {
  const stop = new AbortController()
  const late = pause(most, undefined, { signal: stop.signal }).then(() => {
    throw new ThreadEnded('The database is being opened again')
  })
  late.catch(() => undefined)
  return Promise.race([coming, late]).finally(() => stop.abort())
}
