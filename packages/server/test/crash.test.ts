import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/node/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'zal-crash-'))
const rounds = 20
const clients = 6

let server: ChildProcess
let origin = ''
let cookie = ''

beforeAll(async () => {
  await start()
  cookie = await signIn()
}, 120_000)
afterAll(async () => {
  await kill('SIGTERM')
  rmSync(folder, { recursive: true })
})

test(`REL-18 T-34 ${rounds} × kill -9 while ${clients} clients write: what was acknowledged is there, whole`, async () => {
  const acknowledged = new Map<number, string>()
  const restarts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    let killed = false
    const writing = Array.from({ length: clients }, async (_, client) => {
      for (let count = 0; !killed; count += 1) {
        const name = `Xona ${round}-${client}-${count}`
        const answer = await call('POST', '/management/room/', { name }).catch(() => null)
        if (answer?.success) acknowledged.set(answer.results.id, name)
      }
    })
    // In the middle of the writing, at another moment each time.
    const enough = acknowledged.size + 5 + ((round * 7) % 23)
    while (acknowledged.size < enough) await call('GET', '/management/room-list/')
    killed = true
    await kill('SIGKILL')
    await Promise.all(writing)
    const began = performance.now()
    await start()
    restarts.push(performance.now() - began)
  }

  const found = await rooms()
  const lost = [...acknowledged].filter(([id, name]) => found.get(id) !== name)
  expect(lost).toEqual([])
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 5)
  // Whoever was cut off may have been written, one at most for each client that waited.
  expect(found.size - acknowledged.size).toBeLessThanOrEqual(rounds * clients)
  console.log(
    `REL-18 ${acknowledged.size} writes, restart ${Math.max(...restarts).toFixed(0)} ms at most`,
  )
}, 600_000)

test('REL-20 a second server on the same folder ends at once with a sentence, and the first goes on', async () => {
  const second = spawn(process.execPath, [main], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  second.stderr.on('data', (chunk) => (said += String(chunk)))
  const code = await new Promise((resolve) => second.once('close', resolve))
  expect(code).toBe(1)
  expect(said).toMatch(
    new RegExp(`^${folder} is in use by another Zal server \\(process ${server.pid}\\)`),
  )
  expect((await call('GET', '/management/room-list/')).success).toBe(true)
})

const environment = () => ({
  ...process.env,
  PORT: '0',
  DATA_DIR: folder,
  DEMO_MEMBERS: '1',
  DATABASE_URL: '',
  NODE_ENV: 'production',
})

async function start() {
  server = spawn(process.execPath, [main], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk) => {
      said += String(chunk)
      const [, found] = /ready: (http:\S+)/.exec(said) ?? []
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
}

async function kill(signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await gone
}

async function signIn() {
  const login = { username: 'owner@zal.demo', password: 'Zal-2026', country: 'UZB' }
  const { results } = await call('POST', '/merchant/login/', login)
  const answer = await ask('POST', '/merchant/redirect/', { hash: results.hash })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function ask(method: string, path: string, body?: object) {
  return fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      origin,
      cookie,
      'x-club-id': '1',
      'idempotency-key': randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  })
}

interface Answer {
  success: boolean
  page_count: number
  // oxlint-disable-next-line no-explicit-any -- a test reads what it expects
  results: any
}

async function call(method: string, path: string, body?: object): Promise<Answer> {
  return (await ask(method, path, body)).json() as Promise<Answer>
}

async function rooms() {
  const found = new Map<number, string>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await call('GET', `/management/room-list/?per_page=100&page=${page}&q=xona`)
    last = answer.page_count
    for (const { id, name } of answer.results as { id: number; name: string }[]) found.set(id, name)
  }
  return found
}
