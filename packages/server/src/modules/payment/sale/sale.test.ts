import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf, type Gym } from '../../../../test/gym.ts'
import { testServer, type TestServer, setRights } from '../../../testing/index.ts'

let api: TestServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(() => api.close())

const path = '/management/payment/'
const member = async (columns = {}) => (await rows.members(1, columns))[0] ?? 0
const sell = (body: object, person: 'desk' | 'manager' | 'owner' = 'desk', options = {}) =>
  api.as(person, options).post(path, body)
/** Sells to a new member. */
const sale = async (changes: Parameters<typeof saleOf>[2] = {}, person?: 'desk' | 'manager') =>
  sell(saleOf(await member(), plan, changes), person)

const refused = (answer: Awaited<ReturnType<typeof sell>>) => [
  answer.status,
  answer.body.code,
  Object.keys(answer.body.errors)[0],
]

describe('a sale', () => {
  test('needs a session, the permission and a whole body', async () => {
    const body = saleOf(await member(), plan)
    expect((await api.nobody({ club: 1 }).post(path, body)).status).toBe(401)
    expect((await api.as('trainer').post(path, body)).body.code).toBe('forbidden')
    expect((await api.as('partner').get('/management/payment-list/')).status).toBe(403)
    const { subtotal: _, ...lacking } = body
    const answer = await sell(lacking)
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { subtotal: ['This field is required.'] },
    ])
    expect((await api.as('desk').post(path, body, { key: null })).body.code).toBe(
      'idempotency_key_required',
    )
  })

  test('takes the money in parts and opens the membership', async () => {
    const customer = await member()
    const payments = [
      { amount: 300_000, payment_method: 3 },
      { amount: 100_000, payment_method: 1 },
    ]
    const { status, body } = await sell(saleOf(customer, plan, { payments }))
    expect(status).toBe(200)
    expect(body.results).toMatchObject({
      type: 1,
      payment_status: 'paid',
      total: 400_000,
      payments,
      customer: { id: customer, fullname: 'Gʻulomova Oʻgʻiloy' },
      subscription: {
        plan: { id: plan, name: 'Oylik' },
        start_date: '2026-11-21',
        end_date: '2026-12-20',
        status: 'active',
      },
    })
    const ledger = await api.sql(
      1,
      `select e.account, e.amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where t.payment_id = $1 order by e.id`,
      [body.results.id],
    )
    expect(ledger).toEqual([
      { account: 'cash', amount: 300_000 },
      { account: 'card', amount: 100_000 },
      { account: 'membership', amount: -400_000 },
    ])
  })

  test('is heard of by other screens, and leaves an audit row without personal data', async () => {
    const { body } = await sale()
    const { id, customer } = body.results
    const events = await api.sql<{ kind: string; record_id: number }>(
      1,
      'select kind, record_id from event order by seq desc limit 2',
    )
    expect(events).toEqual([
      { kind: 'payment.created', record_id: id },
      { kind: 'member.changed', record_id: customer.id },
    ])
    const [audit] = await api.sql<{ after: object; member_id: number }>(
      1,
      `select after, member_id from audit_log where action = 'payment.created' and record_id = $1`,
      [id],
    )
    expect(audit?.member_id).toBe(customer.id)
    expect(audit?.after).toMatchObject({ total: 400_000 })
    expect(JSON.stringify(audit?.after)).not.toContain(customer.phone)
  })

  test('T-21 comes once, however often it is sent', async () => {
    const body = saleOf(await member(), plan)
    const key = crypto.randomUUID()
    const first = await api.as('desk').post(path, body, { key })
    const again = await api.as('desk').post(path, body, { key })
    expect(again.text).toBe(first.text)
    const other = await api.as('desk').post(path, { ...body, payment_method: 1 }, { key })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
  })

  test('returns the sale in the same shape as later reads', async () => {
    for (const person of ['desk', 'manager'] as const) {
      const sold = (await sale({}, person)).body.results
      const later = (await api.as(person).get(`/management/payment/${sold.id}/`)).body.results
      expect(sold).toEqual(later)
    }
  })

  test('REL-23 gives invoice numbers without gaps, also over refused sales', async () => {
    const first = (await sale()).body.results.invoice_id
    expect((await sale({ payments: [{ amount: 1, payment_method: 3 }] })).status).toBe(400)
    expect((await sale()).body.results.invoice_id).toBe(first + 1)
  })
})

