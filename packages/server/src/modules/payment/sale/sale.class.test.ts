import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classSaleOf, gym, saleOf, type Gym } from '../../../../test/gym.ts'
import { testServer, type TestServer } from '../../../testing/index.ts'

let api: TestServer
let rows: Gym
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
})
afterAll(() => api.close())

const path = '/management/payment/'
const member = async () => (await rows.members(1))[0] ?? 0
const sell = (body: object) => api.as('owner').post(path, body)
const enter = (customer: number) =>
  api.as('desk').post('/check-in/register/', { customer, confirm: true })
const refused = (answer: Awaited<ReturnType<typeof sell>>) => [
  answer.status,
  answer.body.code,
  Object.keys(answer.body.errors)[0],
]

describe('the sale of a class', () => {
  test('takes the money and opens a membership of the block', async () => {
    const pilates = await rows.class({ visits: 12, week_days: [2, 4], hours: ['18:30', '19:30'] })
    const customer = await member()
    const { status, body } = await sell(classSaleOf(customer, pilates))
    expect(status).toBe(200)
    expect(body.results).toMatchObject({
      type: 2,
      total: 400_000,
      subscription: {
        type: 2,
        plan: { id: pilates.id, name: 'Pilates' },
        visit: 12,
        visits_left: 12,
        start_date: '2026-11-21',
        end_date: '2026-12-20',
        start_time: '18:30',
        end_time: '19:30',
        status: 'active',
        package_trainer: { trainer: null, room: null, slot: null, week_days: [2, 4] },
        class_time: { id: pilates.time, trainers: [] },
      },
    })
    const [membership] = await api.sql(
      1,
      'select class_id, class_time_id, package_id from membership where id = $1',
      [body.results.subscription.id],
    )
    expect(membership).toEqual({
      class_id: pilates.id,
      class_time_id: pilates.time,
      package_id: null,
    })
    const books = await api.sql<{ account: string; amount: number }>(
      1,
      `select e.account, e.amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where t.payment_id = $1 order by 1`,
      [body.results.id],
    )
    expect(books.map(({ amount }) => amount).reduce((sum, each) => sum + each, 0)).toBe(0)
    expect(books).toHaveLength(2)
    const [audit] = await api.sql(
      1,
      `select action, member_id from audit_log where record_type = 'payment' and record_id = $1`,
      [body.results.id],
    )
    expect(audit).toEqual({ action: 'payment.created', member_id: customer })
  })

  test('says which field is wrong', async () => {
    const [one, other] = [await rows.class(), await rows.class()]
    const customer = await member()
    const asked = (subscription: object) => sell(classSaleOf(customer, one, { subscription }))
    expect(refused(await asked({ type: 2, plan: one.id }))).toEqual([
      400,
      'required',
      'subscription.class_time',
    ])
    expect((await asked({ type: 2, plan: one.id, class_time: other.time })).status).toBe(404)
    expect((await asked({ type: 2, plan: 999_999, class_time: one.time })).status).toBe(404)
    const abroad = await gym(api, 1, 2).class()
    expect((await asked({ type: 2, plan: abroad.id, class_time: abroad.time })).status).toBe(404)
    const stranger = await gym(api, 2, 4).class()
    expect((await asked({ type: 2, plan: stranger.id, class_time: stranger.time })).status).toBe(
      404,
    )
    const plan = await rows.plan()
    expect(refused(await asked({ type: 1, plan, class_time: one.time }))).toEqual([
      400,
      'invalid_value',
      'subscription.class_time',
    ])
  })

  test('is refused of a class that is off, and of a block that is full', async () => {
    const off = await rows.class({ is_active: false })
    expect(refused(await sell(classSaleOf(await member(), off)))).toEqual([
      400,
      'plan_inactive',
      'subscription.plan',
    ])
    const small = await rows.class({ slot: 1 })
    expect((await sell(classSaleOf(await member(), small))).status).toBe(200)
    const full = await sell(classSaleOf(await member(), small))
    expect(refused(full)).toEqual([409, 'no_slots_left', 'subscription.class_time'])
    const { body } = await api.as('desk').get(`/management/class/${small.id}/`)
    expect(body.results.times[0]).toMatchObject({ slot: 1, remaining_slots: 0 })
  })

  test('a class shares no day with itself, and any with others and with packages', async () => {
    const customer = await member()
    const [one, other, plan] = [
      await rows.class({ days: 1 }),
      await rows.class(),
      await rows.plan(),
    ]
    expect((await sell(classSaleOf(customer, one))).status).toBe(200)
    const again = await sell(classSaleOf(customer, one))
    expect(refused(again)).toEqual([409, 'overlap_membership', 'start_date'])
    expect(again.body.results).toEqual({ next_start: '2026-11-22' })
    expect((await sell(classSaleOf(customer, one, { start_date: '2026-11-22' }))).status).toBe(200)
    expect((await sell(classSaleOf(customer, other))).status).toBe(200)
    expect((await sell(saleOf(customer, plan))).status).toBe(200)
    const held = await api.as('desk').get(`/customer/${customer}/active-membership/`)
    expect(held.body.results.next_start).toBe('2026-12-21')
    expect(
      held.body.results.memberships.map((each: { type: number; plan: { id: number } }) => [
        each.type,
        each.plan.id,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [2, one.id],
        [2, other.id],
        [1, plan],
      ]),
    )
  })

  test('can be sold again once its visits are used up', async () => {
    const customer = await member()
    const single = await rows.class({ visits: 1 })
    await sell(classSaleOf(customer, single))
    expect((await enter(customer)).status).toBe(200)
    expect((await sell(classSaleOf(customer, single))).status).toBe(200)
  })

  test('keeps name, price and days, and follows the block to its new hours', async () => {
    const spinning = await rows.class({ week_days: [1], hours: ['09:00', '10:00'] })
    const { id, payment } = (await sell(classSaleOf(await member(), spinning))).body.results
      .subscription
    const at = `/management/class/${spinning.id}/`
    const changed = await api
      .as('owner')
      .patch(at, { name: 'X', price: 1, days: 3, visit: 1, version: 1 })
    const { version, times } = changed.body.results
    const moved = { id: times[0].id, version, start_time: '08:00', end_time: '08:45' }
    expect((await api.as('owner').patch(`${at}time/0/`, moved)).status).toBe(200)
    const after = (await api.as('owner').get(`${path}${payment}/`)).body.results.subscription
    expect(after).toMatchObject({
      id,
      plan: { name: 'Pilates' },
      price: 400_000,
      days: 30,
      visit: null,
      start_time: '08:00',
      end_time: '08:45',
    })
    expect((await api.as('owner').delete(at)).body.code).toBe('class_was_sold')
  })

  test('is never frozen', async () => {
    const customer = await member()
    const { subscription } = (await sell(classSaleOf(customer, await rows.class()))).body.results
    const days = { status: 'freeze', start_date: '2026-11-21', end_date: '2026-11-28', version: 1 }
    const answer = await api
      .as('owner')
      .patch(`/management/memberships/${subscription.id}/freeze/`, days)
    expect([answer.status, answer.body.code]).toEqual([400, 'membership_not_freezable'])
    const { version: _, status: __, ...rest } = days
    const many = await api
      .as('owner')
      .post('/management/memberships/freeze/', { members: [customer], ...rest })
    expect(many.body.results.failed).toMatchObject([{ code: 'membership_not_freezable' }])
  })
})

