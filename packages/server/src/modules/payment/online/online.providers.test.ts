import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym, saleOf, type Gym } from '../../../../test/gym.ts'
import { testServer, type TestServer } from '../../../testing/index.ts'
import {
  clickCall,
  paymeCall,
  request,
  testProviders,
  uzumCall,
} from '../../../testing/providers.ts'

let api: TestServer
let rows: Gym
beforeAll(async () => {
  api = await testServer({ online: testProviders() })
  rows = gym(api)
})
afterAll(() => api.close())

let customer: number
let order: number
let plan: number
/** Starts an online payment of 400 000 by the method, less the part in cash. */
const begin = async (payment_method: number, cash = 0) => {
  customer = (await rows.members(1))[0] ?? 0
  plan = await rows.plan({ slot: 1 })
  const payments = [
    { amount: 400_000 - cash, payment_method },
    ...(cash ? [{ amount: cash, payment_method: 3 }] : []),
  ]
  const sale = saleOf(customer, plan, { payments, payment_method })
  order = (await api.as('desk').post('/management/payment/', sale)).body.results.id
}
const ask = async (call: Request, ip = '10.9.8.7') => {
  const answer = await api.server.fetch(call, { ip, secure: true })
  const text = await answer.text()
  const { status, headers } = answer
  return { status, headers, text, body: text ? JSON.parse(text) : null }
}
const path = () => `/management/online-payment/${order}/`
const state = async () => (await api.as('desk').get(path())).body.results
const way = async () => (await api.as('desk').get(`${path()}way/`)).body.results.link as string
const sellElsewhere = async () =>
  api.as('desk').post('/management/payment/', saleOf((await rows.members(1))[0] ?? 0, plan))
const memberships = async () => {
  const [row] = await api.sql<{ count: number }>(
    1,
    `select count(*) from membership where member_id = ${customer}`,
  )
  return row?.count
}

