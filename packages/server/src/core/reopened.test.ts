import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memoryDatabase, testServer, type TestServer } from '../testing/index.ts'

let api: TestServer
let reopen: () => void = () => {}
let isOpen = true
beforeAll(async () => {
  const database = await memoryDatabase()
  api = await testServer({
    database: {
      ...database,
      onReopened: (hear) => (reopen = hear),
      state: async () => ({ isOpen, reopenedAt: undefined, isFull: false }),
    },
  })
})
afterAll(() => api.close())

const ready = async () => {
  const answer = await api.server.fetch(new Request('http://zal.test/readyz'))
  return { status: answer.status, body: await answer.json() }
}

test('T-52 while the database is opened again the server lives and is not ready', async () => {
  expect(await ready()).toEqual({
    status: 200,
    body: { ok: true, reopened_at: null, disk_full: false },
  })
  isOpen = false
  expect(await ready()).toMatchObject({ status: 503, body: { ok: false } })
  const health = await api.server.fetch(new Request('http://zal.test/healthz'))
  expect([health.status, await health.json()]).toEqual([200, { ok: true }])
  isOpen = true
})

test('T-52 the owner is notified in each club that the database was reopened', async () => {
  const events = () =>
    api.sql<{ club_id: number }>(
      1,
      `select club_id from event where kind = 'database_restart.created' order by club_id`,
    )
  const clubs = await api.sql<{ club_id: number }>(
    1,
    'select id as club_id from club where is_active and deleted_at is null order by id',
  )
  expect(await events()).toEqual([])
  reopen()
  await vi.waitFor(async () => expect(await events()).toEqual(clubs))
})
