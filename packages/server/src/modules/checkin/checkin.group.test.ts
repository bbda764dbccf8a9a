import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { classSaleOf, gym, saleOf, type Gym } from '../../../test/gym.ts'
import { noon, testServer, type TestServer, setRights } from '../../testing/index.ts'

let api: TestServer
let rows: Gym
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.now = noon
})

const door = '/check-in/register/'
const desk = () => api.as('desk')
const sell = (body: object) => api.as('owner').post('/management/payment/', body)

/** Creates so many holders of a new package. */
async function group(count: number, columns: Parameters<Gym['plan']>[0] = { visits: 12 }) {
  const plan = await rows.plan(columns)
  const customers = await rows.members(count)
  for (const customer of customers) await sell(saleOf(customer, plan))
  return { plan, customers }
}
const roster = (id: number, query = '') => desk().get(`/check-in/group-checkin/${id}/${query}`)

describe('the roster', () => {
  test('lists the holders of today by name in pages of 20, each with the verdict', async () => {
    const { plan, customers } = await group(23)
    const first = (await roster(plan)).body
    expect(first).toMatchObject({ total_count: 23, page_count: 2, per_page: 20 })
    expect(first.results[0]).toMatchObject({
      id: customers[0],
      fullname: 'Gʻulomova Oʻgʻiloy',
      verdict: { level: 'green', plan: 'Oylik', visits_left: 12 },
    })
    const second = (await roster(plan, '?page=2')).body
    const ids = [...first.results, ...second.results].map(({ id }: { id: number }) => id)
    expect(ids.toSorted((one, other) => one - other)).toEqual(customers)
  })

  test('is empty for a plan without holders, and 404 for a plan of another club', async () => {
    expect((await roster(await rows.plan())).body).toMatchObject({ results: [], total_count: 0 })
    expect((await roster(await rows.plan({ club: 2 }))).status).toBe(404)
    expect((await roster(1, '?subscription=2&class_time=1')).status).toBe(404)
    expect((await api.as('trainer').get('/check-in/group-checkin/1/')).status).toBe(403)
  })

  test('has the holders in this club of a package that another club sells everywhere', async () => {
    const plan = await rows.plan({ club: 2, is_global: true })
    const [customer = 0] = await rows.members(1)
    expect((await sell(saleOf(customer, plan))).status).toBe(200)
    const names = await desk().get('/management/package-mini/')
    expect(names.body.results).toContainEqual({ id: plan, name: 'Oylik' })
    expect((await roster(plan)).body.results).toMatchObject([
      { id: customer, verdict: { level: 'green' } },
    ])
    const { results } = (await desk().post(door, { customers: [customer], package: plan })).body
    expect(results).toMatchObject({ ok: [{ id: customer }], failed: [] })
  })

  test('of a class may be of one block only', async () => {
    const pilates = await rows.class()
    const [customer = 0] = await rows.members(1)
    expect((await sell(classSaleOf(customer, pilates))).status).toBe(200)
    const all = (await roster(pilates.id, '?subscription=2')).body
    expect(all.results).toMatchObject([{ id: customer, verdict: { level: 'green' } }])
    const none = await roster(pilates.id, `?subscription=2&class_time=${pilates.time + 1}`)
    expect(none.body.total_count).toBe(0)
  })
})

describe('letting in a group', () => {
  test('checks in the allowed members and returns the reason for the others', async () => {
    const { plan, customers } = await group(4)
    const [fine = 0, away = 0, owing = 0, came = 0] = customers
    await api.sql(1, `update member set status = 'inactive' where id = $1`, [away])
    await rows.deposit(owing, -80_000)
    await desk().post(door, { customer: came })
    const [stranger = 0] = await rows.members(1)
    const body = { customers: [...customers, stranger, 999_999], package: plan }
    const { results } = (await desk().post(door, body)).body
    expect(results.ok).toEqual([{ id: fine, checkin: expect.any(Number) }])
    expect(results.failed).toMatchObject([
      { id: away, code: 'member_inactive', verdict: { level: 'red' } },
      { id: owing, code: 'debt', verdict: { level: 'yellow' } },
      { id: came, code: 'already_checked_in', verdict: { level: 'yellow' } },
      { id: stranger, code: 'no_active_plan' },
      { id: 999_999, code: 'not_found', verdict: null },
    ])
    const events = await api.sql<{ kind: string; record_id: number }>(
      1,
      `select kind, record_id from event where kind = 'checkin.created' order by seq desc limit 1`,
    )
    expect(events[0]?.record_id).toBe(results.ok[0].checkin)

    const again = await desk().post(door, {
      customers: [owing, came],
      package: plan,
      confirm: true,
    })
    expect(again.body.results.ok.map(({ id }: { id: number }) => id)).toEqual([owing, came])
    expect((await roster(plan)).body.results[0].verdict.visits_left).toBe(11)
  })

  test('sent twice with one key it happens once', async () => {
    const { plan, customers } = await group(2)
    const key = crypto.randomUUID()
    const body = { customers, package: plan }
    const first = await desk().post(door, body, { key })
    const second = await desk().post(door, body, { key })
    expect(second.body).toEqual(first.body)
    const [visits] = await api.sql<{ count: number }>(
      1,
      'select count(*)::int as count from visit where member_id = any($1)',
      [customers],
    )
    expect(visits?.count).toBe(2)
  })

  test('the last place of a class goes to one of the group', async () => {
    const pilates = await rows.class({ slot: 2 })
    const customers = await rows.members(2)
    for (const customer of customers) await sell(classSaleOf(customer, pilates))
    await api.sql(1, 'update class_time set slot = 1 where id = $1', [pilates.time])
    const { results } = (await desk().post(door, { customers, class: pilates.id })).body
    expect(results.ok).toHaveLength(1)
    expect(results.failed).toMatchObject([{ id: customers[1], code: 'class_full' }])
  })

  test('needs its own permission, one plan, and either one member or several', async () => {
    const { plan, customers } = await group(1)
    const refused = async (body: object) => (await desk().post(door, body)).body.errors
    expect(Object.keys(await refused({ customers }))).toEqual(['package'])
    expect(Object.keys(await refused({ customers, package: plan, class: 1 }))).toEqual(['class'])
    expect(Object.keys(await refused({ customers, customer: 1 }))).toEqual(['customer'])
    expect(Object.keys(await refused({ customers, plan: 1 }))).toEqual(['plan'])
    expect(Object.keys(await refused({ customer: 1, package: plan }))).toEqual(['package'])
    const foreign = await rows.plan({ club: 2 })
    expect((await desk().post(door, { customers, package: foreign })).status).toBe(404)
    await setRights(api, 'desk', { checkin: { register: true, list: true } })
    const answer = await desk().post(door, { customers, package: plan })
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    await setRights(api, 'desk', null)
  })
})

