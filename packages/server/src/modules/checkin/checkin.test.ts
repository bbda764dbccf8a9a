import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym, saleOf, type Gym } from '../../../test/gym.ts'
import { noon, testServer, type TestServer, setRights } from '../../testing/index.ts'

let api: TestServer
let rows: Gym
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
  // Later tests advance to the next day within the same session.
  await Promise.all([
    api.as('desk').get('/check-in/recent-checks/'),
    api.as('owner').get('/check-in/recent-checks/'),
  ])
  await api.sql(1, 'update session set idle_seconds = 7 * 86400')
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.now = noon
})

const door = '/check-in/register/'
type Columns = Parameters<Gym['plan']>[0]

/** Creates a member with these plans, sold today. */
async function holder(...plans: Columns[]) {
  const [customer = 0] = await rows.members(1)
  const memberships: number[] = []
  for (const columns of plans) {
    const plan = await rows.plan(columns)
    const price = columns?.price ?? 400_000
    const sold = await api
      .as('owner', { club: columns?.club ?? 1 })
      .post('/management/payment/', saleOf(customer, plan, { price }))
    memberships.push(sold.body.results.subscription.id)
  }
  return { customer, memberships }
}
const enter = (
  customer: number,
  more: object = {},
  person: 'desk' | 'manager' | 'owner' = 'desk',
  options = {},
) => api.as(person, options).post(door, { customer, ...more })
const left = async (customer: number) => {
  const found = await api.sql<{ visits_left: number }>(
    1,
    `select visits_left from membership_on('2026-11-21') where member_id = $1`,
    [customer],
  )
  return found.map((each) => each.visits_left)
}