describe('Click', () => {
  let id = 1_800_000
  beforeEach(async () => {
    await begin(6)
    id += 1
  })
  const asked = () => ({ click_trans_id: id, merchant_trans_id: order, amount: '400000.00' })
  const prepare = async (changes = {}) =>
    (await ask(clickCall('prepare', { ...asked(), ...changes }))).body
  const complete = async (merchant_prepare_id: number, changes = {}) =>
    (await ask(clickCall('complete', { ...asked(), merchant_prepare_id, ...changes }))).body

  test('is led to by a link with the service, the sum and the order', async () => {
    const link = new URL(await way())
    expect(link.origin + link.pathname).toBe('https://my.click.uz/services/pay')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      service_id: '25001',
      merchant_id: '14001',
      amount: '400000.00',
      transaction_param: String(order),
    })
  })

  test('prepares, takes the money and completes: the recorded exchange', async () => {
    const prepared = await prepare()
    expect(prepared).toEqual({
      click_trans_id: id,
      merchant_trans_id: String(order),
      merchant_prepare_id: expect.any(Number),
      error: 0,
      error_note: 'Success',
    })
    expect(await state()).toMatchObject({ state: 'pending', is_prepared: true, is_sandbox: false })
    expect(await complete(prepared.merchant_prepare_id)).toEqual({
      click_trans_id: id,
      merchant_trans_id: String(order),
      merchant_confirm_id: prepared.merchant_prepare_id,
      error: 0,
      error_note: 'Success',
    })
    expect((await state()).state).toBe('completed')
    expect(await memberships()).toBe(1)
  })

  test('the same call twice has the same answer and makes one payment', async () => {
    const first = await prepare()
    expect(await prepare()).toEqual(first)
    const done = await complete(first.merchant_prepare_id)
    expect(await complete(first.merchant_prepare_id)).toEqual(done)
    expect(await prepare()).toMatchObject({ error: -4 })
    expect(await prepare({ click_trans_id: id + 500_000 })).toMatchObject({ error: -4 })
    expect(await memberships()).toBe(1)
  })

  test('a false signature hears nothing but that, whatever it asks about', async () => {
    for (const merchant_trans_id of [order, 999_999]) {
      const call = clickCall('prepare', { ...asked(), merchant_trans_id })
      const body = (await call.text()).replace(/sign_string=\w{4}/, 'sign_string=0000')
      const { body: said } = await ask(request('/click/1/prepare', body))
      expect(said).toMatchObject({ error: -1, error_note: 'SIGN CHECK FAILED!' })
    }
    // Signed for another amount, or by another service.
    const call = clickCall('prepare', asked())
    const other = (await call.text()).replace('amount=400000.00', 'amount=1.00')
    expect((await ask(request('/click/1/prepare', other))).body.error).toBe(-1)
    expect(await prepare({ service_id: '25002' })).toMatchObject({ error: -1 })
    expect((await state()).is_prepared).toBe(false)
  })

  test('another sum, another order, another action are refused by Click’s own numbers', async () => {
    expect(await prepare({ amount: '399999.00' })).toMatchObject({ error: -2 })
    expect(await prepare({ amount: '400000.50' })).toMatchObject({ error: -2 })
    expect(await prepare({ merchant_trans_id: '999999' })).toMatchObject({ error: -5 })
    expect(await prepare({ merchant_trans_id: "1' or 1=1" })).toMatchObject({ error: -5 })
    expect(await prepare({ action: '7' })).toMatchObject({ error: -3 })
    expect(await prepare({ click_trans_id: 'x' })).toMatchObject({ error: -8 })
    const { merchant_prepare_id: number } = await prepare()
    expect(await complete(number + 1)).toMatchObject({ error: -6 })
    expect(await complete(number, { amount: '1.00' })).toMatchObject({ error: -2 })
    expect((await state()).state).toBe('pending')
  })

  test('a declined card is reported, and another may be tried', async () => {
    const { merchant_prepare_id: number } = await prepare()
    expect(await complete(number, { error: '-5017' })).toMatchObject({ error: -9 })
    expect((await state()).state).toBe('failed')
    expect(await complete(number)).toMatchObject({ error: -9 })
    id += 100_000
    const next = await prepare()
    expect((await state()).state).toBe('pending')
    expect(await complete(next.merchant_prepare_id)).toMatchObject({ error: 0 })
    expect(await memberships()).toBe(1)
  })

  test('refuses to begin an expired payment, and completes one in progress', async () => {
    const { merchant_prepare_id: number } = await prepare()
    api.clock.forward(16 * 60)
    expect(await prepare({ click_trans_id: id + 700_000 })).toMatchObject({ error: -9 })
    expect((await state()).state).toBe('pending')
    expect(await complete(number)).toMatchObject({ error: 0 })
    api.clock.forward(-16 * 60)
  })

  test('returns money for a sale that was cancelled or taken in cash', async () => {
    const { merchant_prepare_id: number } = await prepare()
    await api.as('desk').post(`${path()}cancel/`)
    expect(await complete(number)).toMatchObject({ error: -9 })
    await begin(6)
    id += 1
    const begun = await prepare()
    await api.as('desk').post(`${path()}switch/`)
    expect(await complete(begun.merchant_prepare_id)).toMatchObject({ error: -9 })
    expect(await memberships()).toBe(1)
  })

  test('is not let to pay for a place that is gone; money that came all the same is on the deposit', async () => {
    const { merchant_prepare_id: number } = await prepare()
    await sellElsewhere()
    expect(await prepare({ click_trans_id: id + 800_000 })).toMatchObject({ error: -9 })
    const done = await complete(number)
    expect(done).toMatchObject({ error: 0 })
    expect((await state()).state).toBe('deposited')
    expect(await rows.balance(customer)).toBe(400_000)
    expect(await complete(number)).toEqual(done)
    expect(await rows.balance(customer)).toBe(400_000)
  })
})

