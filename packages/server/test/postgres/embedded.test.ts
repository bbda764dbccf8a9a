import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEmbedded } from '../../src/node/embedded/engine.ts'
import { seededFolder } from '../../src/testing/seededFolder.ts'
import { counted, limitOf } from '../long.ts'
import { plainSales, start, type Server } from './process.ts'
import { inLanes, range, say } from './server.ts'

const folder = await seededFolder(40)
// Behind a proxy the limit per address does not apply.
const env = { DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' }
const connections = 200
const load = counted(4_000, 20_000)

let server: Server
beforeAll(async () => {
  server = await start(env)
  await server.signIn()
})
afterAll(async () => {
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Sends one request; returns status, text and duration in ms. Status 0 means no response. */
function ask(path: string, agent?: Agent) {
  const began = performance.now()
  return new Promise<{ status: number; text: string; ms: number }>((resolve) => {
    const end = (status: number, text = '') =>
      resolve({ status, text, ms: performance.now() - began })
    const headers = { cookie: server.cookies.session, 'x-club-id': '1' }
    const sent = request(server.origin + path, { agent: agent ?? false, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => end(answer.statusCode ?? 0, text))
      answer.on('error', () => end(0))
    })
    sent.setTimeout(20_000, () => sent.destroy())
    sent.on('error', () => end(0))
    sent.end()
  })
}

test(`T-59 ${connections} busy connections: every request is answered, new ones within a second, and nothing acknowledged is lost`, async () => {
  const { customers, sale } = await plainSales(server, [{ amount: 50_000, payment_method: 3 }])
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let isOver = false
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  const busy = Array.from({ length: connections }, async () => {
    while (!isOver) answers.push(await ask('/api/v1/management/member-list/?per_page=10', agent))
  })
  const sold: { nth: number; key: string; text: string }[] = []
  const desk = (async () => {
    for (let nth = 0; !isOver; nth += 1) {
      const key = randomUUID()
      const body = sale(customers[nth % customers.length] ?? 0)
      const { status, text } = await server.send('POST', '/management/payment/', body, key)
      if (status === 200) sold.push({ nth, key, text })
    }
  })()
  const healths: number[] = []
  const reads: Awaited<ReturnType<typeof ask>>[] = []
  for (const began = performance.now(); performance.now() - began < load;) {
    const health = await ask('/healthz')
    expect(health.status).toBe(200)
    healths.push(health.ms)
    reads.push(await ask('/api/v1/management/room-list/'))
    await pause(50)
  }
  isOver = true
  await Promise.all([...busy, desk])
  agent.destroy()

  const slowest = Math.max(...answers.map(({ ms }) => ms))
  say(
    `T-59 ${answers.length} requests of ${connections} connections in ${load} ms, the slowest ${Math.round(slowest)} ms; health at most ${Math.round(Math.max(...healths))} ms, others at most ${Math.round(Math.max(...reads.map(({ ms }) => ms)))} ms; ${sold.length} sales`,
  )
  expect(
    [...new Set(answers.map(({ status }) => status))].filter((status) => status !== 503),
  ).toEqual([200])
  expect(Math.max(...healths)).toBeLessThan(limitOf(1000))
  expect(reads.every(({ status }) => status === 200 || status === 503)).toBe(true)
  expect(sold.length).toBeGreaterThan(0)
  const again = await inLanes(4, sold, ({ nth, key }) =>
    server.send('POST', '/management/payment/', sale(customers[nth % customers.length] ?? 0), key),
  )
  expect(again.map(({ text }) => text)).toEqual(sold.map(({ text }) => text))
})

test('T-52 a statement that spins: health goes on, others are refused, the database is opened again and the same key runs', async () => {
  await trap()
  await server.send('POST', '/management/room/', { name: 'Tuzoq' })
  const key = randomUUID()
  const room = { name: 'Aylanma' }
  const spinning = server.send('POST', '/management/room/', room, key)
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), { timeout: 20_000 })
  for (const _ of range(10)) {
    const { status, ms } = await ask('/healthz')
    expect([status, ms < limitOf(1000)]).toEqual([200, true])
  }
  const other = await ask('/api/v1/management/room-list/')
  expect([other.status, JSON.parse(other.text)]).toMatchObject([503, { code: 'unavailable' }])
  const { status, headers, text } = await spinning
  expect([status, headers.get('retry-after'), JSON.parse(text)]).toMatchObject([
    503,
    '2',
    { code: 'unavailable' },
  ])
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: 60_000 })
  expect(JSON.parse((await ask('/readyz')).text)).toMatchObject({
    ok: true,
    reopened_at: expect.stringMatching(/^\d{4}-/),
  })
  const { results } =
    await server.get<{ id: number; name: string; version: number }[]>('/management/room-list/')
  expect(results.map(({ name }) => name)).not.toContain(room.name)
  // Deleting this room disables the trap.
  const held = results.find(({ name }) => name === 'Tuzoq')
  expect((await server.send('DELETE', `/management/room/${held?.id}/`)).status).toBe(200)
  expect((await server.send('POST', '/management/room/', room, key)).status).toBe(200)
})

test('T-52 SIGTERM ends a server whose database spins within 15 s, and what was acknowledged is there', async () => {
  await server.send('POST', '/management/room/', { name: 'Tuzoq' })
  const spinning = server.send('POST', '/management/room/', { name: 'Aylanma 2' }).catch(() => null)
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), { timeout: 20_000 })
  const began = performance.now()
  await server.stop('SIGTERM')
  expect(performance.now() - began).toBeLessThan(limitOf(15_000))
  await spinning
  server = await start(env, server)
  const { results } = await server.get<{ name: string }[]>('/management/room-list/')
  const names = results.map(({ name }) => name)
  expect(names).toContain('Tuzoq')
  expect(names).not.toContain('Aylanma 2')
})

/**
 * Installs a trap: inserting a room whose name begins with Aylanma makes the database spin, while a room
 * Tuzoq exists.
 */
async function trap() {
  await server.stop('SIGTERM')
  const pglite = await openEmbedded(folder)
  await pglite
    .exec(
      `create function spin() returns trigger language plpgsql as $$
       begin
         while exists (select from room where name = 'Tuzoq') loop end loop;
         return new;
       end $$;
       create trigger spin before insert on room for each row when (new.name like 'Aylanma%') execute function spin()`,
    )
    .finally(() => pglite.close())
  server = await start(env, server)
}
