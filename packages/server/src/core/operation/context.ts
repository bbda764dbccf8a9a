import type { Alarm, EventKind } from '@zal/api/events'
import type { components, operations } from '@zal/api/schema'
import type { Db } from '../db/database.ts'
import type { Files, Pictures, SentFile } from '../services/files.ts'
import type { Posters } from '../services/posters.ts'
import type { Geocoder } from '../services/geocoder.ts'
import type { ReadHealth } from '../services/health.ts'
import type { Online } from '../money/onlineProvider.ts'
import type { Passwords } from '../auth/passwords.ts'
import type { RequestFacts } from '../http/request.ts'
import type { Secrets } from '../auth/secrets.ts'
import type { Sheets } from '../sheets/readRows.ts'
import type { Language, Tenant, Principal } from '../auth/principal.ts'
import type { Locales } from '../i18n/words.ts'

// The only part of the core that modules import besides the context itself.
export type { Db, Language, RequestFacts, Tenant, Principal }
export type { Permissions, Role } from '../auth/principal.ts'

export type OperationId = keyof operations

/**
 * Context of a handler. The request is already within limits, signed in, permitted, validated, and inside a
 * transaction that sees one merchant only.
 */
export interface Context<O extends OperationId = OperationId> {
  operation: O
  /** Query parameters with the contract's defaults filled in. */
  query: Query<O>
  path: Path<O>
  body: Body<O>
  db: Db
  principal: Principal
  /** The moment of the request, from the injected clock. */
  now: Date
  /** The club's day, `YYYY-MM-DD`; the merchant's day where no club is chosen. */
  today: string
  /** Writes an event into the outbox (ids only) and returns the row. */
  emit: Emit
  audit: Audit
  /** Notifies the owner immediately, with the kind and the id alone; actions of the owner do not notify. */
  alert: (alarm: Alarm, id: number) => void
  ledger: Ledger
  attempt: Attempt
  request: RequestFacts
  secrets: Secrets
  online: Online
  files: Files
  /** Texts in the language of the request. */
  words: Locales[Language]
  /**
   * Continues to read after the handler has returned, for a file that is streamed: a separate transaction
   * that sees the rows of the same merchant.
   */
  later: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Logs an error of work that runs after the response. */
  fault: (error: unknown) => void
}

/** Dependencies of a money document, whether a person at the desk makes it or a provider that has taken the money. */
export type MoneyContext = Pick<
  Context,
  'db' | 'principal' | 'now' | 'today' | 'secrets' | 'emit' | 'audit' | 'alert' | 'ledger'
>

/** Context of a public operation: no session and no open transaction. */
export interface OpenContext<O extends OperationId = OperationId> {
  operation: O
  query: Query<O>
  path: Path<O>
  body: Body<O>
  now: Date
  request: RequestFacts
  secrets: Secrets
  passwords: Passwords
  /** Language of the request. */
  language: Language
  /** Runs `work` in a separate transaction; `tenant` selects the rows that it sees (none without it). */
  transaction: <T>(tenant: Tenant | null, work: (db: Db) => Promise<T>) => Promise<T>
}

/**
 * Context of an operation that calls an external service or hashes a password: signed in, but without a
 * transaction.
 */
export interface ExternalContext<O extends OperationId = OperationId> {
  operation: O
  query: Query<O>
  path: Path<O>
  body: Body<O>
  principal: Principal
  language: Language
  now: Date
  request: RequestFacts
  secrets: Secrets
  passwords: Passwords
  geocoder: Geocoder
  health: ReadHealth
  online: Online
  files: Files
  pictures: Pictures
  posters: Posters
  /** Texts in the language of the request. */
  words: Locales[Language]
  /**
   * Runs `work` in a separate transaction with the rows of the principal; it stays committed even if the
   * operation refuses afterwards.
   */
  transaction: <T>(
    work: (traced: Pick<Context, 'db' | 'emit' | 'audit'>) => Promise<T>,
  ) => Promise<T>
}

