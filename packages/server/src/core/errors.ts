import type { EventKind } from '@zal/api/events'

/** An error that the user sees: a stable code, whose text is in `locales/<language>/errors.json`. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, FieldError>
  readonly vars: Vars
  readonly results: unknown
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined
  readonly event: AppErrorOptions['event']
  readonly permission: readonly string[]

  constructor(code: string, options: AppErrorOptions = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.status = options.status ?? 400
    this.fields = options.fields ?? {}
    this.vars = options.vars ?? {}
    this.results = options.results
    this.retryAfter = options.retryAfter
    this.event = options.event
    this.permission = options.permission ?? []
  }
}

/** An amount in a message; it is formatted with the currency. */
export interface Sum {
  sum: number
}

/**
 * Values of the `{{name}}` placeholders of a message, unformatted; they are formatted where the message is
 * rendered.
 */
export type Vars = Record<string, string | number | Sum>
/** Code of a field error, with the variables of its message. */
export type FieldError = string | [code: string, vars: Vars]

export interface AppErrorOptions {
  /** @default 400 */
  status?: number
  fields?: Record<string, FieldError>
  vars?: Vars
  /** Data with which the client can recover, such as the current record after a stale write. */
  results?: unknown
  retryAfter?: number
  /** Event for the clients of the club, although nothing was written. */
  event?: { kind: EventKind; id: number }
  /** The missing permission of a `forbidden`; its message names the right. */
  permission?: readonly string[]
}

/** Aborts the request and rolls it back. `code` needs a text in `locales/<language>/errors.json`. */
export function fail(code: string, options?: AppErrorOptions): never {
  throw new AppError(code, options)
}

/** 404: absent, or of another merchant or club; the response does not distinguish them. */
export function notFound(): never {
  throw new AppError('not_found', { status: 404 })
}

/** 503: the disk of the database has no room for another write; reads continue. */
export const diskFull = () => new AppError('disk_full', { status: 503, retryAfter: 10 })
