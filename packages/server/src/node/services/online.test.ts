import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accounts } from '../../testing/providers.ts'
import { readLocales } from '../locales.ts'
import { accountsOf, onlineOf } from './online.ts'
import { settingsOf, WrongSetting } from '../settings.ts'

const around = { locales: readLocales(), address: () => 'http://zal.test' }
const online = (env: NodeJS.ProcessEnv) => onlineOf(settingsOf(env), around)

test('the sandbox replaces a provider in the demo, and nowhere else by default', () => {
  expect(online({})(1, 6)?.isSandbox).toBe(true)
  expect(online({ DATABASE_URL: 'postgres://zal' })(1, 6)).toBeUndefined()
  expect(online({ DEMO_MEMBERS: '0' })(1, 6)).toBeUndefined()
  expect(online({ ONLINE_PAYMENTS: 'off' })(1, 6)).toBeUndefined()
})

test('a file of accounts connects its clubs and methods, and no others', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'zal-')), 'accounts.json')
  writeFileSync(path, JSON.stringify(accounts))
  const found = online({ ONLINE_PAYMENTS: path })
  for (const method of [6, 7, 8] as const) {
    expect(found(1, method)?.isSandbox).toBe(false)
    expect(found(2, method)).toBeUndefined()
  }
})

test.each([
  ['no list', {}],
  ['no such provider', [{ club: 1, provider: 'paypal', key: 'very-secret' }]],
  ['no club', [{ provider: 'payme', merchant: 'm', key: 'very-secret' }]],
  ['no key', [{ club: 1, provider: 'click', service: '1', merchant: '2', secrets: 'very-secret' }]],
  ['two of a club', [accounts[1], accounts[1]]],
])('%s is refused without a key in the error', (_, given) => {
  const read = () => accountsOf(given, around)
  expect(read).toThrow(WrongSetting)
  expect(read).not.toThrow(/very-secret|of-tests/)
})

test('an invalid file is reported by its path only', () => {
  expect(() => online({ ONLINE_PAYMENTS: '/nowhere/accounts.json' })).toThrow(WrongSetting)
})

test('REL-17 the providers that are here say where to pay without asking anybody', async () => {
  const fetched = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new Error('Nobody is asked'))
  try {
    const found = accountsOf(accounts, around)
    for (const method of [6, 7, 8] as const) {
      const way = found(1, method)?.begin({ order: 7, club: 1, amount: 400_000, language: 'uz' })
      expect(await way).toMatch(/^https:\/\/(my\.click|checkout\.paycom|www\.uzumbank)\.uz\//)
    }
  } finally {
    globalThis.fetch = fetched
  }
})
