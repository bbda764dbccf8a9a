import { codeOf, type Connection, type Database, type Db } from './database.ts'
import { diskFull, Refusal } from './errors.ts'
import type { Secrets } from './secrets.ts'
import { dbOn, Watched } from './watched.ts'
import type { Tenant } from './who.ts'

/** A transaction in progress. */
export interface Work {
  connection: Pick<Connection, 'query'>
  db: Db
  /** Queries that may travel together with COMMIT; the transaction fails when one of them does. */
  last: (query: Promise<unknown>) => void
}

/** Runs work in a transaction of its own. */
export type Transact = <T>(work: (work: Work) => Promise<T>) => Promise<T>

/**
 * Runs work in a transaction and commits it. Starts again, up to three times with jitter, when the
 * database asks for that (serialization failure, deadlock, a plan outdated by a migration) or was
 * gone before anything began.
 * Errors: what `work` throws, after a rollback; `Refusal` 503 `unavailable` without a database,
 * 503 `disk_full` without room for it, and
 * 409 `busy` where a lock was not to be had.
 */
export function transactions(database: Database, secrets: Secrets): Transact {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(database, work)
      } catch (error) {
        const unbegun = error instanceof Unbegun
        if (attempt <= 3 && error instanceof Anew) continue
        if (attempt > 3 || !(unbegun || again.has(codeOf(error)))) {
          throw translated(unbegun ? error.cause : error)
        }
        await pause(secrets.chance() * 20 * 2 ** attempt)
      }
    }
  }
}

/** Whose rows the rest of the transaction sees. */
export function asTenant({ connection }: Work, { merchant, club, staff }: Tenant) {
  return connection.query(
    `select set_config('zal.merchant', $1, true), set_config('zal.club', $2, true), set_config('zal.staff', $3, true)`,
    [String(merchant), String(club), String(staff)],
  )
}

async function once<T>(database: Database, work: (work: Work) => Promise<T>): Promise<T> {
  const lent = await database.connect()
  const connection = new Watched(lent)
  const tail: Promise<unknown>[] = []
  let open = true
  // The first query of the work travels right behind BEGIN.
  const begun = quiet(lent.begin())
  try {
    const db = dbOn(connection)
    const value = await work({ connection, db, last: (query) => tail.push(quiet(query)) })
    open = false
    connection.end()
    // Where nothing was written there is nothing to lose: the answer does not wait.
    if (connection.used && !connection.wrote && tail.length === 0) {
      lent.leave()
      await begun
    } else {
      await Promise.all([begun, ...tail, quiet(giveBack(lent, lent.query('commit')))])
    }
    return value
  } catch (error) {
    await Promise.allSettled(tail)
    connection.end()
    const outdated = codeOf(error) === '0A000'
    if (open) await giveBack(lent, lent.query('rollback'), outdated).catch(() => undefined)
    await begun.catch((lost: unknown) => {
      throw new Unbegun('The connection was lost', { cause: lost })
    })
    throw error
  }
}

/** Work that has to be done once more from the beginning, although nothing failed. */
export class Anew extends Error {}

/** BEGIN itself failed: nothing has happened, so trying again is safe. */
class Unbegun extends Error {}

/** Lends the connection to others once its last statement is through; a failed one throws it away. */
async function giveBack(connection: Connection, end: Promise<unknown>, broken = false) {
  try {
    await end
    connection.release(broken)
  } catch (error) {
    connection.release(true)
    throw error
  }
}

/** Its failure is seen where it is awaited; until then it is not an unhandled one. */
export function quiet<T>(query: Promise<T>): Promise<T> {
  query.catch(() => undefined)
  return query
}

const again = new Set(['40001', '40P01', '0A000'])

/** Connection trouble and lost locks become refusals; everything else stays what it is. */
function translated(error: unknown): unknown {
  const code = codeOf(error)
  if (error instanceof Anew || again.has(code) || code === '55P03') {
    return new Refusal('busy', { status: 409, retryAfter: 1 })
  }
  if (code === '53100') return diskFull()
  if (/^(08|57P|53)/.test(code) || code === '57014' || /^E[A-Z]+$/.test(code)) {
    return new Refusal('unavailable', { status: 503, retryAfter: 2 })
  }
  return error
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
