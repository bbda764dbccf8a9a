import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OnlineMethod } from '@zal/api/methods'
import { clickProvider } from '../adapters/online/click.ts'
import { paymeProvider } from '../adapters/online/payme.ts'
import { sandboxProvider } from '../adapters/online/sandbox.ts'
import { uzumProvider } from '../adapters/online/uzum.ts'
import { noOnline, type Online, type OnlineProvider } from '../core/online.ts'
import type { Locales } from '../core/words.ts'
import { WrongSetting, type Settings } from './settings.ts'

interface Around {
  locales: Locales
  /** Base URL of the app. */
  address: () => string
}

/** Payment providers of the settings. Errors: `WrongSetting`, without any of the keys in it. */
export function onlineOf({ online }: Pick<Settings, 'online'>, around: Around): Online {
  if (online === 'off') return noOnline
  if (online === 'sandbox') {
    const provider = sandboxProvider(around.address)
    return () => provider
  }
  return accountsOf(readAccounts(online), around)
}

/** Merchant accounts of all clubs: one per club and provider. */
export function accountsOf(given: unknown, { locales }: Pick<Around, 'locales'>): Online {
  if (!Array.isArray(given)) throw new WrongSetting('ONLINE_PAYMENTS: the file is no list.')
  const providers = new Map<string, OnlineProvider>()
  for (const [at, account] of given.entries()) {
    const [club, method, provider] = accountOf(account, at, locales)
    const name = `${club} ${method}`
    if (providers.has(name)) throw wrong(at, 'is of a club that has this provider already')
    providers.set(name, provider)
  }
  return (club, method) => providers.get(`${club} ${method}`)
}

function accountOf(
  given: unknown,
  at: number,
  locales: Locales,
): [number, OnlineMethod, OnlineProvider] {
  const fields: Record<string, unknown> =
    typeof given === 'object' && given !== null ? { ...given } : {}
  const text = (name: string) => {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
    throw wrong(at, `needs ${name}, as text`)
  }
  const number = (name: string) => {
    const value = fields[name]
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
    throw wrong(at, `needs ${name}, as a whole number`)
  }
  const club = number('club')
  switch (fields.provider) {
    case 'click': {
      const account = {
        service: text('service'),
        merchant: text('merchant'),
        secret: text('secret'),
      }
      return [club, 6, clickProvider(account, md5)]
    }
    case 'payme':
      return [club, 7, paymeProvider({ merchant: text('merchant'), key: text('key'), say })]
    case 'uzum': {
      const account = { service: number('service'), login: text('login') }
      return [club, 8, uzumProvider({ ...account, password: text('password') })]
    }
    default:
      throw wrong(at, 'needs provider: click, payme or uzum')
  }

  function say(about: string) {
    const code = `online_say_${about}`
    const words = (language: keyof Locales) => locales[language].errors[code] ?? about
    return { uz: words('uz'), ru: words('ru'), en: words('en') }
  }
}

function readAccounts(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // Details of the error could quote a key.
    throw new WrongSetting(`ONLINE_PAYMENTS is ${path}; it has to be off, sandbox or a JSON file.`)
  }
}

const wrong = (at: number, what: string) =>
  new WrongSetting(`ONLINE_PAYMENTS: account ${at + 1} ${what}.`)

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
