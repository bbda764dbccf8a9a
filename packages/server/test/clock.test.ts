import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../src/domain/membershipDates.ts'
import { noon, testServer, type TestServer } from '../src/testing/index.ts'
import { gym, saleOf, today, type Gym } from './gym.ts'

let api: TestServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(() => api.close())

const sell = async (day: string) => {
  const [member = 0] = await rows.members(1)
  const body = saleOf(member, plan, { payment_date: day, start_date: day })
  return api.as('desk').post('/management/payment/', body)
}
const ticket = async () =>
  (await api.as('desk').get('/auth/ephemeral-token/')).body.results.token as string
const enters = async (token: string) => {
  const line = await api.server.live.open(token, { send() {}, close() {} })
  line?.closed()
  return line !== null
}

describe.each([
  ['a day ahead', 1],
  ['a day behind', -1],
])('T-33 the clock of the server %s', (_, days) => {
  const now = addDays(today, days)
  beforeAll(() => {
    api.clock.now = new Date(noon.getTime() + days * 86_400_000)
  })

  test('is the day of every sale, and no later one is accepted', async () => {
    expect((await sell(now)).status).toBe(200)
    for (const later of [addDays(now, 1), addDays(now, 2)]) {
      const { status, body } = await sell(later)
      expect([status, body]).toMatchObject([400, { code: 'date_in_future' }])
    }
    const [last] = await api.sql(
      1,
      `select business_day::text as day, at > $1::timestamptz as future from ledger_transaction order by id desc limit 1`,
      [api.clock.now.toISOString()],
    )
    expect(last).toEqual({ day: now, future: false })
  })

  test('tickets and sessions expire by it', async () => {
    const [fresh, old] = [await ticket(), await ticket()]
    expect(await enters(fresh)).toBe(true)
    api.clock.forward(31)
    expect(await enters(old)).toBe(false)
  })
})

test.each([1, -1])('T-33 the clock of a screen %d day wrong decides nothing', async (days) => {
  api.clock.now = noon
  const { status, body } = await sell(addDays(today, days))
  if (days > 0) expect([status, body]).toMatchObject([400, { code: 'date_in_future' }])
  else expect([status, body]).toMatchObject([403, { code: 'backdate_not_allowed' }])
  const told = await api.as('desk').get('/management/settings/')
  expect(told.body.results).toMatchObject({ today })
})

test('T-33 a ticket ends with its day, whichever way the clock is put right', async () => {
  for (const [made, asked] of [
    [1, 2],
    [1, 0],
  ] as const) {
    api.clock.now = new Date(noon.getTime() + made * 86_400_000)
    const token = await ticket()
    api.clock.now = new Date(noon.getTime() + asked * 86_400_000)
    expect([made, asked, await enters(token)]).toEqual([made, asked, false])
  }
})
