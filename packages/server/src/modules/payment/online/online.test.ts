import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf, today, type Gym } from '../../../../test/gym.ts'
import { sandboxProvider } from '../../../adapters/online/sandbox.ts'
import type { Online } from '../../../core/money/onlineProvider.ts'
import { testServer, type TestServer } from '../../../testing/index.ts'

let api: TestServer
let rows: Gym
let plan: number
/** Number of open transactions during each call of the adapter. */
const held: number[] = []
beforeAll(async () => {
  const sandbox = sandboxProvider(() => 'http://zal.test')
  const online: Online = (club) =>
    club === 3
      ? undefined
      : {
          ...sandbox,
          begin: (order) => {
            held.push(api.watch.held)
            return sandbox.begin(order)
          },
        }
  api = await testServer({ online })
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(() => api.close())

const member = async () => (await rows.members(1))[0] ?? 0
const byClick = [{ amount: 400_000, payment_method: 6 }]
const waiting = async (
  customer: number,
  changes: Parameters<typeof saleOf>[2] = {},
  sold: number = plan,
) => {
  const sale = saleOf(customer, sold, { payments: byClick, payment_method: 6, ...changes })
  return api.as('desk').post('/management/payment/', sale)
}
const at = (id: number, step = '') => `/management/online-payment/${id}/${step}`
const pay = (id: number, paid = true) => api.as('desk').post(at(id, 'sandbox/'), { paid })
const state = async (id: number) => (await api.as('desk').get(at(id))).body.results
const count = async (table: string, where: string) => {
  const [row] = await api.sql<{ count: number }>(1, `select count(*) from ${table} where ${where}`)
  return row?.count
}

describe('a sale with an online method', () => {
  test('keeps today open: money that is on its way has a day', async () => {
    const { body } = await waiting(await member())
    const { status, body: told } = await api
      .as('manager')
      .post('/finance/closed-day/', { day: today, reason: 'Hisobot topshirildi' })
    expect([status, told.code]).toEqual([409, 'online_still_open'])
    expect((await pay(body.results.id)).body.results.state).toBe('completed')
  })

  test('is pending: nothing is sold, no ledger row is written, no number is used', async () => {
    const customer = await member()
    const before = await count('payment', 'true')
    const { status, body } = await waiting(customer)
    expect([status, body.results]).toEqual([
      200,
      {
        id: expect.any(Number),
        state: 'pending',
        reason: null,
        payment_method: 6,
        amount: 400_000,
        total: 400_000,
        name: 'Oylik',
        items: [],
        customer: { id: customer, fullname: 'Gʻulomova Oʻgʻiloy' },
        payments: [],
        is_prepared: false,
        is_sandbox: true,
        created_at: '2026-11-21T07:00:00.000Z',
        expires_at: '2026-11-21T07:15:00.000Z',
        seconds_left: 900,
        by: 'Karimov desk',
        payment: null,
      },
    ])
    expect(await count('payment', 'true')).toBe(before)
    expect(await count('membership', `member_id = ${customer}`)).toBe(0)
    expect(await count('ledger_transaction', `member_id = ${customer}`)).toBe(0)
    const open = await api.as('desk').get('/management/online-payment-list/')
    expect(open.body.results.map(({ id }: { id: number }) => id)).toContain(body.results.id)
  })

  test('its rehearsal alerts no owner; the sale does', async () => {
    const alarms = () => count('event', `kind = 'discount.created'`)
    const before = (await alarms()) ?? 0
    const discount = { total: 200_000, discount_value: 50, discount_reason: 'Aksiya' }
    const half = [{ amount: 200_000, payment_method: 6 }]
    const { id } = (await waiting(await member(), { ...discount, payments: half })).body.results
    expect(await alarms()).toBe(before)
    await pay(id)
    expect(await count('event', `kind = 'discount.created' and record_id = ${id}`)).toBe(1)
    expect(await alarms()).toBe(before + 1)
  })

  test('returns the payment once it is sold, also with the permission to sell only', async () => {
    const { id } = (await waiting(await member())).body.results
    expect((await state(id)).payment).toBeNull()
    await pay(id)
    const { body } = await api.as('desk').get(`/management/payment/${id}/`)
    expect((await state(id)).payment).toEqual(body.results)
  })

  test('is sold once the money arrives, under the same id, and screens receive payment_completed', async () => {
    const customer = await member()
    const { id } = (await waiting(customer)).body.results
    expect((await pay(id)).body.results.state).toBe('completed')
    const { body } = await api.as('desk').get(`/management/payment/${id}/`)
    expect(body.results).toMatchObject({
      id,
      payment_status: 'paid',
      customer: { id: customer },
      payments: [{ payment_method: 6, amount: 400_000 }],
      subscription: { status: 'active' },
      by: 'Karimov desk',
    })
    const entries = await api.sql(
      1,
      `select e.account, e.amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where t.payment_id = ${id} order by e.account`,
    )
    expect(entries).toEqual([
      { account: 'click', amount: 400_000 },
      { account: 'membership', amount: -400_000 },
    ])
    // The message payment_completed in live.messages.ts corresponds to payment.created.
    expect(await count('event', `kind = 'payment.created' and record_id = ${id}`)).toBe(1)
    const again = await pay(id)
    expect([again.status, again.body.code]).toEqual([409, 'online_settled'])
    expect(await count('membership', `member_id = ${customer}`)).toBe(1)
  })

  test('takes the rest of a split with it', async () => {
    const customer = await member()
    await rows.deposit(customer, 150_000)
    const payments = [
      { amount: 150_000, payment_method: 5 },
      { amount: 250_000, payment_method: 7 },
    ]
    const { body } = await waiting(customer, { payments, payment_method: 7 })
    expect(body.results).toMatchObject({
      amount: 250_000,
      total: 400_000,
      payments: [payments[0]],
    })
    expect(await rows.balance(customer)).toBe(150_000)
    await pay(body.results.id)
    expect(await rows.balance(customer)).toBe(0)
  })

  test('is refused like any sale: no place, a foreign sum, two providers, another day', async () => {
    const full = await rows.plan({ slot: 1 })
    await api.as('desk').post('/management/payment/', saleOf(await member(), full))
    const asked = async (changes: Parameters<typeof saleOf>[2], sold?: number) => {
      const { status, body } = await waiting(await member(), changes, sold)
      return [status, body.code]
    }
    expect(await asked({}, full)).toEqual([409, 'no_slots_left'])
    expect(await asked({ total: 399_999 })).toEqual([400, 'total_mismatch'])
    const twice = [6, 7].map((payment_method) => ({ amount: 200_000, payment_method }))
    expect(await asked({ payments: twice })).toEqual([400, 'one_online_part'])
    const { body } = await api.as('manager').post(
      '/management/payment/',
      saleOf(await member(), plan, {
        payments: byClick,
        payment_method: 6,
        payment_date: '2026-11-20',
      }),
    )
    expect(body.code).toBe('online_today')
  })

  test('is not offered where no provider is connected, nor taken', async () => {
    const there = await api.as('manager', { club: 3 }).get('/management/settings/')
    expect(there.body.results.online_methods).toEqual([])
    const here = await api.as('desk').get('/management/settings/')
    expect(here.body.results.online_methods).toEqual([6, 7, 8])
    const [customer = 0] = await rows.members(1, { club: 3 })
    const far = await rows.plan({ club: 3 })
    const sale = saleOf(customer, far, { payments: byClick, payment_method: 6 })
    const { body } = await api.as('manager', { club: 3 }).post('/management/payment/', sale)
    expect(body.code).toBe('provider_unavailable')
  })

  test('REL-17 the provider is asked where to pay while no transaction is open', async () => {
    const { id } = (await waiting(await member())).body.results
    held.length = 0
    const { body } = await api.as('desk').get(at(id, 'way/'))
    expect(body.results.link).toContain(String(id))
    expect(held).toEqual([0])
  })

  test('T-01 is not there for another club or another merchant', async () => {
    const { id } = (await waiting(await member())).body.results
    for (const caller of [api.as('manager', { club: 2 }), api.as('stranger')]) {
      expect((await caller.get(at(id))).status).toBe(404)
      expect((await caller.get(at(id, 'way/'))).status).toBe(404)
      expect((await caller.post(at(id, 'switch/'))).status).toBe(404)
      expect((await caller.post(at(id, 'cancel/'))).status).toBe(404)
      expect((await caller.post(at(id, 'sandbox/'), { paid: true })).status).toBe(404)
    }
  })
})

describe('afterwards', () => {
  const sold = async (changes: Parameters<typeof saleOf>[2] = {}) => {
    const { id } = (await waiting(await member(), changes)).body.results
    await pay(id)
    return `/management/payment/${id}/`
  }

  test('it is void or refunded the way it came', async () => {
    const gone = await sold()
    const voided = await api.as('manager').patch(`${gone}void/`, {
      void_reason: 3,
      void_description: 'Changed the mind at once',
    })
    expect(voided.body.results.payment_status).toBe('void')
    const back = await api.as('manager').patch(`${await sold()}refund/`, {
      payment_status: 'refund',
      refund_method: 6,
      refund_amount: 400_000,
      refund_reason: 'Moving to another city',
    })
    expect(back.body.results.payment_status).toBe('refund')
  })

  test('the part that came online stays as it is; the rest may have come otherwise', async () => {
    const path = await sold({
      payments: [
        { amount: 100_000, payment_method: 3 },
        { amount: 300_000, payment_method: 6 },
      ],
    })
    const split = (first: number, online: number) =>
      api.as('manager').patch(path, {
        version: 1,
        payments: [
          { amount: first, payment_method: 2 },
          { amount: online, payment_method: 6 },
        ],
      })
    expect((await split(200_000, 200_000)).body.code).toBe('online_part_stays')
    expect((await split(100_000, 300_000)).status).toBe(200)
  })
})

describe('while it waits', () => {
  test('it is sold for cash instead, once, and the money of the provider is late', async () => {
    const customer = await member()
    const { id } = (await waiting(customer)).body.results
    const key = crypto.randomUUID()
    const first = await api.as('desk').post(at(id, 'switch/'), undefined, { key })
    expect([first.status, first.body.results.state]).toEqual([200, 'switched'])
    const again = await api.as('desk').post(at(id, 'switch/'), undefined, { key })
    expect(again.body).toEqual(first.body)
    expect((await api.as('desk').post(at(id, 'switch/'))).body.code).toBe('online_settled')
    expect((await pay(id)).body.code).toBe('online_settled')
    const { body } = await api.as('desk').get(`/management/payment/${id}/`)
    expect(body.results.payments).toMatchObject([{ payment_method: 3, amount: 400_000 }])
    expect(await count('membership', `member_id = ${customer}`)).toBe(1)
  })

  test('cash beside cash becomes one part', async () => {
    const payments = [
      { amount: 100_000, payment_method: 3 },
      { amount: 300_000, payment_method: 8 },
    ]
    const { id } = (await waiting(await member(), { payments, payment_method: 3 })).body.results
    await api.as('desk').post(at(id, 'switch/'))
    const { body } = await api.as('desk').get(`/management/payment/${id}/`)
    expect(body.results.payments).toMatchObject([{ payment_method: 3, amount: 400_000 }])
  })

  test('it is called off; nothing is sold and nothing can be paid any more', async () => {
    const customer = await member()
    const { id } = (await waiting(customer)).body.results
    expect((await api.as('desk').post(at(id, 'cancel/'))).body.results.state).toBe('cancelled')
    expect((await api.as('desk').post(at(id, 'cancel/'))).body.results.state).toBe('cancelled')
    expect((await pay(id)).body.code).toBe('online_settled')
    expect(await count('membership', `member_id = ${customer}`)).toBe(0)
  })

  test('a declined card leaves it open, for the customer and for cash', async () => {
    const { id } = (await waiting(await member())).body.results
    expect((await pay(id, false)).body.results).toMatchObject({
      state: 'failed',
      reason: 'The customer’s payment didn’t go through.',
    })
    expect((await pay(id)).body.results.state).toBe('completed')
  })

  test('its time runs out; the desk may still take cash', async () => {
    const { id } = (await waiting(await member())).body.results
    api.clock.forward(15 * 60)
    expect((await state(id)).state).toBe('expired')
    expect((await pay(id)).body.code).toBe('online_expired')
    const switched = await api.as('desk').post(at(id, 'switch/'))
    expect(switched.body.results.state).toBe('switched')
    api.clock.forward(-15 * 60)
  })
})

describe('REL-39 money that comes when the sale cannot be made any more', () => {
  test('is on the deposit of the member, in the ledger, and the desk reads why', async () => {
    const last = await rows.plan({ slot: 1 })
    const customer = await member()
    const { id } = (await waiting(customer, {}, last)).body.results
    await api.as('desk').post('/management/payment/', saleOf(await member(), last))
    expect((await pay(id)).body.results).toMatchObject({
      state: 'deposited',
      reason: expect.stringContaining('Oylik'),
    })
    expect(await rows.balance(customer)).toBe(400_000)
    expect(await count('membership', `member_id = ${customer}`)).toBe(0)
    expect(await count('payment', `id = ${id}`)).toBe(0)
    const open = await api.as('desk').get('/management/online-payment-list/')
    expect(open.body.results[0]).toMatchObject({ id, state: 'deposited' })
    const sums = await api.sql(1, 'select sum(amount) from ledger_entry')
    expect(sums).toEqual([{ sum: 0 }])
  })

  test('is on the deposit where the shift for the cash beside it was closed meanwhile', async () => {
    const shifts = (is_on: boolean) => api.as('owner').patch('/finance/shift-setting/', { is_on })
    const customer = await member()
    const payments = [
      { amount: 300_000, payment_method: 6 },
      { amount: 100_000, payment_method: 3 },
    ]
    const { id } = (await waiting(customer, { payments })).body.results
    await shifts(true)
    const paid = await pay(id)
    await shifts(false)
    expect(paid.body.results).toMatchObject({
      state: 'deposited',
      reason: expect.stringContaining('No shift is open'),
    })
    // The cash part is not booked: the customer keeps it, or gets it back.
    expect(await rows.balance(customer)).toBe(300_000)
  })

  test('is not taken on a day that was closed meanwhile, and is once the day is open again', async () => {
    const customer = await member()
    const { id } = (await waiting(customer)).body.results
    const [closed] = await api.sql<{ id: number }>(
      1,
      `insert into closed_day (merchant_id, club_id, day, reason, closed_by, closed_at)
       values (1, 1, '${today}', 'Hisobot topshirildi', 1, '2026-11-21T07:00:00Z') returning id`,
    )
    const refused = await pay(id)
    await api
      .as('owner')
      .post(`/finance/closed-day/${closed?.id}/reopen/`, { reason: 'Hisobot tiklandi' })
    expect(refused.body.results).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('21/11/2026'),
    })
    expect(await count('ledger_transaction', `member_id = ${customer}`)).toBe(0)
    expect((await pay(id)).body.results.state).toBe('completed')
  })

  test('is not taken for who was removed meanwhile', async () => {
    const last = await rows.plan({ slot: 1 })
    const customer = await member()
    const { id } = (await waiting(customer, {}, last)).body.results
    expect((await api.as('manager').delete(`/management/member/${customer}/`)).status).toBe(200)
    expect((await pay(id)).body.results.state).toBe('failed')
    expect(await count('ledger_transaction', `member_id = ${customer}`)).toBe(0)
  })

  test('is not taken in the LITE edition, which has no deposits', async () => {
    const last = await rows.plan({ slot: 1 })
    const customer = await member()
    await api.sql(1, `update merchant set edition = 'LITE' where id = 1`)
    const { id } = (await waiting(customer, {}, last)).body.results
    await api.as('desk').post('/management/payment/', saleOf(await member(), last))
    const paid = await pay(id)
    await api.sql(1, `update merchant set edition = 'ERP' where id = 1`)
    expect(paid.body.results.state).toBe('failed')
    expect(await count('ledger_transaction', `member_id = ${customer}`)).toBe(0)
  })

  test('it stays online when the deposit is put right', async () => {
    const last = await rows.plan({ slot: 1 })
    const customer = await member()
    const { id } = (await waiting(customer, {}, last)).body.results
    await api.as('desk').post('/management/payment/', saleOf(await member(), last))
    await pay(id)
    const { results } = (await api.as('desk').get(`/customer/${customer}/deposit-list/`)).body
    const put = (...payment_types: { payment_method: number; amount: number }[]) =>
      api.as('manager').patch(`/management/deposit-payments/${results[0].id}/`, {
        version: 1,
        amount: payment_types.reduce((sum, part) => sum + part.amount, 0),
        payment_types,
      })
    const by = (payment_method: number) => (amount: number) => ({ payment_method, amount })
    const [cash, online] = [by(3), by(6)]
    for (const parts of [[cash(400_000)], [online(390_000), cash(10_000)], [online(500_000)]]) {
      const { body } = await put(...parts)
      expect([body.code, Object.keys(body.errors)]).toEqual([
        'online_part_stays',
        ['payment_types'],
      ])
    }
    const another = await put(...byClick, { payment_method: 7, amount: 1_000 })
    expect(another.body.code).toBe('provider_unavailable')
    expect((await put(cash(50_000), ...byClick)).status).toBe(200)
    expect(await rows.balance(customer)).toBe(450_000)
  })

  test('after midnight it is of the new day, and the membership begins on it', async () => {
    const customer = await member()
    const { id } = (await waiting(customer)).body.results
    // 23:50 in Tashkent, and then the next day.
    api.clock.forward(11 * 3600 + 50 * 60)
    const late = (await waiting(await member())).body.results.id
    api.clock.forward(11 * 60)
    await pay(late)
    const { body } = await api.as('desk').get(`/management/payment/${late}/`)
    expect(body.results).toMatchObject({
      payment_date: '2026-11-22',
      subscription: { start_date: '2026-11-22' },
    })
    api.clock.forward(-(12 * 3600 + 60))
    expect((await state(id)).state).toBe('pending')
    expect(today).toBe('2026-11-21')
  })
})

test('a visit that is paid online is let in with the money, and not before', async () => {
  const sale = {
    customer: null,
    items: [{ service: 1, quantity: 1, price: 60_000 }],
    payment_method: 6,
    subtotal: 60_000,
    total: 60_000,
    payment_date: today,
    payments: [{ amount: 60_000, payment_method: 6 }],
    check_in: true,
  }
  const { body } = await api.as('desk').post('/management/one-time-payment/', sale)
  expect(body.results).toMatchObject({
    state: 'pending',
    customer: null,
    items: [{ service: 1, name: null, quantity: 1 }],
  })
  const { id } = body.results
  expect(await count('visit', `payment_id = ${id}`)).toBe(0)
  await pay(id)
  expect(await count('visit', `payment_id = ${id}`)).toBe(1)
})
