import type { Kysely } from 'kysely'

/** A PostgreSQL dialect, embedded or not. Every connection runs as the role `zal_app`. */
export interface Database {
  /**
   * Waits for a free connection; give it back with `release`. `patience` is how long, in ms; each database has its usual.
   */
  connect: (patience?: number) => Promise<Connection>
  /**
   * Calls `hear` with the payload of every NOTIFY on the channel. Survives lost connections; calls
   * `again` once it listens anew, because what was told meanwhile is lost. Returns how to stop.
   */
  listen: (
    channel: string,
    hear: (payload: string) => void,
    again?: () => void,
  ) => Promise<() => Promise<void>>
  /** Whether it can serve now; a database that does not say always can. */
  state?: () => Promise<DatabaseState>
  /** Calls `hear` each time it was opened again after it had stopped answering. */
  onReopened?: (hear: () => void) => void
  close: () => Promise<void>
}

export interface DatabaseState {
  /** False while it is being opened again. */
  isOpen: boolean
  /** When it was last opened again after it had stopped answering. */
  reopenedAt: Date | undefined
  /** The disk is nearly full: reads go on, writes are refused. */
  isFull: boolean
}

/** A connection that is lent: one transaction at a time. */
export interface Connection {
  /**
   * One statement with $1-parameters. `name` keeps the plan prepared where that pays. Statements that are sent without
   * waiting run in the order in which they were sent.
   */
  query: <R = Row>(text: string, values?: readonly unknown[], name?: string) => Promise<Rows<R>>
  /** `broken` throws the connection away instead of lending it again. */
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

/** What the database or the network calls an error, as `40001`; empty where it is none of theirs. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
