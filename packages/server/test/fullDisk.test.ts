import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationsOf } from '../src/core/operation/contract.ts'
import { contract } from '../src/modules/index.ts'
import { memoryDatabase, testServer, type TestServer } from '../src/testing/index.ts'
import { gym, saleOf, type Gym } from './gym.ts'

let api: TestServer
let rows: Gym
beforeAll(async () => {
  api = await testServer({
    // Raises PostgreSQL's error for a full disk at the last step of a sale.
    fill: (owner) =>
      owner.exec(`
        create function full_disk() returns trigger language plpgsql as $$
        begin
          if current_setting('zal.disk', true) = 'full' then
            raise exception 'could not extend file: No space left on device' using errcode = '53100';
          end if;
          return null;
        end $$;
        create trigger full_disk after insert on ledger_seal for each row execute function full_disk()`) as Promise<void>,
  })
  rows = gym(api)
})
afterAll(() => api.close())

const fill = (state: string) => api.sql(null, `select set_config('zal.disk', $1, false)`, [state])
const counts = () =>
  api.sql(
    1,
    `select (select count(*)::int from payment) as payments, (select count(*)::int from membership) as memberships,
            (select count(*)::int from ledger_entry) as entries, (select count(*)::int from event) as events,
            (select sum(invoice_no)::int from club_counter) as invoices`,
  )

test('T-35 on a full disk a sale is refused with 503, nothing of it stays, and it is made when there is room', async () => {
  const [member = 0] = await rows.members(1)
  const [plan, key] = [await rows.plan(), '0d7c2b8e-3f55-4f0f-9f1c-1f6b7a1f2c01']
  const sell = () => api.as('desk').post('/management/payment/', saleOf(member, plan), { key })
  const before = await counts()
  await fill('full')
  const { status, body, headers } = await sell()
  expect([status, body]).toMatchObject([503, { code: 'disk_full' }])
  expect(headers.get('retry-after')).toBe('10')
  expect(await counts()).toEqual(before)
  await fill('')
  expect((await sell()).status).toBe(200)
  expect(await counts()).not.toEqual(before)
})

describe('T-53 while there is little room on the disk', () => {
  let isFull = false
  let small: TestServer
  beforeAll(async () => {
    const database = await memoryDatabase({ readOnly: () => isFull })
    const state = async () => ({ isOpen: true, reopenedAt: undefined, isFull })
    small = await testServer({ database: { ...database, state } })
    // Both are signed in before the disk is full.
    for (const role of ['owner', 'desk'] as const)
      await small.as(role).get('/management/room-list/')
    isFull = true
  })
  afterAll(() => small.close())

  test('every operation that writes answers 503 disk_full, in three languages', async () => {
    const writes = operationsOf(contract).filter(({ method }) => method !== 'GET')
    expect(writes.length).toBeGreaterThan(50)
    for (const { method, path } of writes) {
      const url = `http://zal.test/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`
      const answer = await small.server.fetch(new Request(url, { method }))
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        503,
        { code: 'disk_full' },
      ])
      expect(answer.headers.get('retry-after')).toBe('10')
    }
    const said = ['en', 'ru', 'uz'].map(async (language) => {
      const headers = { 'accept-language': language }
      const url = 'http://zal.test/api/v1/merchant/login/'
      const answer = await small.server.fetch(new Request(url, { method: 'POST', headers }))
      return ((await answer.json()) as { message: string }).message
    })
    expect(await Promise.all(said)).toEqual([
      expect.stringMatching(/^The server has no room left/),
      expect.stringMatching(/^На диске сервера закончилось место/),
      expect.stringMatching(/^Server diskida joy qolmadi/),
    ])
  })

  test('callbacks of a provider are refused with 503 and retried', async () => {
    const url = 'http://zal.test/api/v1/online/click/1/prepare'
    const answer = await small.server.fetch(new Request(url, { method: 'POST' }))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  })

  test('reads go on, also of a session that was not seen for a while', async () => {
    const seen = () =>
      small.sql<{ seen_at: string }>(1, 'select max(seen_at) as seen_at from session')
    const before = await seen()
    small.clock.forward(180)
    const refused: string[] = []
    let read = 0
    for (const { method, path } of operationsOf(contract)) {
      if (method !== 'GET') continue
      const { status, body } = await small.as('owner').get(path.replaceAll(/\{\w+\}/g, '1'))
      if (status === 200) read += 1
      if (status >= 500) refused.push(`${body.code} ${path}`)
    }
    expect(read).toBeGreaterThan(30)
    // Tickets for live messages are rows, and exports and the check of the books write an audit row.
    expect(refused.toSorted()).toEqual([
      'disk_full /audit/export-csv/',
      'disk_full /auth/ephemeral-token/',
      'disk_full /check-in/history-export-csv/',
      'disk_full /finance/integrity/',
      'disk_full /finance/ledger-export-csv/',
      'disk_full /management/deposit-export-csv/',
      'disk_full /management/export/',
      'disk_full /management/member-export-csv/',
      'disk_full /management/payment-export-csv/',
      'disk_full /notifications/user-notifications/{id}/',
    ])
    expect(await seen()).toEqual(before)
    isFull = false
    expect((await small.as('owner').get('/management/room-list/')).status).toBe(200)
    expect(await seen()).not.toEqual(before)
  })
})