/** Input of the slow part of an operation: the person is known and permitted, no transaction is open. */
export interface PrepareContext<O extends OperationId = OperationId> extends Pick<
  ExternalContext<O>,
  | 'operation'
  | 'query'
  | 'path'
  | 'body'
  | 'principal'
  | 'now'
  | 'transaction'
  | 'secrets'
  | 'passwords'
  | 'files'
  | 'pictures'
> {
  sheets: Sheets
}

/**
 * Emits an event for a record; clients of the chosen club, or of the clubs given for the row, receive it after the commit.
 * Returns the row. Errors: 500 where there is no club.
 */
export type Emit = <R extends { id: number }>(
  kind: EventKind,
  row: R | Promise<R>,
  clubsOf?: (row: R) => readonly number[],
) => Promise<R>

/** A row of the audit log. Rows are immutable. */
export interface AuditEntry {
  /** The action, such as `payment.created`. */
  action: string
  /** Name of the table. */
  type: string
  id: number
  before?: object | null
  after?: object | null
  reason?: string
  member?: number
  /** @default the chosen club */
  club?: number
}

/** Writes rows of the audit log immediately; an event without one gets its row before the commit. */
export type Audit = (...entries: readonly AuditEntry[]) => Promise<void>

/**
 * Runs a part in a savepoint. Where it refuses, nothing of it is written, and the refusal is returned instead of thrown,
 * in the language of the request. Faults and errors that repeat the transaction are thrown.
 */
export type Attempt = <T>(part: () => Promise<T>) => Promise<{ value: T } | { refusal: Refused }>

/** A refusal with its texts. */
type Refused = Pick<components['schemas']['Refusal'], 'code' | 'message' | 'errors'>

/** Append-only ledger. Corrections are posted as reversing entries. */
export interface Ledger {
  /**
   * Writes a booking; returns its id. Errors: 409 `day_closed` where the books of its day are closed, 409 `no_open_shift`
   * where cash moves and the club has no shift open, 500 where the entries do not sum to 0.
   */
  post: (booking: Booking) => Promise<number>
}

/** One transaction of the ledger: entries of at least two accounts that sum to 0. */
export interface Booking {
  kind:
    | 'payment'
    | 'void'
    | 'refund'
    | 'deposit'
    | 'withdrawal'
    | 'correction'
    | 'float'
    | 'cash_in'
    | 'cash_out'
    | 'shift_close'
  club: number
  /** Business day, `YYYY-MM-DD`. */
  day: string
  payment?: number
  member?: number
  /** The transaction that this one reverses. */
  reverses?: number
  /** Whole units, signed: debit is positive, credit negative. */
  entries: { account: string; amount: number; member?: number }[]
}

type Parameters<O extends OperationId> = operations[O]['parameters']
export type Query<O extends OperationId> =
  Parameters<O> extends { query?: infer Q } ? NonNullable<Q> : never
export type Path<O extends OperationId> = Parameters<O> extends { path: infer P } ? P : never
export type Body<O extends OperationId> = operations[O] extends {
  requestBody: { content: { 'application/json': infer B } }
}
  ? B
  : operations[O] extends { requestBody: { content: { 'multipart/form-data': infer F } } }
    ? Omit<F, 'file'> & { file: SentFile }
    : never

type Success<O extends OperationId> = operations[O]['responses'][200] extends {
  content: { 'application/json': infer A }
}
  ? A
  : never

/**
 * Result of a handler: a page for lists, `results` and their moment for figures, the value of `results` for everything
 * else.
 */
export type Answer<O extends OperationId> =
  Success<O> extends { total_count: number } | { as_of: string }
    ? Omit<Success<O>, 'success' | 'code' | 'message'>
    : Success<O> extends { results: infer R }
      ? R
      : null

/** A `Response` of the handler, where the contract declares a content type other than JSON. */
export type FileOf<O extends OperationId> = operations[O]['responses'][200] extends {
  content: infer C
}
  ? Exclude<keyof C, 'application/json'> extends never
    ? never
    : Response
  : never