describe('the sessions of today', () => {
  const sessions = async (query = '') =>
    (await desk().get(`/check-in/today-session/${query}`)).body.results

  test('are in progress or begin within three hours, with who is expected and who came', async () => {
    const now = await rows.class({ hours: ['11:30', '12:30'], slot: 15 })
    const soon = await rows.class({ hours: ['15:00', '16:00'] })
    await rows.class({ hours: ['15:01', '16:00'] })
    await rows.class({ hours: ['11:00', '12:00'] })
    await rows.class({ hours: ['11:30', '12:30'], week_days: [1] })
    await rows.class({ hours: ['11:30', '12:30'], is_active: false })
    const customers = await rows.members(2)
    for (const customer of customers) await sell(classSaleOf(customer, now))
    await desk().post(door, { customer: customers[0] })
    const { in_progress, upcoming } = await sessions('?subscription=2')
    const mine = (all: { class_time: number }[]) =>
      all.filter(({ class_time }) => class_time >= now.time)
    expect(mine(in_progress)).toEqual([
      {
        type: 2,
        plan: { id: now.id, name: 'Pilates' },
        class_time: now.time,
        start_time: '11:30',
        end_time: '12:30',
        room: null,
        trainers: [],
        capacity: 15,
        expected: 2,
        checked_in: 1,
      },
    ])
    expect(mine(upcoming).map(({ class_time }) => class_time)).toEqual([soon.time])
  })

  test('a package with a trainer is one, a package without is none', async () => {
    const plan = await rows.plan({ hours: ['12:30', '13:30'], week_days: [6] })
    const listed = async () =>
      (await sessions('?subscription=1')).upcoming.filter(
        (each: { plan: { id: number } }) => each.plan.id === plan,
      )
    expect(await listed()).toEqual([])
    await api.sql(
      1,
      `update package set trainer_id = (select id from staff where role = 'trainer' order by id limit 1) where id = $1`,
      [plan],
    )
    expect(await listed()).toMatchObject([
      { type: 1, class_time: null, trainers: [{ name: expect.any(String) }], expected: 0 },
    ])
    expect((await sessions('?subscription=2')).upcoming).not.toContainEqual(
      expect.objectContaining({ type: 1 }),
    )
  })
})

describe('members currently in the club', () => {
  test('came within two hours and counts once, until the entry is taken back', async () => {
    const { customers } = await group(1, { visits: 12 })
    const [customer = 0] = customers
    const inside = async () =>
      (await desk().get('/check-in/recent-checks/?inside=true&per_page=100')).body.results.filter(
        (row: { customer: { id: number } }) => row.customer.id === customer,
      )
    await desk().post(door, { customer })
    api.clock.forward(60 * 60)
    const second = (await desk().post(door, { customer, confirm: true })).body.results.checkin
    expect(await inside()).toMatchObject([
      { id: second.id, allowed_actions: { remove: true }, removed: null },
    ])
    await desk().delete(`${door}${second.id}/`)
    expect(await inside()).toHaveLength(1)
    api.clock.forward(60 * 60)
    expect(await inside()).toEqual([])
  })
})

test('a reversed check-in is reported by itself and in the history of removals', async () => {
  const { customers } = await group(1)
  const made = (await desk().post(door, { customer: customers[0] })).body.results.checkin
  const gone = (await desk().delete(`${door}${made.id}/`)).body.results
  expect(gone).toMatchObject({
    allowed_actions: { remove: false },
    removed: { by: 'Karimov desk' },
  })
  expect((await desk().get(`${door}${made.id}/`)).body.results).toEqual(gone)
  const history = await desk().get('/check-in/history-list/?removed=1')
  expect(history.body.results[0]).toEqual(gone)
  expect((await api.as('owner', { club: 2 }).get(`${door}${made.id}/`)).status).toBe(404)
})

test('REL-29 an undecided scan notifies the clients of the club, by member id only', async () => {
  const [customer = 0] = await rows.members(1)
  await sell(saleOf(customer, await rows.plan({})))
  await sell(saleOf(customer, await rows.plan({ days: 1 })))
  const answer = await desk().post(door, { customer })
  expect([answer.status, answer.body.code]).toEqual([400, 'customer_has_many_memberships'])
  const [event] = await api.sql(1, 'select kind, record_id from event order by seq desc limit 1')
  expect(event).toEqual({ kind: 'choice.created', record_id: customer })
})
