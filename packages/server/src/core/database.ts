import type { Kysely } from 'kysely'

/** A PostgreSQL dialect, embedded or not. Every connection runs as the role `zal_app`. */
export interface Database {
  /**
   * Waits for a free connection; return it with `release`. `patience` is the timeout in ms; each database has
   * its default.
   */
  connect: (patience?: number) => Promise<Connection>
  /**
   * Calls `hear` with the payload of every NOTIFY on the channel. Survives lost connections; calls `again`
   * after each reconnect, because notifications sent meanwhile are lost. Returns a function that
   * unsubscribes.
   */
  listen: (
    channel: string,
    hear: (payload: string) => void,
    again?: () => void,
  ) => Promise<() => Promise<void>>
  /** Current state; a database without this method is always open. */
  state?: () => Promise<DatabaseState>
  /** Calls `hear` each time the database was reopened after it had stopped responding. */
  onReopened?: (hear: () => void) => void
  close: () => Promise<void>
}

export interface DatabaseState {
  /** False while it is being reopened. */
  isOpen: boolean
  /** Moment of the last reopening after it had stopped responding. */
  reopenedAt: Date | undefined
  /** The disk is nearly full: reads continue, writes are refused. */
  isFull: boolean
}

/** A leased connection: one transaction at a time. */
export interface Connection {
  /**
   * One statement with $1-parameters. `name` makes it a prepared statement. Statements that are sent without
   * waiting run in the order in which they were sent.
   */
  query: <R = Row>(text: string, values?: readonly unknown[], name?: string) => Promise<Rows<R>>
  /** `broken` closes the connection instead of returning it to the pool. */
  release: (broken?: boolean) => void
}

export type Row = Record<string, unknown>

export interface Rows<R> {
  rows: R[]
  /** Rows that the statement changed or found. */
  count: number
}

/** Stores write SQL with Kysely's `sql`; the tables are not typed here. */
export type Db = Kysely<Tables>
interface Tables {
  [table: string]: { [column: string]: unknown }
}

/** Error code of the database or the network, such as `40001`; empty for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
