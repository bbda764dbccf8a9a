import { afterAll, beforeAll, expect, test } from 'vitest'
import { counted } from '../long.ts'
import { gym, saleOf } from '../gym.ts'
import { postgresServer, type PostgresServer } from './server.ts'

const RACES = counted(60, 100)

let api: PostgresServer
beforeAll(async () => {
  api = await postgresServer()
})
afterAll(() => api.close())

const yesterday = '2026-11-20'

test(`REL-05 a visit undone while its day is stored is counted nowhere, ${RACES} times`, async () => {
  const members = await gym(api).members(RACES)
  const visits = await api.sql<{ id: number }>(
    1,
    `insert into visit (merchant_id, club_id, type, member_id, amount, business_day, at, staff_id)
     select 1, 1, 3, m, 0, $2, '2026-11-20T05:00:00Z', 1 from unnest($1::bigint[]) m returning id`,
    [members, yesterday],
  )
  let left = visits.length
  for (const { id } of visits) {
    const [undone] = await Promise.all([
      api.as('owner').delete(`/check-in/register/${id}/`),
      api.sql(1, 'select visit_day_fill(1, $1)', [yesterday]),
    ])
    expect(undone.status).toBe(200)
    left -= 1
    const path = `/dashboard/member-attendance/?start_date=${yesterday}&end_date=${yesterday}`
    const { results } = (await api.as('owner').get(path)).body
    expect(results).toMatchObject([{ date: yesterday, count: left, people: left }])
  }
})

test('REL-05 the figures of a call are of one snapshot while payments are made', async () => {
  const rows = gym(api)
  const plan = await rows.plan()
  const members = await rows.members(40)
  let isSelling = true
  const selling = Promise.all(
    members.map((member) =>
      api.as('owner').post(
        '/management/payment/',
        saleOf(member, plan, {
          payments: [
            { amount: 300_000, payment_method: 1 },
            { amount: 100_000, payment_method: 3 },
          ],
        }),
      ),
    ),
  ).finally(() => {
    isSelling = false
  })
  const totals = new Set<number>()
  while (isSelling) {
    const { total, income_data, all_gym_payments } = (
      await api.as('owner').get('/dashboard/sales/by-methods/')
    ).body.results
    totals.add(total)
    const [card = 0, cash = 0] = income_data.map(({ amount }: { amount: number }) => amount)
    expect([card + cash, card]).toEqual([total, cash * 3])
    expect(all_gym_payments[0].data).toEqual(income_data)
  }
  expect((await selling).every(({ status }) => status === 200)).toBe(true)
  expect(totals.size).toBeGreaterThan(1)
  const { total } = (await api.as('owner').get('/dashboard/sales/by-methods/')).body.results
  expect(total).toBe(40 * 400_000)
})
