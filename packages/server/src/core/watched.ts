import { Kysely, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import { DefaultQueryExecutor, type CompiledQuery, type DatabaseConnection } from 'kysely'
import { codeOf, type Connection, type Db } from './database.ts'

/** A connection that remembers whether it wrote, and that Kysely can use. */
export class Watched implements Pick<Connection, 'query'>, DatabaseConnection {
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

/** SQL by Kysely on a connection that somebody else opens and gives back. */
export function dbOn(connection: Watched): Db {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return new Kysely({ config: { dialect }, dialect, driver, executor })
}

/** A statement in a transaction that another one has already ended. */
const IN_FAILED = '25P02'
