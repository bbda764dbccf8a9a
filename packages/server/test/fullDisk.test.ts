import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../src/testing/index.ts'
import { gym, saleOf, type Gym } from './gym.ts'

let api: TestServer
let rows: Gym
beforeAll(async () => {
  api = await testServer({
    // What PostgreSQL says when it cannot write, at the last moment of a sale.
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
