import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { migratedPglite } from '../testing/template.ts'
import { merchantOf, newMerchant, WrongMerchant } from './newMerchant.ts'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'zal-merchant-'))
const env = {
  ...process.env,
  DATABASE_URL: '',
  SMTP_URL: '',
  DATA_DIR: folder,
  DEMO_MEMBERS: '0',
  PORT: '0',
  LOG_LEVEL: 'error',
}
let stop = async () => {}
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the server on the folder; returns its origin. */
async function start() {
  const child = spawn(process.execPath, [pathOf('main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      const [, port] = /ready: http:\/\/\S+?:(\d+)/.exec(String(chunk)) ?? []
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
}

test('a real business starts: the owner opens the invitation, sets a password and signs in', async () => {
  const options = ['--name', 'Zal Fitness', '--country', 'UZB', '--owner', 'Aziza@fitness.test']
  const more = ['--owner-name', 'Aziza Karimova', '--language', 'en']
  const made = spawnSync(process.execPath, [pathOf('merchant.ts'), ...options, ...more], { env })
  expect(String(made.stdout) + String(made.stderr)).toContain(
    'Zal Fitness is merchant 1 with club 1.',
  )
  const origin = await start()
  const letters = join(folder, 'letters')
  const letter = await vi.waitFor(
    () => {
      const names = readdirSync(letters)
      expect(names).toHaveLength(1)
      const text = readFileSync(join(letters, names[0] ?? ''), 'utf8')
      expect(text).toContain('recovery#')
      return text
    },
    { timeout: 30_000 },
  )
  expect(letter).toMatch(/^To: aziza@fitness.test\nSubject: Zal Fitness invites you to Zal\n/)
  const [, token = ''] = /recovery#([\w-]{43})/.exec(letter) ?? []
  const post = async (path: string, body: object) => {
    const headers = { origin, 'content-type': 'application/json', 'x-club-id': '0' }
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { results: unknown }
  }
  const link = await post('/merchant/recovery/link/', { token })
  expect(link.results).toEqual({ username: 'aziza@fitness.test', kind: 'invitation' })
  await post('/merchant/recovery/password/', { token, password: 'Tulip-Bakery-81' })
  const username = 'aziza@fitness.test'
  const entered = await post('/merchant/login/', {
    username,
    password: 'Tulip-Bakery-81',
    country: 'UZB',
  })
  expect(entered.results).toMatchObject({ role: 'owner', clubs: [{ name: 'Zal Fitness' }] })
}, 300_000)

test('an email that signs in to a business already is refused, and nothing is made', async () => {
  const pglite = await migratedPglite()
  const db = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: new PGliteDialect({ pglite }),
  })
  const request = merchantOf({ name: 'Zal', country: 'KGZ', owner: 'owner@zal.kg' })
  expect(await newMerchant(db, request, new Date())).toEqual({ merchant: 1, club: 1, owner: 1 })
  const again = merchantOf({ name: 'Other', country: 'UZB', owner: 'Owner@zal.kg' })
  await expect(newMerchant(db, again, new Date())).rejects.toThrow(WrongMerchant)
  const { rows } = await pglite.query('select name from merchant')
  expect(rows).toEqual([{ name: 'Zal' }])
  await pglite.close()
})

test.each([
  [{ country: 'UZB', owner: 'a@b.uz' }, '--name'],
  [{ name: 'Zal', country: 'RUS', owner: 'a@b.uz' }, '--country'],
  [{ name: 'Zal', country: 'KGZ', owner: 'a b@c' }, '--owner'],
  [{ name: 'Zal', country: 'KGZ', owner: 'a@b.kg', language: 'kg' }, '--language'],
])('an option that is missing or wrong is named: %#', (options, named) => {
  expect(() => merchantOf(options)).toThrow(named)
})
