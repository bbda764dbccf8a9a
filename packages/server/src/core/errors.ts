import type { EventKind } from '@zal/api/events'

/** A refusal that the person sees: a stable code, whose words are in `locales/<language>/errors.json`. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, FieldError>
  readonly vars: Vars
  readonly results: unknown
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined
  readonly event: AppErrorOptions['event']

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
  }
}

/** Money in a sentence, which says its currency. */
export interface Sum {
  sum: number
}

/** What a sentence names by its `{{name}}`, as it is; how it is shown is decided where the sentence is said. */
export type Vars = Record<string, string | number | Sum>
/** The code of a field's text, with what the text names. */
export type FieldError = string | [code: string, vars: Vars]

export interface AppErrorOptions {
  /** @default 400 */
  status?: number
  fields?: Record<string, FieldError>
  vars?: Vars
  /** What the screen needs to go on, as the current record of a stale write. */
  results?: unknown
  retryAfter?: number
  /** What the screens of the club hear although nothing was written. */
  event?: { kind: EventKind; id: number }
}

/** Stops the request and rolls it back. `code` needs its words in `locales/<language>/errors.json`. */
export function fail(code: string, options?: AppErrorOptions): never {
  throw new AppError(code, options)
}

/** 404: not there, or not of this merchant or club; the answer does not tell which. */
export function notFound(): never {
  throw new AppError('not_found', { status: 404 })
}

/** 503: the disk of the database has no room for another write; reads go on. */
export const diskFull = () => new AppError('disk_full', { status: 503, retryAfter: 10 })
