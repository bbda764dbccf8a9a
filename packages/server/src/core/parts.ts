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

/** Everything that the server needs and does not bring itself. */
export interface ServerParts {
  database: Database
  contract: Contract
  modules: readonly Route[]
  /** Addresses that machines outside call, beside the contract. @default [] */
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
export type Parts = Required<Omit<ServerParts, 'limits'>> & { limits: Limits; lines: Log }
