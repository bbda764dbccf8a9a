import type { MoneyContext } from '../operation/context.ts'
import type { Db } from '../db/database.ts'
import type { Online } from '../money/onlineProvider.ts'
import type { RequestFacts } from './request.ts'
import type { Secrets } from '../auth/secrets.ts'
import type { Language, Tenant, Principal } from '../auth/principal.ts'
import type { Locales } from '../i18n/words.ts'

/**
 * A webhook endpoint in the format of an external system. It is not part of the contract: no session, no
 * envelope, and the handler authenticates the caller.
 */
export interface Webhook {
  method: 'GET' | 'POST'
  /** Under /api/v1, with `:name` for parameters. */
  path: string
  run: (context: WebhookContext) => Promise<Response>
}

export interface WebhookContext {
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
  transaction: <T>(
    tenant: Tenant | null,
    work: (open: WebhookTransaction) => Promise<T>,
  ) => Promise<T>
}

export interface WebhookTransaction {
  db: Db
  /** Switches to the principal `principal`; its events and audit rows are written with the commit. */
  as: (principal: Principal) => MoneyContext
}