describe('Payme', () => {
  let id = ''
  let nth = 0
  beforeEach(async () => {
    await begin(7)
    nth += 1
    id = `5305e3bab097f420a62c${String(1000 + nth)}`
  })
  const rpc = async (method: string, params: object) => (await ask(paymeCall(method, params))).body
  const account = () => ({ order_id: String(order) })
  const time = 1_795_244_400_123
  const create = (changes = {}) =>
    rpc('CreateTransaction', { id, time, amount: 40_000_000, account: account(), ...changes })

  test('is led to by a link with the cash desk, the sum in tiyin and the order', async () => {
    const link = new URL(await way())
    expect(link.origin).toBe('https://checkout.paycom.uz')
    expect(atob(link.pathname.slice(1))).toBe(
      `m=5e730e8e0b852a417aa49ceb;ac.order_id=${order};a=40000000;l=en`,
    )
  })

  test('checks, creates, performs and looks: the recorded exchange', async () => {
    const check = { amount: 40_000_000, account: account() }
    expect(await rpc('CheckPerformTransaction', check)).toEqual({
      jsonrpc: '2.0',
      id: 31,
      result: { allow: true },
    })
    const now = api.clock.now.getTime()
    const created = await create()
    expect(created.result).toEqual({
      create_time: now,
      transaction: expect.stringMatching(/^\d+$/),
      state: 1,
    })
    expect((await rpc('CheckTransaction', { id })).result).toEqual({
      ...created.result,
      perform_time: 0,
      cancel_time: 0,
      reason: null,
    })
    api.clock.forward(20)
    const performed = await rpc('PerformTransaction', { id })
    expect(performed.result).toEqual({
      transaction: created.result.transaction,
      perform_time: now + 20_000,
      state: 2,
    })
    api.clock.forward(20)
    expect(await rpc('PerformTransaction', { id })).toEqual(performed)
    expect((await create()).error.code).toBe(-31008)
    const { result } = await rpc('GetStatement', { from: time, to: time })
    expect(result.transactions).toContainEqual({
      id,
      time,
      amount: 40_000_000,
      account: account(),
      create_time: now,
      perform_time: now + 20_000,
      cancel_time: 0,
      transaction: created.result.transaction,
      state: 2,
      reason: null,
    })
    expect((await rpc('GetStatement', { from: 1, to: 2 })).result).toEqual({ transactions: [] })
    expect((await state()).state).toBe('completed')
    expect(await memberships()).toBe(1)
  })

  test('creates the same twice, and no second one beside it', async () => {
    const first = await create()
    expect(await create()).toEqual(first)
    expect((await create({ id: `${id.slice(0, 20)}ffff` })).error).toMatchObject({
      code: -31099,
      data: 'order_id',
    })
  })

  test('a wrong key hears nothing but that', async () => {
    for (const order_id of [String(order), '999999']) {
      const params = { amount: 40_000_000, account: { order_id } }
      const { status, body } = await ask(paymeCall('CheckPerformTransaction', params, 'guess'))
      expect([status, body.error.code, body.result]).toEqual([200, -32504, undefined])
    }
    const { body } = await ask(request('/payme/1', '{"method":"CheckTransaction","params":{}}'))
    expect(body.error.code).toBe(-32504)
  })

  test('refuses by Payme’s own numbers, in three languages', async () => {
    const code = async (method: string, params: object) => (await rpc(method, params)).error.code
    const check = { amount: 40_000_000, account: account() }
    expect(await code('CheckPerformTransaction', { ...check, amount: 400_000 })).toBe(-31001)
    expect(await code('CheckPerformTransaction', { ...check, amount: 40_000_001 })).toBe(-31001)
    const lost = await rpc('CheckPerformTransaction', { ...check, account: { order_id: '77' } })
    expect(lost.error).toEqual({
      code: -31050,
      message: {
        uz: 'Buyurtma topilmadi.',
        ru: 'Заказ не найден.',
        en: 'Order not found.',
      },
      data: 'order_id',
    })
    expect(await code('PerformTransaction', { id: 'nobody' })).toBe(-31003)
    expect(await code('CheckTransaction', { id: 'nobody' })).toBe(-31003)
    expect(await code('CancelTransaction', { id: 'nobody', reason: 3 })).toBe(-31003)
    expect(await code('ChangePassword', { password: 'x' })).toBe(-32601)
    expect(await code('constructor', {})).toBe(-32601)
    expect(await code('CreateTransaction', { id })).toBe(-32600)
    const headers = { authorization: `Basic ${btoa('Paycom:payme-key-of-tests')}` }
    expect((await ask(request('/payme/1', '{', headers))).body.error.code).toBe(-32700)
  })

  test('cancels before it is performed, for good', async () => {
    const { result } = await create()
    const cancelled = await rpc('CancelTransaction', { id, reason: 3 })
    expect(cancelled.result).toEqual({
      transaction: result.transaction,
      cancel_time: api.clock.now.getTime(),
      state: -1,
    })
    expect(await rpc('CancelTransaction', { id, reason: 5 })).toEqual(cancelled)
    expect((await rpc('PerformTransaction', { id })).error.code).toBe(-31008)
    expect((await rpc('CheckTransaction', { id })).result).toMatchObject({ state: -1, reason: 3 })
    expect((await state()).state).toBe('failed')
  })

  test('gives money back only where the desk has taken the sale back', async () => {
    await create()
    await rpc('PerformTransaction', { id })
    expect((await rpc('CancelTransaction', { id, reason: 5 })).error.code).toBe(-31007)
    await api.as('manager').patch(`/management/payment/${order}/void/`, {
      void_reason: 3,
      void_description: 'Changed the mind at once',
    })
    expect((await rpc('CancelTransaction', { id, reason: 5 })).result.state).toBe(-2)
    expect((await rpc('CheckTransaction', { id })).result).toMatchObject({ state: -2, reason: 5 })
  })

  const refund = (refund_method: number, refund_amount: number) =>
    api.as('manager').patch(`/management/payment/${order}/refund/`, {
      payment_status: refund_amount === 400_000 ? 'refund' : 'partial_refund',
      refund_method,
      refund_amount,
      refund_reason: 'Moving to another city',
    })

  test('returns amounts refunded by this method, and not those refunded in cash', async () => {
    await create()
    await rpc('PerformTransaction', { id })
    await refund(7, 300_000)
    expect((await rpc('CancelTransaction', { id, reason: 5 })).error.code).toBe(-31007)
    await refund(3, 100_000)
    expect((await rpc('CancelTransaction', { id, reason: 5 })).error.code).toBe(-31007)
  })

  test('gives back its own part of a payment of which the rest stays', async () => {
    await begin(7, 100_000)
    await create({ amount: 30_000_000 })
    await rpc('PerformTransaction', { id })
    await refund(7, 300_000)
    expect((await rpc('CancelTransaction', { id, reason: 5 })).result.state).toBe(-2)
  })

  test('after twelve hours a transaction that was only created ends', async () => {
    await create()
    api.clock.forward(12 * 3600 + 1)
    expect((await rpc('PerformTransaction', { id })).error.code).toBe(-31008)
    expect((await rpc('CheckTransaction', { id })).result).toMatchObject({ state: -1, reason: 4 })
    api.clock.forward(-(12 * 3600 + 1))
    expect(await memberships()).toBe(0)
  })

  test('a transaction that was left holds nothing up after twelve hours', async () => {
    await create()
    const reason = 'Hisobot topshirildi'
    const close = async (day: string) =>
      (await api.as('manager').post('/finance/closed-day/', { day, reason })).body
    const listed = async () => {
      const { body } = await api.as('desk').get('/management/online-payment-list/')
      return body.results.some(({ id: each }: { id: number }) => each === order)
    }
    api.clock.forward(11 * 3600)
    expect((await close('2026-11-21')).code).toBe('online_still_open')
    expect(await listed()).toBe(true)
    expect(await state()).toMatchObject({ state: 'pending', is_prepared: true })
    await api.sql(
      1,
      `update online_transaction set created_at = created_at - interval '61 minutes'`,
    )
    const { code, results } = await close('2026-11-21')
    expect([code, await listed()]).toEqual(['ok', false])
    expect(await state()).toMatchObject({ state: 'expired', is_prepared: false })
    await api.as('owner').post(`/finance/closed-day/${results.id}/reopen/`, { reason })
    api.clock.forward(-11 * 3600)
  })

  test('is not let to pay for a place that is gone', async () => {
    await sellElsewhere()
    expect((await create()).error).toMatchObject({ code: -31052, data: 'order_id' })
  })

  test('is not let to pay beside cash for which no shift is open', async () => {
    const shifts = (is_on: boolean) => api.as('owner').patch('/finance/shift-setting/', { is_on })
    await begin(7, 100_000)
    const check = () => rpc('CheckPerformTransaction', { amount: 30_000_000, account: account() })
    expect((await check()).result).toEqual({ allow: true })
    await shifts(true)
    const refused = [await check(), await create({ amount: 30_000_000 })]
    await shifts(false)
    expect(refused.map(({ error }) => error?.code)).toEqual([-31052, -31052])
    expect((await check()).result).toEqual({ allow: true })
  })

  test('is not let to pay on a day whose books are closed', async () => {
    const [closed] = await api.sql<{ id: number }>(
      1,
      `insert into closed_day (merchant_id, club_id, day, reason, closed_by, closed_at)
       values (1, 1, '2026-11-21', 'Hisobot topshirildi', 1, '2026-11-21T07:00:00Z') returning id`,
    )
    const refused = await create()
    await api.as('owner').post(`/finance/closed-day/${closed?.id}/reopen/`, {
      reason: 'Hisobot tiklandi',
    })
    expect(refused.error?.code).toBe(-31052)
    expect((await create()).result.state).toBe(1)
  })

  test('gives the money back where the day was closed between its two calls', async () => {
    await create()
    const [closed] = await api.sql<{ id: number }>(
      1,
      `insert into closed_day (merchant_id, club_id, day, reason, closed_by, closed_at)
       values (1, 1, '2026-11-21', 'Hisobot topshirildi', 1, '2026-11-21T07:00:00Z') returning id`,
    )
    const refused = await rpc('PerformTransaction', { id })
    const left = (await rpc('CheckTransaction', { id })).result
    await api.as('owner').post(`/finance/closed-day/${closed?.id}/reopen/`, {
      reason: 'Hisobot tiklandi',
    })
    expect(refused.error?.code).toBe(-31008)
    expect(left).toMatchObject({ state: -1, reason: 3 })
    expect(await memberships()).toBe(0)
  })
})