describe('a check-in', () => {
  test('needs a session, the permission and a member of this club', async () => {
    const { customer } = await holder({})
    expect((await api.nobody({ club: 1 }).post(door, { customer })).status).toBe(401)
    expect((await api.as('trainer').post(door, { customer })).body.code).toBe('forbidden')
    expect((await api.as('owner', { club: 2 }).post(door, { customer })).status).toBe(404)
    expect((await api.as('stranger').post(door, { customer })).status).toBe(404)
    expect((await api.as('desk').post(door, {})).body.errors).toEqual({
      customer: ['This field is required.'],
    })
  })

  test('deducts a visit and returns the verdict', async () => {
    const { customer, memberships } = await holder({ visits: 12 })
    const { body } = await enter(customer)
    expect(body.results).toMatchObject({
      checkin: {
        customer: { id: customer },
        session: 'Oylik',
        visits_left: 11,
        by: 'Karimov desk',
      },
      verdict: {
        level: 'green',
        rule: 'ok',
        membership: memberships[0],
        days_left: 30,
        visits_left: 11,
        balance: 0,
      },
    })
    const [event] = await api.sql(1, 'select kind, record_id from event order by seq desc limit 1')
    expect(event).toEqual({ kind: 'checkin.created', record_id: body.results.checkin.id })
  })

  test('T-31 asks before a second entry, and deducts one visit a day', async () => {
    const { customer } = await holder({ visits: 12 })
    await enter(customer)
    api.clock.forward(30)
    const again = await enter(customer)
    expect([again.status, again.body.code]).toEqual([409, 'already_checked_in'])
    expect(again.body.message).toBe('Already checked in today at 12:00. Check in again?')
    expect(again.body.results).toMatchObject({ level: 'yellow', visits_left: 11 })
    expect((await enter(customer, { confirm: true })).body.results.checkin.visits_left).toBe(11)
    expect(await left(customer)).toEqual([11])
  })

  test('allows a return on the day of the last visit, and not on the day after', async () => {
    const { customer } = await holder({ visits: 1 })
    await enter(customer, { confirm: true })
    const back = await enter(customer)
    expect(back.body.code).toBe('already_checked_in')
    expect((await enter(customer, { confirm: true })).status).toBe(200)
    api.clock.forward(86_400)
    const next = await enter(customer, { confirm: true })
    expect([next.status, next.body.code]).toEqual([409, 'no_visits_left'])
  })

  test('asks about a debt and about a plan that nearly ends', async () => {
    const { customer } = await holder({})
    await rows.deposit(customer, -80_000)
    const debt = await enter(customer)
    expect([debt.status, debt.body.code]).toEqual([400, 'debt'])
    expect(debt.body.message).toContain('80\u00A0000\u00A0UZS')
    expect((await enter(customer, { confirm: true })).status).toBe(200)

    const short = await holder({ days: 3 })
    const ends = await enter(short.customer)
    expect([ends.body.code, ends.body.results.rules[0].vars]).toEqual([
      'expiring',
      { until: '2026-11-23', days: 3 },
    ])
  })

  test.each([
    ['without a plan', [], 'no_active_plan'],
    ['on another weekday', [{ week_days: [1, 3, 5] }], 'wrong_weekday'],
    ['at another hour', [{ hours: ['13:00', '20:00'] as [string, string] }], 'invalid_time_period'],
  ])('stays shut %s', async (_, plans, code) => {
    const { customer } = await holder(...plans)
    const { status, body } = await enter(customer, { confirm: true })
    expect([status, body.code, body.results.level]).toEqual([400, code, 'red'])
  })

  test('says from when, where all that was bought begins only later', async () => {
    const [customer = 0] = await rows.members(1)
    const buy = async (name: string, start_date: string) =>
      await api
        .as('desk')
        .post('/management/payment/', saleOf(customer, await rows.plan({ name }), { start_date }))
    await buy('Keyingi', '2027-01-20')
    await buy('Oylik', '2026-12-01')
    const { status, body } = await enter(customer)
    expect([status, body.code, body.message]).toEqual([
      400,
      'not_begun_yet',
      '“Oylik” starts on 01/12/2026. To check in earlier, sell a membership for today.',
    ])
    const told = await api.as('desk').get(`/customer/${customer}/membership-plans/`)
    expect(told.body.results.verdict.rules[0]).toEqual({
      code: 'not_begun_yet',
      level: 'red',
      vars: { plan: 'Oylik', from: '2026-12-01' },
    })
  })

  test('opens within 15 minutes of the hours, in the time of the club', async () => {
    const { customer } = await holder({ hours: ['12:15', '20:00'] })
    api.clock.now = new Date('2026-11-21T06:59:59Z')
    expect((await enter(customer)).body.code).toBe('invalid_time_period')
    api.clock.now = noon
    expect((await enter(customer)).status).toBe(200)
  })

  test('stays shut for the frozen, the inactive and those of another club', async () => {
    const frozen = await holder({})
    await rows.freeze(frozen.memberships[0] ?? 0, '2026-11-20', '2026-11-28')
    const { body } = await enter(frozen.customer)
    expect([body.code, body.results.rules[0].vars]).toEqual([
      'membership_frozen',
      { until: '2026-11-28' },
    ])

    const off = await holder({})
    await api.sql(1, `update member set status = 'inactive' where id = $1`, [off.customer])
    expect((await enter(off.customer)).body.code).toBe('member_inactive')

    const [traveller = 0] = await rows.members(1, { is_global: true })
    const home = await rows.plan()
    await api.as('desk').post('/management/payment/', saleOf(traveller, home))
    const away = await enter(traveller, {}, 'owner', { club: 2 })
    expect([away.body.code, away.body.results.rules[0].vars]).toEqual([
      'wrong_club',
      { club: 'Zal Chilonzor' },
    ])
  })

  test('asks which plan, where two would open', async () => {
    const day = { days: 1, price: 60_000, name: 'Kun' }
    const { customer, memberships } = await holder({}, day)
    const asked = await enter(customer)
    expect([asked.status, asked.body.code]).toEqual([400, 'customer_has_many_memberships'])
    expect(asked.body.results.customer).toMatchObject({
      id: customer,
      fullname: 'Gʻulomova Oʻgʻiloy',
    })
    expect(asked.body.results.plans).toMatchObject([
      { id: memberships[1], plan: { name: 'Kun' }, verdict: { rule: 'expiring' } },
      { id: memberships[0], plan: { name: 'Oylik' }, verdict: { rule: 'ok' } },
    ])
    expect((await enter(customer, { plan: memberships[0] })).body.results.verdict.membership).toBe(
      memberships[0],
    )
    const stranger = await holder({})
    expect((await enter(customer, { plan: stranger.memberships[0] })).status).toBe(404)
  })

  test('takes the plan that opens, where the other one does not', async () => {
    const { customer, memberships } = await holder(
      {},
      { days: 1, price: 60_000, hours: ['18:00', '20:00'] },
    )
    expect((await enter(customer)).body.results.verdict.membership).toBe(memberships[0])
  })
})