describe('lists', () => {
  test('tell classes and packages apart', async () => {
    const customer = await member()
    const [pilates, plan] = [await rows.class(), await rows.plan()]
    const sold = (await sell(classSaleOf(customer, pilates))).body.results
    await sell(saleOf(customer, plan))
    const list = async (query: string) =>
      (await api.as('owner').get(`/management/payment-list/?${query}`)).body.results.map(
        (each: { id: number }) => each.id,
      )
    expect(await list(`class_id=${pilates.id}`)).toEqual([sold.id])
    expect(await list(`class_id=${pilates.id}&plan_id=${plan}`)).toEqual([])
    expect(await list(`plan_id=${plan}`)).toHaveLength(1)
    expect(await list('subscription=1')).not.toContain(sold.id)
    const memberships = async (type: number) =>
      (await api.as('desk').get(`/customer/${customer}/membership-list/?subscription=${type}`)).body
        .results
    expect(await memberships(2)).toEqual([
      { ...sold.subscription, allowed_actions: { freeze: false } },
    ])
    expect(await memberships(1)).toHaveLength(1)
    const paid = await api.as('desk').get(`/customer/${customer}/payment-list/`)
    expect(paid.body.results.map((each: { type: number }) => each.type)).toEqual([1, 2])
  })
})
