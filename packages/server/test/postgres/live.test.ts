import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PgListener } from '../../src/node/database/pgListener.ts'
import { postgresDatabase } from '../../src/node/database/postgres.ts'
import { testServer, type TestServer } from '../../src/testing/index.ts'
import { postgresServer, type PostgresServer } from './server.ts'

let first: PostgresServer
let second: TestServer
beforeAll(async () => {
  first = await postgresServer({ size: 4 })
  const silent = { info() {}, warn() {}, error() {} }
  second = await testServer({ database: postgresDatabase(first.url, silent, 4) })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

/** A client connected to the second server. */
async function screen() {
  const heard: { type: string; kind?: string; seq: number }[] = []
  const closed: number[] = []
  const { token } = (await second.as('desk').get('/auth/ephemeral-token/')).body.results
  const line = await second.server.live.open(token, {
    send: (text) => void heard.push(JSON.parse(text)),
    close: (code) => void closed.push(code),
  })
  line?.hear('{"type":"handshake","gym_id":1}')
  await vi.waitFor(() => expect(heard.map(({ type }) => type)).toEqual(['ready']))
  return { heard, closed }
}

/** A proxy to the database; after its failure existing connections stay open without any data. */
async function lineTo(url: string) {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => {})
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = { hostname: '127.0.0.1', port: String((proxy.address() as AddressInfo).port) }
  return {
    url: Object.assign(new URL(url), address).href,
    die: () => {
      for (const end of ends) end.unpipe().pause()
    },
    close: () => {
      for (const end of ends) end.destroy()
      return new Promise((resolve) => proxy.close(resolve))
    },
  }
}

const addRoom = (name: string) => first.as('owner').post('/management/room/', { name })

describe('two servers on one database', () => {
  test('send events to the screens of each other', async () => {
    const { heard } = await screen()
    await addRoom('Yoga')
    await vi.waitFor(() => expect(heard[1]).toMatchObject({ kind: 'room.created', gym_id: 1 }))
  })

  test('T-19 end the sockets of each other', async () => {
    const { closed } = await screen()
    await first.sql(1, 'update session set ended_at = $1 where staff_id = 5', [first.clock.now])
    await vi.waitFor(() => expect(closed).toEqual([1008]))
    await first.sql(1, 'update session set ended_at = null')
  })

  test('REL-26 reconnects a lost connection, and sends the current sequence number to screens', async () => {
    const { heard } = await screen()
    await first.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    await addRoom('Boks')
    await vi.waitFor(() => expect(heard.filter(({ type }) => type === 'ready')).toHaveLength(2), {
      timeout: 10_000,
    })
    await addRoom('Sauna')
    await vi.waitFor(() => expect(heard.at(-1)?.kind).toBe('room.created'))
    const [last] = await first.sql<{ seq: number }>(1, 'select max(seq) as seq from event')
    expect(heard.at(-1)?.seq).toBe(last?.seq)
  })

  test('REL-26 detects a silently broken connection and reconnects', async () => {
    const line = await lineTo(first.url)
    const ear = new PgListener(line.url, { every: 50, patience: 1000 })
    const heard: string[] = []
    let again = 0
    await ear.listen('line', { hear: (text) => heard.push(text), again: () => (again += 1) })
    const tell = (text: string) => first.owner.query('select pg_notify($1, $2)', ['line', text])
    await tell('before')
    await vi.waitFor(() => expect(heard).toEqual(['before']))
    line.die()
    await tell('lost')
    await vi.waitFor(() => expect(again).toBeGreaterThan(0), { timeout: 30_000 })
    await tell('after')
    await vi.waitFor(() => expect(heard).toEqual(['before', 'after']))
    await ear.close()
    await line.close()
  })

  test('REL-03 wait for each other’s request with the same key', async () => {
    const key = '6a1f0a52-5c1e-4d6c-9f4e-0c8d6d1b2a11'
    const sent = [first, second, first, second].map((api) =>
      api.as('owner').post('/management/room/', { name: 'Tennis' }, { key }),
    )
    expect(new Set((await Promise.all(sent)).map(({ text }) => text)).size).toBe(1)
  })
})

test('REL-16 a database that is away is a 503 that says when to come again, and then all is well', async () => {
  const away = await testServer({
    database: postgresDatabase(
      'postgres://nobody@127.0.0.1:1/none',
      { info() {}, warn() {}, error() {} },
      1,
    ),
  }).catch((error: Error) => error)
  expect(away).toBeInstanceOf(Error)
  await first.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const answers = []
  for (let i = 0; i < 8; i += 1)
    answers.push(await second.as('owner').get('/management/room-list/'))
  for (const { status, headers } of answers) {
    expect([200, 503]).toContain(status)
    if (status === 503) expect(headers.get('retry-after')).toBe('2')
  }
  expect(answers.at(-1)?.status).toBe(200)
})