describe('REL-09 prices, discounts and totals are the server’s', () => {
  test.each([
    ['a lower price', { subtotal: 1 }, 'total_mismatch', 'subtotal'],
    ['a lower total', { total: 1 }, 'total_mismatch', 'total'],
    [
      'parts that fall short',
      { payments: [{ amount: 350_000, payment_method: 3 }] },
      'amount_mismatch',
      'payments',
    ],
    [
      'parts that exceed',
      { payments: [{ amount: 400_001, payment_method: 3 }] },
      'amount_mismatch',
      'payments',
    ],
    ['no parts', { payments: [] }, 'amount_mismatch', 'payments'],
    [
      'a discount of both kinds',
      { discount_value: 10, discount_amount: 1, discount_reason: 'x' },
      'discount_twice',
      'discount_amount',
    ],
    [
      'a discount above the price',
      { discount_amount: 400_001, discount_reason: 'x' },
      'discount_above_price',
      'discount_amount',
    ],
    [
      'a discount without a reason',
      { discount_value: 10, discount_reason: ' ' },
      'discount_reason_required',
      'discount_reason',
    ],
    [
      'a discount that the total forgets',
      { discount_value: 10, discount_reason: 'x' },
      'total_mismatch',
      'total',
    ],
    [
      'an online method',
      { payments: [{ amount: 400_000, payment_method: 6 }] },
      'provider_unavailable',
      'payments.0.payment_method',
    ],
    [
      'two parts of one method',
      {
        payments: [
          { amount: 300_000, payment_method: 3 },
          { amount: 100_000, payment_method: 3 },
        ],
      },
      'method_twice',
      'payments.1.payment_method',
    ],
    [
      'a main method that no part has',
      { payment_method: 1 },
      'method_not_in_parts',
      'payment_method',
    ],
    [
      'a payment of tomorrow',
      { payment_date: '2026-11-22', start_date: '2026-11-22' },
      'date_in_future',
      'payment_date',
    ],
    ['a start in eleven years', { start_date: '2037-12-01' }, 'start_too_late', 'start_date'],
  ])('refuses %s', async (_, changes, code, field) => {
    expect(refused(await sale(changes))).toEqual([400, code, field])
  })

  test('says what is missing, in the language of the request', async () => {
    const body = saleOf(await member(), plan, {
      payments: [{ amount: 350_000, payment_method: 3 }],
    })
    const say = async (language: string) => {
      const headers = { 'accept-language': language }
      const { errors } = (await api.as('desk', { headers }).post(path, body)).body
      return errors.payments?.[0]?.replaceAll('\u00A0', ' ')
    }
    expect(await say('en')).toBe('350 000 of 400 000 UZS entered — 50 000 UZS left')
    expect(await say('ru')).toBe('Введено 350 000 из 400 000 UZS — осталось 50 000 UZS')
    expect(await say('uz')).toBe('400 000 UZS dan 350 000 kiritildi — 50 000 UZS qoldi')
  })

  test('takes percents and amounts off, down to nothing', async () => {
    const reason = { discount_reason: 'Doimiy mijoz' }
    const percent = await sale({ discount_value: 33, total: 268_000, ...reason }, 'manager')
    expect(percent.body.results).toMatchObject({
      discount_value: 33,
      discount_amount: 132_000,
      ...reason,
    })
    const amount = await sale({ discount_amount: 1, total: 399_999, ...reason })
    expect(amount.body.results).toMatchObject({
      discount_value: null,
      discount_amount: 1,
      total: 399_999,
    })
    const free = await sale({ discount_value: 100, total: 0, ...reason }, 'manager')
    expect(free.body.results).toMatchObject({ total: 0, payments: [] })
  })

  test('needs the permission for discounts and for dates back', async () => {
    await setRights(api, 'desk', { payment: { list: true, register: true } })
    expect(
      refused(await sale({ discount_value: 10, total: 360_000, discount_reason: 'x' })),
    ).toEqual([403, 'discount_not_allowed', 'discount_value'])
    await setRights(api, 'desk', null)
    const back = { payment_date: '2026-11-20', start_date: '2026-11-20' }
    expect(refused(await sale(back))).toEqual([403, 'backdate_not_allowed', 'payment_date'])
    const done = await sale(back, 'manager')
    expect(done.body.results).toMatchObject({
      payment_date: '2026-11-20',
      subscription: { end_date: '2026-12-19' },
    })
  })

  test('REL-39 goes back by less than 60 days', async () => {
    const on = (day: string) => sale({ payment_date: day }, 'manager')
    expect((await on('2026-09-23')).status).toBe(200)
    expect(refused(await on('2026-09-22'))).toEqual([400, 'date_too_old', 'payment_date'])
  })

  test('keeps to the methods of the club and the country', async () => {
    await api.sql(
      1,
      `update club set settings = '{"payment_methods": [1, 3], "features": {"deposit": false}}' where id = 2`,
    )
    const elsewhere = gym(api, 1, 2)
    const [customer = 0] = await elsewhere.members(1)
    const there = await elsewhere.plan()
    const pay = (method: number) =>
      sell(
        saleOf(customer, there, {
          payment_method: method,
          payments: [{ amount: 400_000, payment_method: method }],
        }),
        'owner',
        { club: 2 },
      )
    expect(refused(await pay(2))).toEqual([400, 'method_not_allowed', 'payments.0.payment_method'])
    expect(refused(await pay(5))).toEqual([400, 'method_not_allowed', 'payments.0.payment_method'])
    expect((await pay(1)).status).toBe(200)

    const abroad = gym(api, 2, 4)
    const [kyrgyz = 0] = await abroad.members(1)
    const body = saleOf(kyrgyz, await abroad.plan(), {
      payments: [{ amount: 400_000, payment_method: 7 }],
    })
    expect(refused(await api.as('stranger').post(path, body))).toEqual([
      400,
      'method_not_allowed',
      'payments.0.payment_method',
    ])
  })
})

