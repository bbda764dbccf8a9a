import { Kysely, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import { DefaultQueryExecutor, type CompiledQuery, type DatabaseConnection } from 'kysely'
import type { Connection, Database, Db } from './database.ts'
import { Refusal } from './errors.ts'
import type { Secrets } from './secrets.ts'
import type { Tenant } from './who.ts'

/** A transaction in progress. */
export interface Work {
  connection: Pick<Connection, 'query'>
  db: Db
  /** Queries that may travel together with COMMIT; the transaction fails when one of them does. */
  last: (query: Promise<unknown>) => void
}

export type Transact = <T>(work: (work: Work) => Promise<T>) => Promise<T>

/**
 * Runs work in a transaction and commits it. Starts again, up to three times with jitter, when the
 * database asks for that (serialization failure, deadlock, a plan outdated by a migration) or was
 * gone before anything began.
 * Errors: what `work` throws, after a rollback; `Refusal` 503 `unavailable` without a database and
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

/** A connection that remembers whether it wrote, and that Kysely can use. */
class Watched implements Pick<Connection, 'query'>, DatabaseConnection {
  used = false
  wrote = false
  /** What has ended the transaction, if something has. */
  #failure: unknown
  #ended = false
  readonly #lent: Connection

  constructor(lent: Connection) {
    this.#lent = lent
  }

  query<R>(text: string, values?: readonly unknown[], name?: string) {
    // By now the connection may be in the middle of somebody else's transaction.
    if (this.#ended) return Promise.reject(new Error('A statement after its transaction'))
    this.used = true
    this.wrote ||= writes(text)
    return this.#lent.query<R>(text, values, name).catch((error: unknown) => {
      // What travelled behind the statement that failed only says that the transaction is over.
      if (codeOf(error) !== IN_FAILED) this.#failure = error
      throw this.#failure ?? error
    })
  }

  /** From now on nothing may be asked any more. */
  end() {
    this.#ended = true
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    const { rows, count } = await this.query<R>(sql, parameters)
    return { rows, numAffectedRows: BigInt(count) }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it, and no store streams
  async *streamQuery<R>(): AsyncGenerator<{ rows: R[] }> {
    throw new Error('Rows are not streamed')
  }
}

/**
 * Functions of the database that write although a statement may call them by `select`. A test finds those that are
 * missing here.
 */
export const writing = [
  'book_class',
  'claim_key',
  'end_sessions',
  'erase_words',
  'payment_count',
  'payment_sum_fill',
  'pg_notify',
  'publish',
  'seal_ledger',
  'sweep',
  'sweep_files',
  'sweep_imports',
]
const callsWriting = new RegExp(`\\b(${writing.join('|')})\\(`, 'i')

/** Whether something may be lost where the transaction of this statement is not committed. */
const writes = (text: string) => !/^\s*select/i.test(text) || callsWriting.test(text)

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('There is no pool')) })
const driver = dialect.createDriver()

function dbOn(connection: Watched): Db {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return new Kysely({ config: { dialect }, dialect, driver, executor })
}

/** A statement in a transaction that another one has already ended. */
const IN_FAILED = '25P02'

const again = new Set(['40001', '40P01', '0A000'])

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Connection trouble and lost locks become refusals; everything else stays what it is. */
function translated(error: unknown): unknown {
  const code = codeOf(error)
  if (error instanceof Anew || again.has(code) || code === '55P03') {
    return new Refusal('busy', { status: 409, retryAfter: 1 })
  }
  if (/^(08|57P|53)/.test(code) || code === '57014' || /^E[A-Z]+$/.test(code)) {
    return new Refusal('unavailable', { status: 503, retryAfter: 2 })
  }
  return error
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
