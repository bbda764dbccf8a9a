import { Kysely, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import { DefaultQueryExecutor, type CompiledQuery, type DatabaseConnection } from 'kysely'
import { codeOf, type Connection, type Db, type Rows } from './database.ts'

/** A statement that was sent while its transaction was ending, or was still running then. A fault of the caller. */
export class LateStatement extends Error {
  override name = 'LateStatement'
}

/** BEGIN itself failed: nothing has happened, so the transaction can be tried again. */
export class BeginFailed extends Error {
  override name = 'BeginFailed'
}

/**
 * One transaction on a connection, for callers and for Kysely. BEGIN is sent together with the first
 * statement, and a transaction without statements sends nothing. Every statement has to be awaited before
 * `commit`.
 */
export class TrackedConnection implements Pick<Connection, 'query'>, DatabaseConnection {
  #begun: Promise<unknown> | undefined
  readonly #running = new Set<Promise<unknown>>()
  /** The error that aborted the transaction, until a savepoint is rolled back to. */
  #failure: unknown
  #ended = false
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Errors: `LateStatement` after the end; `BeginFailed`; what the database reports. */
  query<R>(text: string, values?: readonly unknown[], name?: string): Promise<Rows<R>> {
    if (this.#ended) return Promise.reject(new LateStatement(`After the end: ${text.trim()}`))
    const result = this.#track(this.#send<R>(text, values, name))
    this.#running.add(result)
    const forget = () => this.#running.delete(result)
    result.then(forget, forget)
    return result
  }

  /**
   * Commits. Errors: `LateStatement` where a statement is still running; the error of a statement that was caught
   * without rolling back to a savepoint; what the database reports, a deferred constraint among it.
   */
  async commit(): Promise<void> {
    this.#ended = true
    if (this.#running.size > 0) throw new LateStatement('A statement is running at the commit')
    if (this.#failure !== undefined) throw this.#failure
    if (this.#begun) await this.#connection.query('commit')
  }

  /** Waits for what is running and rolls everything back. */
  async rollback(): Promise<void> {
    this.#ended = true
    await Promise.allSettled(this.#running)
    if (this.#begun) await this.#connection.query('rollback')
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    const { rows, count } = await this.query<R>(sql, parameters)
    return { rows, numAffectedRows: BigInt(count) }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it, and no store streams
  async *streamQuery<R>(): AsyncGenerator<{ rows: R[] }> {
    throw new Error('Rows are not streamed')
  }

  #send<R>(text: string, values?: readonly unknown[], name?: string): Promise<Rows<R>> {
    if (this.#begun) return this.#connection.query<R>(text, values, name)
    this.#begun = this.#connection.query('begin').catch((cause: unknown) => {
      throw new BeginFailed('BEGIN failed', { cause })
    })
    const first = this.#connection.query<R>(text, values, name)
    return Promise.all([this.#begun, first]).then(([, rows]) => rows)
  }

  /** Statements after a failed one report 25P02 only; the original error is thrown instead. */
  async #track<R>(sent: Promise<Rows<R>>): Promise<Rows<R>> {
    try {
      const rows = await sent
      this.#failure = undefined
      return rows
    } catch (error) {
      if (codeOf(error) !== IN_FAILED_SQL_TRANSACTION) this.#failure = error
      throw this.#failure ?? error
    }
  }
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('There is no pool')) })
const driver = dialect.createDriver()

/** Kysely on a connection that the caller opens and releases. */
export function kyselyOn(connection: TrackedConnection): Db {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return new Kysely({ config: { dialect }, dialect, driver, executor })
}

const IN_FAILED_SQL_TRANSACTION = '25P02'