describe('Uzum', () => {
  let transId = ''
  beforeEach(async () => {
    await begin(8)
    transId = crypto.randomUUID()
  })
  const call = async (step: string, fields: object) => ask(uzumCall(step, fields))
  const params = () => ({ account: String(order) })
  const create = (changes = {}) =>
    call('create', { transId, params: params(), amount: 40_000_000, ...changes })
  const data = () => ({ account: { value: String(order) } })
  const refused = async (step: string, fields: object) => {
    const { status, body } = await call(step, fields)
    return [status, body.status, body.errorCode]
  }

  test('is led to by a link with the service, the sum in tiyin and the order', async () => {
    const { searchParams } = new URL(await way())
    expect(Object.fromEntries(searchParams)).toEqual({
      serviceId: '498000',
      account: String(order),
      amount: '40000000',
    })
  })

  test('checks, creates, confirms and returns the status: the recorded exchange', async () => {
    const now = api.clock.now.getTime()
    expect(await call('check', { params: params() })).toMatchObject({
      status: 200,
      body: { serviceId: 498_000, timestamp: now, status: 'OK', data: data() },
    })
    const created = await create()
    expect(created.body).toEqual({
      serviceId: 498_000,
      transId,
      status: 'CREATED',
      transTime: now,
      data: data(),
      amount: 40_000_000,
    })
    api.clock.forward(5)
    const confirmed = await call('confirm', { transId, paymentSource: 'UZCARD' })
    expect(confirmed.body).toEqual({
      serviceId: 498_000,
      transId,
      status: 'CONFIRMED',
      confirmTime: now + 5000,
      data: data(),
      amount: 40_000_000,
    })
    api.clock.forward(5)
    expect((await call('confirm', { transId, paymentSource: 'UZCARD' })).body).toEqual(
      confirmed.body,
    )
    expect((await call('status', { transId })).body).toMatchObject({
      status: 'CONFIRMED',
      transTime: now,
      confirmTime: now + 5000,
      reverseTime: null,
    })
    expect((await state()).state).toBe('completed')
    expect(await memberships()).toBe(1)
  })

  test('a wrong password hears nothing but that', async () => {
    for (const account of [String(order), '999999']) {
      const { status, body } = await ask(uzumCall('check', { params: { account } }, 'guess'))
      expect([status, body.errorCode, body.data]).toEqual([400, '10001', undefined])
    }
  })

  test('refuses by the bank’s own numbers', async () => {
    expect(await refused('check', { params: { account: '77' } })).toEqual([400, 'FAILED', '10007'])
    expect(await refused('check', {})).toEqual([400, 'FAILED', '10005'])
    expect(await refused('check', { serviceId: 1, params: params() })).toEqual([
      400,
      'FAILED',
      '10006',
    ])
    expect(await refused('open', { params: params() })).toEqual([400, 'FAILED', '10003'])
    expect((await create({ amount: 1 })).body.errorCode).toBe('10013')
    expect((await create({ amount: 30_000_000 })).body.errorCode).toBe('10013')
    expect(await refused('confirm', { transId })).toEqual([400, 'FAILED', '10014'])
    expect(await refused('reverse', { transId })).toEqual([400, 'FAILED', '10014'])
    await create()
    await call('confirm', { transId })
    expect(await refused('check', { params: params() })).toEqual([400, 'FAILED', '10008'])
    expect(await refused('reverse', { transId })).toEqual([400, 'FAILED', '10017'])
  })

  test('reverses a created transaction permanently', async () => {
    await create()
    expect((await call('reverse', { transId })).body).toMatchObject({
      status: 'REVERSED',
      reverseTime: api.clock.now.getTime(),
    })
    expect(await refused('confirm', { transId })).toEqual([400, 'FAILED', '10015'])
    expect((await call('status', { transId })).body.status).toBe('REVERSED')
    expect((await state()).state).toBe('failed')
  })
})