describe('a membership', () => {
  test('is not sold to a member who cannot use it', async () => {
    expect(refused(await sell(saleOf(await member({ status: 'inactive' }), plan)))).toEqual([
      400,
      'member_inactive',
      'customer',
    ])
    expect(refused(await sell(saleOf(await member({ read_only: true }), plan)))).toEqual([
      400,
      'member_read_only',
      'customer',
    ])
    const customer = await member()
    const { subscription } = (await sell(saleOf(customer, plan))).body.results
    await rows.freeze(subscription.id, '2026-11-15', '2026-11-28')
    const answer = await sell(saleOf(customer, plan, { start_date: '2027-03-01' }))
    expect(refused(answer)).toEqual([400, 'customer_frozen', 'customer'])
    expect(answer.body.results).toEqual({ customer, until: '2026-11-28' })
    expect(answer.body.message).toContain('28/11/2026')
  })

  test('is not sold of a package that is off or full', async () => {
    const off = await rows.plan({ is_active: false })
    expect(refused(await sell(saleOf(await member(), off)))).toEqual([
      400,
      'plan_inactive',
      'subscription.plan',
    ])
    const small = await rows.plan({ slot: 1 })
    expect((await sell(saleOf(await member(), small))).status).toBe(200)
    expect(refused(await sell(saleOf(await member(), small)))).toEqual([
      409,
      'no_slots_left',
      'subscription.plan',
    ])
  })

  test('does not share a day with another one, and may follow it at once', async () => {
    const customer = await member()
    await sell(saleOf(customer, plan))
    const answer = await sell(saleOf(customer, plan, { start_date: '2026-12-20' }))
    expect(refused(answer)).toEqual([409, 'overlap_membership', 'start_date'])
    expect(answer.body.results).toEqual({ next_start: '2026-12-21' })
    const next = await sell(saleOf(customer, plan, { start_date: '2026-12-21' }))
    expect(next.body.results.subscription.status).toBe('paid')
  })

  test('of one day fits anywhere', async () => {
    const customer = await member()
    await sell(saleOf(customer, plan))
    const day = await rows.plan({ days: 1, price: 60_000 })
    expect((await sell(saleOf(customer, day, { price: 60_000 }))).status).toBe(200)
  })

  test('can be followed by the next one today once its visits are used up', async () => {
    const customer = await member()
    const single = await rows.plan({ visits: 1, price: 50_000 })
    await sell(saleOf(customer, single, { price: 50_000 }))
    const early = await sell(saleOf(customer, plan))
    expect(early.body.code).toBe('overlap_membership')
    await api.as('desk').post('/check-in/register/', { customer, confirm: true })
    expect((await sell(saleOf(customer, plan))).status).toBe(200)
  })

  test('of all clubs makes its member known in all clubs', async () => {
    const customer = await member()
    const everywhere = await rows.plan({ is_global: true })
    expect((await sell(saleOf(customer, everywhere))).body.results.subscription.is_global).toBe(
      true,
    )
    const found = await api
      .as('owner', { club: 2 })
      .post('/check-in/register/', { customer, confirm: true })
    expect(found.status).toBe(200)
  })

  test('keeps trainer, room, places and days as they were sold', async () => {
    const evening = await rows.plan({ slot: 9, week_days: [1, 3], hours: ['18:00', '20:00'] })
    const { subscription } = (await sell(saleOf(await member(), evening))).body.results
    await api.sql(
      1,
      `update package set slot = 1, week_days = '{}', start_time = '06:00', name = 'X' where id = $1`,
      [evening],
    )
    expect(subscription).toMatchObject({
      plan: { name: 'Oylik' },
      start_time: '18:00',
      end_time: '20:00',
      package_trainer: { trainer: null, room: null, slot: 9, week_days: [1, 3] },
    })
    const later = await api.as('desk').get(`/management/payment/${subscription.payment}/`)
    expect(later.body.results.subscription).toEqual(subscription)
  })
})

