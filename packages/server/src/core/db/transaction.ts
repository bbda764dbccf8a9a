import { codeOf, type Connection, type Database, type Db } from './database.ts'
import { diskFull, AppError } from '../errors.ts'
import type { Secrets } from '../auth/secrets.ts'
import { BeginFailed, kyselyOn, TrackedConnection } from './trackedConnection.ts'
import type { Tenant } from '../auth/principal.ts'

/** A transaction in progress. Every statement in it is awaited before it ends. */
export interface Work {
  connection: Pick<Connection, 'query'>
  db: Db
}

/** Runs work in a separate transaction. */
export type Transact = <T>(work: (work: Work) => Promise<T>) => Promise<T>

/** Signals that work has to be repeated from the beginning, although no statement failed. */
export class RetryTransaction extends Error {
  override name = 'RetryTransaction'
}

const MOST_RETRIES = 3

/**
 * Runs work in a transaction and commits it. Repeats it up to three times, after a pause with jitter, where
 * the database requires that (serialization failure, deadlock, a plan outdated by a migration), where the
 * work does, or where the connection was lost before anything began. Errors: what `work` throws, after a
 * rollback; `LateStatement` where work left a statement running, after a rollback; `AppError` 503
 * `unavailable` without a database, 503 `disk_full` without room for it, and 409 `busy` where a lock could
 * not be taken.
 */
export function transactions(database: Database, secrets: Pick<Secrets, 'chance'>): Transact {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(database, work)
      } catch (error) {
        const isLost = error instanceof BeginFailed
        const isRetryable =
          isLost || error instanceof RetryTransaction || retryable.has(codeOf(error))
        if (!isRetryable || attempt > MOST_RETRIES) throw translated(isLost ? error.cause : error)
        await pause(secrets.chance() * 20 * 2 ** attempt)
      }
    }
  }
}

/** Sets the tenant whose rows the rest of the transaction sees; `isReadOnly` forbids it to write. */
export function asTenant({ connection }: Work, { merchant, club, staff, isReadOnly }: Tenant) {
  const readOnly = isReadOnly ? `, set_config('transaction_read_only', 'on', true)` : ''
  return connection.query(
    `select set_config('zal.merchant', $1, true), set_config('zal.club', $2, true), set_config('zal.staff', $3, true)${readOnly}`,
    [String(merchant), String(club), String(staff)],
  )
}

async function runOnce<T>(database: Database, work: (work: Work) => Promise<T>): Promise<T> {
  const connection = await database.connect()
  const tracked = new TrackedConnection(connection)
  let value: T
  try {
    value = await work({ connection: tracked, db: kyselyOn(tracked) })
    await tracked.commit()
  } catch (error) {
    // A rollback after a failed COMMIT only raises a warning in PostgreSQL.
    const isOutdated = codeOf(error) === '0A000'
    await tracked.rollback().then(
      () => connection.release(isOutdated),
      () => connection.release(true),
    )
    throw error
  }
  connection.release()
  return value
}

const retryable = new Set(['40001', '40P01', '0A000'])

/** Turns connection failures and lock timeouts into refusals; other errors stay unchanged. */
function translated(error: unknown): unknown {
  const code = codeOf(error)
  if (error instanceof RetryTransaction || retryable.has(code) || code === '55P03') {
    return new AppError('busy', { status: 409, retryAfter: 1 })
  }
  if (code === '53100') return diskFull()
  if (/^(08|57P|53)/.test(code) || code === '57014' || /^E[A-Z]+$/.test(code)) {
    return new AppError('unavailable', { status: 503, retryAfter: 2 })
  }
  return error
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
