import type { Contract } from './operation/contract.ts'
import type { Database } from './db/database.ts'
import type { Files, Pictures } from './services/files.ts'
import type { Posters } from './services/posters.ts'
import type { Geocoder } from './services/geocoder.ts'
import type { ReadHealth } from './services/health.ts'
import type { Route } from './operation/handlers.ts'
import type { Webhook } from './http/webhooks.ts'
import type { Limits } from './limits.ts'
import type { Log } from './services/log.ts'
import type { Channels } from './background/channel.ts'
import type { JobKind } from './background/jobKind.ts'
import type { Letter } from './background/outbox.ts'
import type { Online } from './money/onlineProvider.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Secrets } from './auth/secrets.ts'
import type { Sheets } from './sheets/readRows.ts'
import type { Locales } from './i18n/words.ts'

/** Dependencies of the server. */
export interface ServerDependencies {
  database: Database
  contract: Contract
  modules: readonly Route[]
  /** Webhook endpoints beside the contract. @default [] */
  webhooks?: readonly Webhook[]
  /** @default [] */
  jobs?: readonly JobKind[]
  letters: readonly Letter[]
  clock: () => Date
  secrets: Secrets
  passwords: Passwords
  locales: Locales
  /** Transports of letters and other messages. */
  channels: Channels
  files: Files
  pictures: Pictures
  posters: Posters
  sheets: Sheets
  geocoder: Geocoder
  /** Payment providers. @default none */
  online?: Online
  /** State of the host. @default one without mail server, backups and disk */
  health?: ReadHealth
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
export type Dependencies = Required<Omit<ServerDependencies, 'limits'>> & {
  limits: Limits
  lines: Log
}
