import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../src/rules/membershipDates.ts'
import { testServer, type TestServer } from '../src/testing/index.ts'
import { gym, saleOf } from './gym.ts'

// Midnight in the club decides, independently of the clocks of server and browser.
const midnights: [place: 'Tashkent' | 'Bishkek', instant: string, day: string][] = [
  ['Tashkent', '2026-11-30T18:59:59Z', '2026-11-30'],
  ['Tashkent', '2026-11-30T19:00:00Z', '2026-12-01'],
  ['Tashkent', '2026-12-31T18:59:59Z', '2026-12-31'],
  ['Tashkent', '2026-12-31T19:00:00Z', '2027-01-01'],
  ['Tashkent', '2028-02-28T19:00:00Z', '2028-02-29'],
  ['Tashkent', '2028-02-29T18:59:59Z', '2028-02-29'],
  ['Tashkent', '2028-02-29T19:00:00Z', '2028-03-01'],
  ['Bishkek', '2026-11-30T17:59:59Z', '2026-11-30'],
  ['Bishkek', '2026-11-30T18:00:00Z', '2026-12-01'],
  ['Bishkek', '2026-12-31T17:59:59Z', '2026-12-31'],
  ['Bishkek', '2026-12-31T18:00:00Z', '2027-01-01'],
  ['Bishkek', '2028-02-29T17:59:59Z', '2028-02-29'],
  ['Bishkek', '2028-02-29T18:00:00Z', '2028-03-01'],
]
const places = {
  Tashkent: { merchant: 1, club: 1, person: 'owner' },
  Bishkek: { merchant: 2, club: 4, person: 'stranger' },
} as const
const machines = ['UTC', 'America/New_York']
const browsers = ['Europe/London', 'America/Los_Angeles', 'Asia/Tashkent']

let api: TestServer
beforeAll(async () => {
  api = await testServer()
  for (const { merchant, person } of Object.values(places)) {
    await api.as(person).get('/management/settings/')
    await api.sql(
      merchant,
      `update session set idle_seconds = 2000000000, expires_at = '2040-01-01Z'`,
    )
  }
})
afterAll(() => api.close())
const machine = process.env.TZ
afterEach(() => {
  process.env.TZ = machine
})

const everywhere = machines.flatMap((tz) => browsers.map((browser) => [tz, browser] as const))

describe.each(everywhere)('T-32 on a server in %s, in a browser in %s', (tz, browser) => {
  test.each(midnights)('%s at %s it is %s', async (place, instant, day) => {
    process.env.TZ = tz
    api.clock.now = new Date(instant)
    const { merchant, club, person } = places[place]
    const caller = api.as(person, { headers: { 'x-timezone': browser } })
    const rows = gym(api, merchant, club)
    const next = addDays(day, 1)

    expect((await caller.get('/management/settings/')).body.results.today).toBe(day)

    // A payment of today is accepted, one of tomorrow is not, and it is dated on today.
    const [customer = 0, other = 0] = await rows.members(2)
    const plan = await rows.plan({ days: 2 })
    const on = (start: string) => ({ payment_date: start, start_date: start })
    const early = await caller.post('/management/payment/', saleOf(customer, plan, on(next)))
    expect(early.body.code).toBe('date_in_future')
    const sold = await caller.post('/management/payment/', saleOf(customer, plan, on(day)))
    expect(sold.body.results).toMatchObject({
      payment_date: day,
      subscription: { status: 'active', end_date: next },
    })
    const [written] = await api.sql(
      merchant,
      `select p.business_day as payment, t.business_day as ledger from payment p
         join ledger_transaction t on t.payment_id = p.id where p.id = $1`,
      [sold.body.results.id],
    )
    expect(written).toEqual({ payment: day, ledger: day })

    // Totals and visits of today belong to the club's day.
    const totals = async (of: string) => {
      const list = await caller.get(
        `/management/payment-list/?start_date=${of}&end_date=${of}&plan_id=${plan}`,
      )
      return list.body.total_count
    }
    expect([await totals(addDays(day, -1)), await totals(day), await totals(next)]).toEqual([
      0, 1, 0,
    ])
    const entered = await caller.post('/check-in/register/', { customer, confirm: true })
    const { id } = entered.body.results.checkin
    const ids = async (list: string) =>
      (await caller.get(list)).body.results.map((each: { id: number }) => each.id)
    expect(await ids('/check-in/recent-checks/')).toContain(id)
    expect(await ids(`/check-in/history-list/?start_date=${day}&end_date=${day}`)).toContain(id)

    // A plan that ended yesterday is expired, one that begins tomorrow has not begun, a freeze ends at the
    // start of its end day.
    const ended = await caller.post('/management/payment/', saleOf(other, plan, on(day)))
    const { subscription } = ended.body.results
    const shift = (days: number) =>
      api.sql(
        merchant,
        'update membership set start_date = $2::date, end_date = $2::date + 1, taken = daterange($2::date, $2::date + 2) where id = $1',
        [subscription.id, addDays(day, days)],
      )
    const status = async () =>
      (await caller.get(`/management/payment/${ended.body.results.id}/`)).body.results.subscription
        .status
    const seen: string[] = []
    for (const days of [-2, -1, 0, 1]) {
      await shift(days)
      seen.push(await status())
    }
    expect(seen).toEqual(['expired', 'active', 'active', 'paid'])
    await shift(0)
    await rows.freeze(subscription.id, addDays(day, -1), day)
    expect(await status()).toBe('active')
    await rows.freeze(subscription.id, day, next)
    expect(await status()).toBe('freeze')
  })
})
