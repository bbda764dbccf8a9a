import type { EventKind } from '@zal/api/events'

/** A refusal that the person sees: a stable code, whose words are in `locales/<language>/errors.json`. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, FieldRefusal>
  readonly vars: Vars
  readonly results: unknown
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined
  readonly event: RefusalOptions['event']

  constructor(code: string, options: RefusalOptions = {}) {
    super(code)
    this.name = 'Refusal'
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
export type FieldRefusal = string | [code: string, vars: Vars]

export interface RefusalOptions {
  /** @default 400 */
  status?: number
  fields?: Record<string, FieldRefusal>
  vars?: Vars
  /** What the screen needs to go on, as the current record of a stale write. */
  results?: unknown
  retryAfter?: number
  /** What the screens of the club hear although nothing was written. */
  event?: { kind: EventKind; id: number }
}

/** Stops the request and rolls it back. `code` needs its words in `locales/<language>/errors.json`. */
export function refuse(code: string, options?: RefusalOptions): never {
  throw new Refusal(code, options)
}

/** 404: not there, or not of this merchant or club; the answer does not tell which. */
export function missing(): never {
  throw new Refusal('not_found', { status: 404 })
}

/** 503: the disk of the database has no room for another write; reads go on. */
export const diskFull = () => new Refusal('disk_full', { status: 503, retryAfter: 10 })