describe('callbacks of the providers', () => {
  test('is not there where nothing is connected, and may not say much', async () => {
    await begin(6)
    const body = await clickCall('prepare', {
      click_trans_id: 1,
      merchant_trans_id: order,
      amount: 400_000,
    }).text()
    for (const path of [
      '/click/2/prepare',
      '/click/999/prepare',
      '/paypal/1/prepare',
      '/click/x/y',
    ])
      expect((await ask(request(path, body))).status).toBe(404)
    expect((await ask(request('/click/1/prepare', 'x'.repeat(17 * 1024)))).status).toBe(413)
  })

  test('leaves no key, no signature and no text of its own in the log', async () => {
    await begin(7)
    await ask(paymeCall('CheckTransaction', { id: 'secret-number-of-a-customer' }))
    await ask(paymeCall('CheckTransaction', { id: 'x' }, 'guessed-key'))
    const log = api.logged.join('\n')
    expect(log).toContain('/online/:provider/:club')
    expect(log).not.toMatch(/of-tests|guessed-key|secret-number|sign_string/)
  })

  const about = (method: number, right: boolean) => {
    const fields = { click_trans_id: 77, merchant_trans_id: order, amount: 400_000 }
    const params = { id: '5305e3bab097f420a62ced0b' }
    if (method === 6) return clickCall('prepare', { ...fields, service_id: right ? 25001 : 25002 })
    if (method === 7) return paymeCall('CheckTransaction', params, right ? undefined : 'guessed')
    return uzumCall('status', { transId: 'a-1' }, right ? undefined : 'guessed')
  }
  test.each([6, 7, 8])(
    'REL-31 method %i: after five wrong keys it waits, from there alone, longer each time',
    async (method) => {
      await begin(method)
      const [from, provider] = [`203.0.113.${method}`, '198.51.100.1']
      const wrong = (ip = from) => ask(about(method, false), ip)
      const right = (ip = from) => ask(about(method, true), ip)
      const waits = async () => {
        const { status, text, headers } = await right()
        expect([status, text]).toEqual([429, ''])
        return Number(headers.get('retry-after'))
      }
      for (let nth = 0; nth < 5; nth += 1) expect((await wrong()).status).not.toBe(429)
      expect(await waits()).toBe(1)
      // The provider uses another address and is accepted, also with many concurrent calls.
      const heard = await Promise.all(Array.from({ length: 8 }, () => right(provider)))
      expect(heard.map(({ status }) => status)).not.toContain(429)
      api.clock.forward(2)
      await wrong()
      expect(await waits()).toBe(2)
      api.clock.forward(3)
      // A right key resets the count.
      expect((await right()).status).not.toBe(429)
      expect((await wrong()).status).not.toBe(429)
      expect((await right()).status).not.toBe(429)
      api.clock.forward(-5)
    },
  )
})
