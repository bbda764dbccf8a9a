import { join } from 'node:path'
import type { ConnectionLimits } from './network/connections.ts'

/** Settings from the environment; docs/operations.md documents every variable. */
export interface Settings {
  port: number
  host: string | undefined
  databaseUrl: string | undefined
  connections: number
  folder: string
  origins: string[]
  /** Base URL of the app; links in e-mails begin with it. */
  publicUrl: string | undefined
  trustProxy: boolean
  connectionLimits: ConnectionLimits
  logLevel: string
  /** Demo members of a new database; 0 for no demo. */
  demo: number
  checkAnswers: boolean
  backups: Backups
  mail: {
    /** URL of the SMTP server; without it e-mails are written into `folder`. */
    smtp: string | undefined
    from: string
    folder: string
  }
  places: { geocoder: 'builtin' | 'yandex' | 'nominatim'; yandexKey: string; nominatimUrl: string }
  /** Payment providers: off, the sandbox, or the path of a file with accounts. */
  online: string
}

interface Backups {
  /** Encryption key of backups: 32 bytes. */
  key: Buffer | undefined
  /** Folder for backups of the embedded database. */
  folder: string
  /** Minutes between backups; 0 disables them. */
  minutes: number
}

/** A setting is invalid; the message names it. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

/** Errors: `WrongSetting`. */
export function settingsOf(env: NodeJS.ProcessEnv): Settings {
  const embedded = !env.DATABASE_URL
  const demo = whole(env.DEMO_MEMBERS, 'DEMO_MEMBERS', embedded ? 2000 : 0, 10_000_000)
  return {
    port: whole(env.PORT, 'PORT', 4010, 65_535),
    host: env.HOST || undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    connections: whole(env.DATABASE_CONNECTIONS, 'DATABASE_CONNECTIONS', 10, 1000),
    folder: env.DATA_DIR || './data',
    origins: (env.ORIGINS ?? '').split(',').flatMap((each) => each.trim() || []),
    publicUrl: env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : undefined,
    trustProxy: env.TRUST_PROXY === '1',
    connectionLimits: connectionLimitsOf(env),
    logLevel: env.LOG_LEVEL || (embedded ? 'warn' : 'info'),
    demo,
    checkAnswers: env.NODE_ENV !== 'production',
    backups: backupsOf(env),
    mail: mailOf(env),
    places: placesOf(env),
    // Only where there is no real money anyway.
    online: env.ONLINE_PAYMENTS || (demo > 0 ? 'sandbox' : 'off'),
  }
}

function connectionLimitsOf(env: NodeJS.ProcessEnv): ConnectionLimits {
  const perAddress = whole(env.ADDRESS_CONNECTIONS, 'ADDRESS_CONNECTIONS', 200, 65_535)
  return {
    total: whole(env.MAX_CONNECTIONS, 'MAX_CONNECTIONS', 4000, 1_000_000),
    perAddress: env.TRUST_PROXY === '1' ? undefined : perAddress,
  }
}

function backupsOf(env: NodeJS.ProcessEnv): Backups {
  const key = env.BACKUP_KEY ?? ''
  if (key && !/^[0-9a-f]{64}$/i.test(key)) {
    throw new WrongSetting(
      'BACKUP_KEY has to be 32 bytes as 64 hexadecimal digits, as `openssl rand -hex 32` makes them.',
    )
  }
  return {
    key: key ? Buffer.from(key, 'hex') : undefined,
    folder: env.BACKUP_DIR || join(env.DATA_DIR || './data', 'backups'),
    minutes: whole(env.BACKUP_MINUTES, 'BACKUP_MINUTES', 15, 10_000),
  }
}

/** The message omits the URL of the SMTP server, because it may contain a password. */
function mailOf(env: NodeJS.ProcessEnv): Settings['mail'] {
  const smtp = env.SMTP_URL || undefined
  const from = env.MAIL_FROM ?? ''
  if (smtp && !/^smtps?:$/.test(schemeOf(smtp))) {
    throw new WrongSetting('SMTP_URL has to be an address as smtps://user:password@mail.example.')
  }
  if (smtp && !from) {
    throw new WrongSetting('SMTP_URL is set; it needs MAIL_FROM, as Zal <zal@zal.example>.')
  }
  return { smtp, from, folder: join(env.DATA_DIR || './data', 'letters') }
}

function placesOf(env: NodeJS.ProcessEnv): Settings['places'] {
  const geocoder = env.GEOCODER || 'builtin'
  const yandexKey = env.YANDEX_GEOCODER_KEY ?? ''
  const nominatimUrl = env.NOMINATIM_URL ?? ''
  if (geocoder !== 'builtin' && geocoder !== 'yandex' && geocoder !== 'nominatim') {
    throw new WrongSetting(`GEOCODER is ${geocoder}; it has to be builtin, yandex or nominatim.`)
  }
  if (geocoder === 'yandex' && !yandexKey) {
    throw new WrongSetting('GEOCODER is yandex; it needs YANDEX_GEOCODER_KEY.')
  }
  if (geocoder === 'nominatim' && !/^https?:$/.test(schemeOf(nominatimUrl))) {
    throw new WrongSetting(
      `NOMINATIM_URL is ${nominatimUrl}; it has to be an address as https://nominatim.zal.example/.`,
    )
  }
  return { geocoder, yandexKey, nominatimUrl }
}

const schemeOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '')

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.origin.startsWith('http')) return url.origin
  throw new WrongSetting(`PUBLIC_URL is ${text}; it has to be an address as https://zal.example.`)
}

function whole(text: string | undefined, name: string, usual: number, most: number): number {
  if (!text) return usual
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new WrongSetting(`${name} is ${text}; it has to be a whole number from 0 to ${most}.`)
}
