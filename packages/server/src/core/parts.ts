import type { Contract } from './contract.ts'
import type { Database } from './database.ts'
import type { Files, Pictures } from './files.ts'
import type { Geocoder } from './geocoder.ts'
import type { Route } from './handlers.ts'
import type { Hook } from './hooks.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { Online } from './online.ts'
import type { Passwords } from './passwords.ts'
import type { Secrets } from './secrets.ts'
import type { Sheets } from './sheets/readRows.ts'
import type { Locales } from './words.ts'

/** Dependencies of the server. */
export interface ServerParts {
  database: Database
  contract: Contract
  modules: readonly Route[]
  /** Webhook endpoints beside the contract. @default [] */
  hooks?: readonly Hook[]
  clock: () => Date
  secrets: Secrets
  passwords: Passwords
  locales: Locales
  mail: Mail
  files: Files
  pictures: Pictures
  sheets: Sheets
  geocoder: Geocoder
  /** Payment providers. @default none */
  online?: Online
  /** Base URL of the app, such as `https://zal.example`; links in e-mails begin with it. */
  address: () => string
  log: Log
  limits?: Partial<Limits>
  /** Additional origins that may write, such as `https://zal.example`. */
  origins?: readonly string[]
  /** Validates every response against the contract (tests, stories, development). */
  checkAnswers?: boolean
}

/** `log` redacts secrets; `lines` is faster and writes only values that cannot hold any. */
export type Parts = Required<Omit<ServerParts, 'limits'>> & { limits: Limits; lines: Log }
