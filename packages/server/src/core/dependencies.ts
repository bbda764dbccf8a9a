import type { Contract } from './operation/contract.ts'
import type { Database } from './db/database.ts'
import type { Files, Pictures } from './services/files.ts'
import type { Geocoder } from './services/geocoder.ts'
import type { Route } from './operation/handlers.ts'
import type { Webhook } from './http/webhooks.ts'
import type { Limits } from './limits.ts'
import type { Log } from './services/log.ts'
import type { Mailer } from './services/email.ts'
import type { Online } from './money/onlineProvider.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Secrets } from './auth/secrets.ts'
import type { Sheets } from './sheets/readRows.ts'
import type { Locales } from './i18n/words.ts'

/** Everything that the server needs and does not bring itself. */
export interface ServerDependencies {
  database: Database
  contract: Contract
  modules: readonly Route[]
  /** Addresses that machines outside call, beside the contract. @default [] */
  webhooks?: readonly Webhook[]
  clock: () => Date
  secrets: Secrets
  passwords: Passwords
  locales: Locales
  mail: Mailer
  files: Files
  pictures: Pictures
  sheets: Sheets
  geocoder: Geocoder
  /** Who takes money online. @default nobody */
  online?: Online
  /** Where people find the app, as `https://zal.example`; links in letters begin with it. */
  address: () => string
  log: Log
  limits?: Partial<Limits>
  /** Origins that may write besides the server's own, as `https://zal.example`. */
  origins?: readonly string[]
  /** Compare every answer with the contract (tests, stories, development). */
  checkAnswers?: boolean
}

/** `log` hides secrets; `lines` writes what is known to hold none, quicker. */
export type Dependencies = Required<Omit<ServerDependencies, 'limits'>> & {
  limits: Limits
  lines: Log
}