describe('taking a check-in back', () => {
  const remove = (id: number, person: 'desk' | 'manager' | 'owner' = 'desk', options = {}) =>
    api.as(person, options).delete(`${door}${id}/`)

  test('returns the visit, once', async () => {
    const { customer } = await holder({ visits: 12 })
    const { id } = (await enter(customer)).body.results.checkin
    const gone = await remove(id)
    expect(gone.body.results).toMatchObject({ id, customer: { id: customer } })
    expect(await left(customer)).toEqual([12])
    const again = await remove(id)
    expect([again.status, again.body.code]).toEqual([409, 'checkin_already_removed'])
    const [event] = await api.sql(1, 'select kind, record_id from event order by seq desc limit 1')
    expect(event).toEqual({ kind: 'checkin.removed', record_id: id })
    expect((await enter(customer)).body.results.checkin.visits_left).toBe(11)
  })

  test('keeps the visit while the day has another entry', async () => {
    const { customer } = await holder({ visits: 12 })
    const first = (await enter(customer)).body.results.checkin.id
    const second = (await enter(customer, { confirm: true })).body.results.checkin.id
    await remove(first)
    expect(await left(customer)).toEqual([11])
    await remove(second)
    expect(await left(customer)).toEqual([12])
  })

  test('is permitted with the permission to delete, and for one’s own within ten minutes', async () => {
    await setRights(api, 'desk', { checkin: { register: true, list: true } })
    const mine = (await enter((await holder({})).customer)).body.results.checkin.id
    const theirs = (await enter((await holder({})).customer, {}, 'manager')).body.results.checkin.id
    const late = (await enter((await holder({})).customer)).body.results.checkin.id
    expect((await remove(theirs)).body.code).toBe('forbidden')
    api.clock.forward(600)
    expect((await remove(mine)).status).toBe(200)
    api.clock.forward(1)
    expect((await remove(late)).body.code).toBe('forbidden')
    expect((await remove(late, 'manager')).status).toBe(200)
    await setRights(api, 'desk', null)
  })

  test('stays in the club and the merchant', async () => {
    const { id } = (await enter((await holder({})).customer)).body.results.checkin
    expect((await remove(id, 'owner', { club: 2 })).status).toBe(404)
    expect((await api.as('stranger').delete(`${door}${id}/`)).status).toBe(404)
    expect((await api.as('partner').delete(`${door}${id}/`)).status).toBe(403)
  })
})

describe('the lists', () => {
  const ids = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id)

  test('show the check-ins that are not undone, newest first: of today at the desk, of any day in the history', async () => {
    const first = (await enter((await holder({})).customer)).body.results.checkin.id
    const gone = (await enter((await holder({})).customer)).body.results.checkin.id
    await api.as('desk').delete(`${door}${gone}/`)
    const second = (await enter((await holder({})).customer)).body.results.checkin.id
    const recent = await api.as('desk').get('/check-in/recent-checks/?subscription=1')
    expect(ids(recent.body).slice(0, 2)).toEqual([second, first])
    expect(ids(recent.body)).not.toContain(gone)
    const page = await api.as('desk').get('/check-in/recent-checks/?per_page=1&page=2')
    expect(ids(page.body)).toEqual([first])
    expect(
      (await api.as('desk').get('/check-in/recent-checks/?subscription=2')).body.total_count,
    ).toBe(0)

    api.clock.forward(86_400)
    expect((await api.as('desk').get('/check-in/recent-checks/')).body.total_count).toBe(0)
    const history = await api
      .as('desk')
      .get('/check-in/history-list/?start_date=2026-11-21&end_date=2026-11-21')
    expect(ids(history.body).slice(0, 2)).toEqual([second, first])
    expect(
      (await api.as('desk').get('/check-in/history-list/?start_date=2026-11-22')).body.total_count,
    ).toBe(0)
    expect(
      (await api.as('owner', { club: 3 }).get('/check-in/history-list/')).body.total_count,
    ).toBe(0)
  })

  test('are filtered by plan, kind, hour, weekday, and who is in the club now', async () => {
    api.clock.now = noon
    const { checkin } = (await enter((await holder({})).customer)).body.results
    const listed = async (query: string) =>
      ids((await api.as('desk').get(`/check-in/history-list/?per_page=100&${query}`)).body)
    const [{ plan } = { plan: 0 }] = await api.sql<{ plan: number }>(
      1,
      'select package_id as plan from membership where id = $1',
      [checkin.membership],
    )
    const day = 'start_date=2026-11-21&end_date=2026-11-21'
    // Saturday at 12:00 in Tashkent.
    expect(
      await listed(`plan_id=${plan}&${day}&hour=12&weekday=6&subscription=1&inside=1`),
    ).toEqual([checkin.id])
    for (const other of ['hour=11', 'weekday=5', 'subscription=2', 'class_id=1'])
      expect([other, await listed(`plan_id=${plan}&${day}&${other}`)]).toEqual([other, []])
    expect(await listed(`plan_id=${plan + 1}&hour=12`)).not.toContain(checkin.id)
    api.clock.now = new Date(noon.getTime() + 121 * 60_000)
    expect(await listed(`plan_id=${plan}&inside=1`)).toEqual([])
    api.clock.now = noon
  })

  test('find by name or phone, and span at most 60 days', async () => {
    const { checkin } = (await enter((await holder({})).customer)).body.results
    const found = (q: string) =>
      api.as('desk').get(`/check-in/history-list/?q=${encodeURIComponent(q)}`)
    expect(ids((await found(checkin.phone)).body)).toEqual([checkin.id])
    expect(ids((await found('Ғуломова')).body)).toContain(checkin.id)
    expect((await found('!!')).body.total_count).toBe(0)
    const long = await api
      .as('desk')
      .get('/check-in/history-list/?start_date=2026-01-01&end_date=2026-11-21')
    expect([long.status, long.body.code]).toEqual([400, 'date_range_too_long'])
    expect((await api.as('trainer').get('/check-in/history-list/')).status).toBe(403)
  })
})