describe('a deposit part', () => {
  const byDeposit = { payment_method: 5, payments: [{ amount: 400_000, payment_method: 5 }] }

  test('is taken from the balance of the member', async () => {
    const customer = await member()
    await rows.deposit(customer, 450_000)
    expect((await sell(saleOf(customer, plan, byDeposit))).status).toBe(200)
    expect(await rows.balance(customer)).toBe(50_000)
  })

  test('asks before it puts the member into debt', async () => {
    const customer = await member()
    await rows.deposit(customer, 100_000)
    const asked = await sell(saleOf(customer, plan, byDeposit))
    expect(refused(asked)).toEqual([400, 'deposit_debt', 'payments'])
    expect(asked.body.results).toEqual({ balance: 100_000, debt: 300_000 })
    expect((await sell(saleOf(customer, plan, { ...byDeposit, allow_debt: true }))).status).toBe(
      200,
    )
    expect(await rows.balance(customer)).toBe(-300_000)
  })

  test('never goes below the limit of the club', async () => {
    const dear = await rows.plan({ price: 500_001 })
    const payments = [{ amount: 500_001, payment_method: 5 }]
    const body = saleOf(await member(), dear, {
      price: 500_001,
      ...byDeposit,
      payments,
      allow_debt: true,
    })
    expect(refused(await sell(body))).toEqual([400, 'deposit_limit', 'payments'])
  })

  test('is not taken in the LITE edition, where the debt could not be paid', async () => {
    const customer = await member()
    await api.sql(1, `update merchant set edition = 'LITE' where id = 1`)
    const debt = await sell(saleOf(customer, plan, { ...byDeposit, allow_debt: true }))
    await api.sql(1, `update merchant set edition = 'ERP' where id = 1`)
    expect(refused(debt)).toEqual([400, 'method_not_allowed', 'payments.0.payment_method'])
  })
})

