import type { Desk } from './context.ts'
import type { Db } from './database.ts'
import type { Online } from './online.ts'
import type { RequestFacts } from './request.ts'
import type { Secrets } from './secrets.ts'
import type { Language, Tenant, Who } from './who.ts'
import type { Locales } from './words.ts'

/**
 * A webhook endpoint in the format of an external system. It is not part of the contract: no session, no
 * envelope, and the handler authenticates the caller.
 */
export interface Hook {
  method: 'GET' | 'POST'
  /** Under /api/v1, with `:name` for parameters. */
  path: string
  run: (context: HookContext) => Promise<Response>
}

export interface HookContext {
  path: Record<string, string>
  text: string
  headers: Headers
  language: Language | undefined
  now: Date
  request: RequestFacts
  secrets: Secrets
  online: Online
  address: () => string
  locales: Locales
  /** Logs a warning that the response does not reveal. */
  warn: (fields: Record<string, unknown>, text: string) => void
  /** Runs a transaction; `tenant` selects the rows that it sees (none without it). */
  transaction: <T>(tenant: Tenant | null, work: (open: OpenDesk) => Promise<T>) => Promise<T>
}

export interface OpenDesk {
  db: Db
  /** Switches to the principal `who`; its events and audit rows are written with the commit. */
  as: (who: Who) => Desk
}
