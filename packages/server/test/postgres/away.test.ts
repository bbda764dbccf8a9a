import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../../../scripts/lib/postgres.ts'
import { isSound, prove } from '../../src/queries/integrity/prove.ts'
import { counted, limitOf } from '../long.ts'
import { deskWrites, plainSales, start, type Server, type Write } from './process.ts'
import { inLanes, range, say } from './server.ts'

const crashes = counted(3, 20)
const restarts = counted(2, 10)
const clients = 20
const away = counted(3_000, 30_000)

let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: Server
let env: NodeJS.ProcessEnv
let folder: string
let sale: (customer: number) => object
let customers: number[]
let desk: ReturnType<typeof deskWrites>
/** Stops clients of a failed test, so that the next test starts without them. */
let closeTills = () => {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zal-away-'))
  // Settings of production: acknowledged writes must be durable.
  postgres = await startPostgres({ durable: true })
  env = { DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'fatal' }
  server = await start(env)
  await server.signIn()
  const sales = await plainSales(server, [{ amount: 50_000, payment_method: 3 }])
  ;({ customers, sale } = sales)
  desk = deskWrites(sales)
})
afterEach(() => closeTills())
afterAll(async () => {
  await server.stop('SIGTERM')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface AcknowledgedWrite {
  key: string
  write: Write
  text: string
}

type Heard = Awaited<ReturnType<Server['send']>> | null

const ask = ({ method, path, body }: Write, key: string) => server.send(method, path, body, key)

/**
 * Clients that write until they are stopped; `heard` gets every response, null for none, and the `stage` at
 * the time of the request.
 */
function writing<S>(heard: (answer: Heard, asked: S) => void, stage: () => S) {
  const acknowledged: AcknowledgedWrite[] = []
  let open = true
  closeTills = () => {
    open = false
  }
  const done = inLanes(clients, range(clients), async () => {
    while (open) {
      const [key, write, asked] = [randomUUID(), desk.next(), stage()]
      const answer = await ask(write, key).catch(() => null)
      if (answer?.status === 200) {
        acknowledged.push({ key, write, text: answer.text })
        desk.heard(write, answer.text)
      }
      heard(answer, asked)
      // Retries after a pause, like the client.
      if (answer?.status !== 200) await pause(50)
    }
  })
  return {
    acknowledged,
    end: () => {
      closeTills()
      return done
    },
  }
}

/** Every acknowledged write is replayed byte-identical with its key, and the books are consistent. */
async function nothingIsLost(acknowledged: AcknowledgedWrite[]) {
  const same = await inLanes(8, acknowledged, async ({ key, write, text }) => {
    const again = await ask(write, key)
    return again.text === text
  })
  expect(same.every(Boolean)).toBe(true)
  const client = new pg.Client(postgres.url)
  await client.connect()
  const proofs = await prove(async <R>(text: string) => (await client.query(text)).rows as R[])
  await client.end()
  expect(proofs.filter(({ faults }) => faults > 0)).toEqual([])
  expect(isSound(proofs)).toBe(true)
}

const inShort = (answer: Heard) =>
  answer ? `${answer.status}, again in ${answer.headers.get('retry-after')} s` : 'no answer'

async function count() {
  const client = new pg.Client(postgres.url)
  await client.connect()
  const { rows } = await client.query('select count(*) from payment')
  await client.end()
  return Number(rows[0]?.count)
}

const reached = () => {
  let tell = () => {}
  const promise = new Promise<void>((resolve) => {
    tell = resolve
  })
  return { promise, tell }
}

describe('the database', () => {
  test(`REL-18 ${crashes} × kill -9 of PostgreSQL under ${clients} writing clients: nothing acknowledged is lost`, async () => {
    const times: number[] = []
    const all: AcknowledgedWrite[] = []
    for (const round of range(crashes)) {
      const [enough, back] = [reached(), reached()]
      let [sold, healthy] = [0, false]
      const work = writing(
        (answer, asked) => {
          if (answer?.status !== 200) return
          sold += 1
          if (sold >= 5 + ((round * 7) % 20)) enough.tell()
          if (asked) back.tell()
        },
        () => healthy,
      )
      await enough.promise
      await postgres.crash()
      await postgres.start()
      const began = performance.now()
      healthy = true
      await back.promise
      times.push(performance.now() - began)
      await work.end()
      all.push(...work.acknowledged)
    }
    expect(all.length).toBeGreaterThan(0)
    await nothingIsLost(all)
    say(
      `REL-18 PostgreSQL killed ${crashes} times: ${all.length} acknowledged, selling again after ${Math.max(...times).toFixed(0)} ms at most`,
    )
  }, 900_000)

  test(`T-35 unavailable for ${away / 1000} s under load: no false success, and 503 with Retry-After`, async () => {
    const told = new Set<string>()
    const [enough, refused, back] = [reached(), reached(), reached()]
    let stage: 'before' | 'away' | 'back' = 'before'
    let refusals = 0
    const work = writing(
      (answer, asked) => {
        if (asked === 'away' && stage === 'away') told.add(inShort(answer))
        if (asked === 'away' && (refusals += 1) > 100) refused.tell()
        if (answer?.status === 200) (asked === 'back' ? back : enough).tell()
      },
      () => stage,
    )
    await enough.promise
    await postgres.crash()
    const began = performance.now()
    stage = 'away'
    const ready = await server.send('GET', '/management/settings/')
    expect(inShort(ready)).toBe('503, again in 2 s')
    await refused.promise
    await pause(away - (performance.now() - began))
    stage = 'back'
    await postgres.start()
    const again = performance.now()
    await back.promise
    const recovery = performance.now() - again
    await work.end()
    expect([...told]).toEqual(['503, again in 2 s'])
    await nothingIsLost(work.acknowledged)
    say(`T-35 ${refusals} refusals while away, selling again after ${recovery.toFixed(0)} ms`)
  }, 300_000)
})

test(`T-38 ${restarts} restarts during a run of ${clients} clients: no sale fails, none is made twice`, async () => {
  let open = true
  let sold = 0
  let next = reached()
  let goal = Infinity
  const before = await count()
  const failures: unknown[] = []
  const done = inLanes(clients, range(clients), async (client) => {
    while (open) {
      const [key, body] = [randomUUID(), sale(customers[client % customers.length] ?? 0)]
      // The client retries with the same key while there is no response, or one that asks for a retry.
      for (;;) {
        const answer = await server
          .send('POST', '/management/payment/', body, key)
          .catch(() => null)
        if (answer?.status === 200) break
        if (answer && answer.status !== 503 && answer.status !== 409) {
          failures.push([answer.status, answer.text])
          break
        }
        await pause(50)
      }
      sold += 1
      if (sold >= goal) next.tell()
    }
  })
  const drains: number[] = []
  for (const round of range(restarts)) {
    next = reached()
    goal = sold + 10 + round
    await next.promise
    const began = performance.now()
    await server.stop('SIGTERM')
    drains.push(performance.now() - began)
    server = await start(env, server)
  }
  open = false
  await done
  expect(failures).toEqual([])
  expect(Math.max(...drains)).toBeLessThan(limitOf(12_000))
  expect((await count()) - before).toBe(sold)
  await nothingIsLost([])
  say(
    `T-38 ${sold} sales over ${restarts} restarts, drained in ${Math.max(...drains).toFixed(0)} ms at most`,
  )
}, 600_000)