describe('the history', () => {
  const list = (query: string, person: 'desk' | 'owner' = 'desk', options = {}) =>
    api.as(person, options).get(`/management/payment-list/?${query}`)

  test('has every filter, and totals of all that it finds', async () => {
    const dear = await rows.plan({ price: 700_000 })
    const payments = [
      { amount: 500_000, payment_method: 2 },
      { amount: 200_000, payment_method: 4 },
    ]
    const changes = { price: 700_000, payment_method: 2, payments }
    const first = await sell(saleOf(await member(), dear, changes))
    await sell(saleOf(await member(), dear, changes))
    const found = await list(
      `plan_id=${dear}&per_page=1&start_date=2026-11-01&end_date=2026-11-30&status=paid&subscription=1&pay_method=4`,
    )
    expect(found.body).toMatchObject({
      total_count: 2,
      page_count: 2,
      totals: {
        total: 1_400_000,
        by_method: [
          { payment_method: 2, amount: 1_000_000 },
          { payment_method: 4, amount: 400_000 },
        ],
      },
    })
    expect(found.body.results).toHaveLength(1)
    for (const nothing of [
      'status=void',
      'subscription=2',
      'pay_method=8',
      'end_date=2026-11-01',
    ]) {
      expect((await list(`plan_id=${dear}&${nothing}`)).body.total_count).toBe(0)
    }
    const { invoice_id, customer } = first.body.results
    const byInvoice = await list(`q=${invoice_id}&plan_id=${dear}`)
    expect(byInvoice.body.results.map((each: { id: number }) => each.id)).toContain(
      first.body.results.id,
    )
    const byPhone = await list(`q=${customer.phone.slice(4)}`)
    expect(byPhone.body.results.map((each: { id: number }) => each.id)).toEqual([
      first.body.results.id,
    ])
    // So few digits are an invoice number: in a large club thousands of phones contain them.
    const shortly = await list(`q=${customer.phone.slice(-3)}&plan_id=${dear}`)
    expect(shortly.body.total_count).toBe(0)
    expect((await list(`q=gulomova&plan_id=${dear}`)).body.total_count).toBe(2)
    expect((await list(`q=%21%21&plan_id=${dear}`)).body.total_count).toBe(0)
  })

  test('spans at most 60 days', async () => {
    expect((await list('start_date=2026-09-23&end_date=2026-11-21')).status).toBe(200)
    const long = await list('start_date=2026-09-22&end_date=2026-11-21')
    expect(refused(long)).toEqual([400, 'date_range_too_long', 'end_date'])
    const turned = await list('start_date=2026-11-21&end_date=2026-11-20')
    expect(refused(turned)).toEqual([400, 'date_range_reversed', 'end_date'])
  })

  test('T-02 belongs to its club and its merchant', async () => {
    const { id } = (await sale()).body.results
    expect((await api.as('owner', { club: 2 }).get(`${path}${id}/`)).status).toBe(404)
    expect((await api.as('stranger').get(`${path}${id}/`)).status).toBe(404)
    const abroad = await list('', 'owner', { club: 3 })
    expect(abroad.body).toMatchObject({ total_count: 0, totals: { total: 0, by_method: [] } })
    const foreign = await member({ club: 2 })
    expect((await sell(saleOf(foreign, plan))).status).toBe(404)
    const there = await gym(api, 1, 2).plan()
    expect((await sell(saleOf(await member(), there))).status).toBe(404)
    const elsewhere = saleOf(await member(), there, {
      subscription: { type: 1, plan: there, club: 2 },
    })
    expect((await sell(elsewhere)).status).toBe(404)
  })

  test('a package of another club is sold at the desk of the own one, and enters there only', async () => {
    const customer = await member()
    const there = await gym(api, 1, 2).plan()
    const body = saleOf(customer, there, { subscription: { type: 1, plan: there, club: 2 } })
    expect((await sell(body)).status).toBe(404)
    const { status, body: answer } = await sell(body, 'owner')
    expect([status, answer.results.subscription.club.id]).toEqual([200, 2])
    const [money] = await api.sql(
      1,
      `select p.club_id as paid, m.club_id as trains from payment p join membership m on m.id = p.membership_id where p.id = $1`,
      [answer.results.id],
    )
    expect(money).toEqual({ paid: 1, trains: 2 })
    const enter = async (club: number) =>
      (await api.as('owner', { club }).post('/check-in/register/', { customer, confirm: true }))
        .body.code
    expect([await enter(1), await enter(2)]).toEqual(['wrong_club', 'ok'])
  })

  test('a start before the payment needs the permission for other dates, a reason and at most 30 days', async () => {
    const early = { start_date: '2026-10-22', start_reason: 'Oktabrdan beri qarzga yurgan' }
    expect(refused(await sell(saleOf(await member(), plan, early), 'desk'))).toEqual([
      403,
      'backdate_not_allowed',
      'start_date',
    ])
    const bare = await sell(saleOf(await member(), plan, { ...early, start_reason: null }), 'owner')
    expect(refused(bare)).toEqual([400, 'validation', 'start_reason'])
    const older = { ...early, start_date: '2026-10-21' }
    expect(refused(await sell(saleOf(await member(), plan, older), 'owner'))).toEqual([
      400,
      'start_before_payment',
      'start_date',
    ])
    const { status, body } = await sell(saleOf(await member(), plan, early), 'owner')
    expect([status, body.results.subscription.start_date]).toEqual([200, '2026-10-22'])
    const [audit] = await api.sql(
      1,
      `select before, after, reason from audit_log where action = 'payment.started_before' and record_id = $1`,
      [body.results.id],
    )
    expect(audit).toEqual({
      before: { start_date: '2026-11-21' },
      after: { start_date: '2026-10-22' },
      reason: early.start_reason,
    })
  })

  test('a global package is sold for another club, and lets the member in there', async () => {
    const customer = await member()
    for (const club of [1, 2]) {
      const wide = await gym(api, 1, club).plan({ is_global: true })
      const body = saleOf(customer, wide, {
        subscription: { type: 1, plan: wide, club: 2 },
        start_date: club === 1 ? '2026-11-21' : '2027-01-01',
      })
      const { status, body: answer } = await sell(body, 'owner')
      expect([status, answer.results.subscription.club.id]).toEqual([200, 2])
    }
    const [row] = await api.sql(1, 'select is_global from member where id = $1', [customer])
    expect(row).toEqual({ is_global: true })
  })
})
