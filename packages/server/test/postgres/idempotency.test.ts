import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf } from '../gym.ts'
import { counted, limitOf } from '../long.ts'
import { inLanes, patiently, postgresServer, range, say, type PostgresServer } from './server.ts'

const KEYS = counted(250, 2500)
const MOMENTS = counted(50, 200)
const REFUSED = counted(200, 1000)

let api: PostgresServer
let plan: number
beforeAll(async () => {
  api = await postgresServer({ size: 24 })
  plan = await gym(api).plan()
})
afterAll(() => api.close())

const path = '/management/payment/'
const count = async (table: string, where = 'true') => {
  const { rows } = await api.owner.query(
    `select count(*)::int as count from ${table} where ${where}`,
  )
  return rows[0].count as number
}

describe('the same key', () => {
  test(`REL-02 T-21 ${4 * KEYS} attempts over ${KEYS} keys are ${KEYS} payments and ${3 * KEYS} replays`, async () => {
    const desk = api.as('desk')
    // Warms up first: preparing statements per connection and plans for empty tables are not measured.
    for (const round of [1, 2]) {
      const early = await gym(api).members(100)
      await inLanes(24, early, (member) => {
        const key = randomUUID()
        return patiently(() => desk.post(path, saleOf(member, plan), { key }))
      })
      if (round === 1) await api.owner.query('analyze')
    }
    const sold = await count('payment')
    expect(sold).toBe(200)
    const members = await gym(api).members(KEYS)
    const keys = members.map(() => randomUUID())
    // The four attempts of a key follow each other, so that they run concurrently, six keys at a time.
    const attempts = range(4 * KEYS).map((at) => Math.floor(at / 4))
    const times: number[] = []
    const answered = new Set<number>()
    let met = 0
    const eye = await eyeOn(api.url)
    const answers = await inLanes(24, attempts, async (at) => {
      const began = performance.now()
      const isFirst = !answered.has(at)
      const answer = await patiently(() =>
        desk.post(path, saleOf(members[at] ?? 0, plan), { key: keys[at] }),
      )
      times.push(performance.now() - began)
      answered.add(at)
      if (isFirst && answer.headers.has('idempotency-replayed')) met += 1
      return { at, ...answer }
    })
    const waits = await eye.end()
    // They overlapped: more attempts than keys started before the first response, and had to wait for it.
    expect(met).toBeGreaterThan(KEYS)
    expect(waits).toBeGreaterThan(0)
    const texts = new Map<number, Set<string>>()
    for (const { at, text } of answers) texts.set(at, (texts.get(at) ?? new Set()).add(text))

    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(attempts).size).toBe(KEYS)
    expect([...texts.values()].every((each) => each.size === 1)).toBe(true)
    expect(answers.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(
      3 * KEYS,
    )
    expect(await count('payment')).toBe(sold + KEYS)
    expect(await count('membership')).toBe(sold + KEYS)
    const { rows } = await api.owner.query(
      `select (select sum(amount)::int from ledger_entry) as sum, max(invoice_no)::int as last, count(distinct invoice_no)::int as numbers,
              (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks from payment`,
    )
    const numbers = sold + KEYS
    expect(rows).toEqual([{ sum: 0, last: numbers, numbers, deadlocks: 0 }])
    const [p50, p99] = [0.5, 0.99].map(
      (part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)],
    )
    say(
      `REL-02 ${4 * KEYS} attempts, ${met} before their answer was there: p50 ${p50?.toFixed(0)} ms, p99 ${p99?.toFixed(0)} ms`,
    )
  })

  test(`REL-24 asked at the same moment as it is made, a sale is done or never, ${MOMENTS} times`, async () => {
    const members = await gym(api).members(MOMENTS)
    const desk = api.as('desk')
    const told = await inLanes(12, members, async (member) => {
      const key = randomUUID()
      const asked = { operation: 'createPayment', key }
      const [sale, answer] = await Promise.all([
        patiently(() => desk.post(path, saleOf(member, plan), { key })),
        patiently(() => desk.post('/auth/settle-write/', asked)),
      ])
      return { member, isSold: sale.status === 200, isDone: answer.body.results.done as boolean }
    })
    const { rows } = await api.owner.query(
      'select member_id::int as member from payment where member_id = any ($1)',
      [members],
    )
    const paid = new Set(rows.map((row) => row.member as number))
    expect(paid.size).toBe(rows.length)
    expect(told.filter(({ isSold, isDone }) => isSold !== isDone)).toEqual([])
    expect(told.filter(({ member, isDone }) => paid.has(member) !== isDone)).toEqual([])
  })

  test(`REL-03 with another body is refused, ${REFUSED} times, and nothing is written`, async () => {
    const [customer = 0] = await gym(api).members(1)
    const key = randomUUID()
    const body = saleOf(customer, plan)
    const first = await api.as('desk').post(path, body, { key })
    const before = await count('payment')
    const others = range(REFUSED).map((at) => ({
      ...body,
      discount_amount: at + 1,
      discount_reason: `${at}`,
    }))
    const answers = await inLanes(8, others, (other) => api.as('desk').post(path, other, { key }))
    expect(new Set(answers.map(({ status, body: { code } }) => `${status} ${code}`))).toEqual(
      new Set(['422 idempotency_mismatch']),
    )
    expect(await count('payment')).toBe(before)
    expect((await api.as('desk').post(path, body, { key })).text).toBe(first.text)
  })

  test('REL-03 belongs to one person, one operation and one merchant', async () => {
    const [one = 0, two = 0] = await gym(api).members(2)
    const key = randomUUID()
    expect((await api.as('desk').post(path, saleOf(one, plan), { key })).status).toBe(200)
    expect((await api.as('manager').post(path, saleOf(two, plan), { key })).status).toBe(200)
    const entered = await api.as('desk').post('/check-in/register/', { customer: one }, { key })
    expect(entered.status).toBe(200)
    const abroad = gym(api, 2, 4)
    const [kyrgyz = 0] = await abroad.members(1)
    const sold = await api.as('stranger').post(path, saleOf(kyrgyz, await abroad.plan()), { key })
    expect(sold.status).toBe(200)
  })

  test('REL-03 waits for the attempt in flight and answers the same', async () => {
    const [customer = 0] = await gym(api).members(1)
    const key = randomUUID()
    const send = () => api.as('desk').post(path, saleOf(customer, plan), { key })
    // Locks the member, so that the first attempt blocks, and the second one waits for the first.
    await api.owner.query('begin')
    await api.owner.query('select from member where id = $1 for update', [customer])
    const first = send()
    await waiting(api.url, 1)
    const second = send()
    await waiting(api.url, 2)
    await api.owner.query('commit')
    const answers = await Promise.all([first, second])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.text).toBe(answers[0]?.text)
    expect(await count('payment', `member_id = ${customer}`)).toBe(1)
  })

  test('REL-03 gives up within 5 s on an attempt that does not end, and says when to come back', async () => {
    const [customer = 0] = await gym(api).members(1)
    const key = randomUUID()
    await api.owner.query('begin')
    await api.owner.query(
      `insert into idempotency_key (merchant_id, staff_id, operation, key, request_hash, at)
       values (1, 5, 'createPayment', $1, '', now())`,
      [key],
    )
    const began = performance.now()
    const answer = await api.as('desk').post(path, saleOf(customer, plan), { key })
    await api.owner.query('rollback')
    expect([answer.status, answer.body.code]).toEqual([409, 'in_progress'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(performance.now() - began).toBeLessThan(limitOf(5000))
    expect((await api.as('desk').post(path, saleOf(customer, plan), { key })).status).toBe(200)
  })
})

/** Counts, until stopped, attempts that wait for another one with their key. */
async function eyeOn(url: string) {
  const eye = new pg.Client(url)
  await eye.connect()
  let [open, seen] = [true, 0]
  const looking = (async () => {
    while (open) {
      const { rows } = await eye.query(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%claim_key(%' and pid <> pg_backend_pid()`,
      )
      seen += rows[0].count as number
      await pause(10)
    }
    await eye.end()
    return seen
  })()
  return {
    end: () => {
      open = false
      return looking
    },
  }
}

/** Waits until so many connections are blocked by a lock. */
async function waiting(url: string, sessions: number) {
  const eye = new pg.Client(url)
  await eye.connect()
  const look = async () => {
    const { rows } = await eye.query(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].count as number
  }
  while ((await look()) < sessions);
  await eye.end()
}
