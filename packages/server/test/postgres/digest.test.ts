import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresDatabase } from '../../src/node/database/postgres.ts'
import { people, testServer, type TestServer } from '../../src/testing/index.ts'
import { postgresServer, range, type PostgresServer } from './server.ts'

let api: PostgresServer
let second: TestServer
const log = { info() {}, warn() {}, error() {} }
const readers = [people.owner, people.director]

beforeAll(async () => {
  api = await postgresServer({ size: 4 })
  second = await testServer({ database: postgresDatabase(api.url, log, 4) })
})
afterAll(async () => {
  await second.close()
  await api.close()
})

test('two servers at once write one notification and one letter of the day to each reader', async () => {
  await api.owner.query(
    `update staff set digest = true, digest_hour = 8, digest_day = null where id = any($1)`,
    [readers.map(({ id }) => id)],
  )
  const days = ['2026-11-22', '2026-11-23', '2026-11-24']
  for (const day of days) {
    for (const server of [api, second]) server.clock.now = new Date(`${day}T08:00:00+05:00`)
    // A turn schedules, the next ones write and send; each server takes whatever is due.
    for (const _ of range(4)) await Promise.all([api.background(), second.background()])
  }
  const { rows: notices } = await api.owner.query(
    `select r.staff_id::integer as staff, count(*)::integer as count
       from notification n
       join notification_recipient r on r.merchant_id = n.merchant_id and r.notification_id = n.id
      where n.kind = 'digest' group by 1 order by 1`,
  )
  expect(notices).toEqual(readers.map(({ id }) => ({ staff: id, count: days.length })))
  const letters = [...api.letters, ...second.letters]
  expect(letters.map(({ to }) => to).toSorted()).toEqual(
    readers.flatMap(({ mail }) => days.map(() => mail)).toSorted(),
  )
})
