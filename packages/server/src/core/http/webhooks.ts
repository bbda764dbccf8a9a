import type { SaleContext } from '../operation/context.ts'
import type { Db } from '../db/database.ts'
import type { Online } from '../money/onlineProvider.ts'
import type { RequestFacts } from './request.ts'
import type { Secrets } from '../auth/secrets.ts'
import type { Language, Tenant, Principal } from '../auth/principal.ts'
import type { Locales } from '../i18n/words.ts'

/**
 * An address that machines outside call in a form of their own. It stands beside the contract: no session, no envelope,
 * and the handler itself finds out who calls.
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
  /** Writes into the log what nobody else sees. */
  warn: (fields: Record<string, unknown>, text: string) => void
  /** A transaction; `tenant` says whose rows it sees (none without it). */
  transaction: <T>(
    tenant: Tenant | null,
    work: (open: WebhookTransaction) => Promise<T>,
  ) => Promise<T>
}

export interface WebhookTransaction {
  db: Db
  /** From here on it is done in the name of `who`; what is emitted and audited is written with the commit. */
  as: (who: Principal) => SaleContext
}
