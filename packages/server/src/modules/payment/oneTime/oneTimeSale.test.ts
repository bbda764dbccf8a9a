import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf, today, type Gym } from '../../../../test/gym.ts'
import { testServer, type TestServer, setRights } from '../../../testing/index.ts'

let api: TestServer
let rows: Gym
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
})
afterAll(() => api.close())

const path = '/management/one-time-payment/'
const member = async (columns = {}) => (await rows.members(1, columns))[0] ?? 0
const visit = { service: 1, quantity: 1, price: 60_000 }
interface Changes {
  total?: number
  [field: string]: unknown
}
const onceOf = ({ total = 60_000, ...changes }: Changes = {}) => ({
  customer: null,
  items: [visit],
  payment_method: 3,
  subtotal: total,
  total,
  payment_date: today,
  payments: [{ amount: total, payment_method: 3 }],
  check_in: false,
  ...changes,
})
const sell = (changes?: Changes, person: 'desk' | 'manager' | 'partner' = 'desk') =>
  api.as(person).post(path, onceOf(changes))
const refused = ({ status, body }: Awaited<ReturnType<typeof sell>>) => [
  status,
  body.code,
  Object.keys(body.errors)[0],
]
const counts = async () => {
  const [found] = await api.sql<{ counts: string }>(
    1,
    `select concat((select count(*) from payment), ' ', (select count(*) from visit), ' ',
                   (select count(*) from ledger_entry), ' ', (select sum(invoice_no) from club_counter)) as counts`,
  )
  return found?.counts
}

describe('a one-time payment', () => {
  test('takes money of an unnamed customer, with an invoice number like any other', async () => {
    const { status, body } = await sell()
    expect(status).toBe(200)
    expect(body.results).toMatchObject({
      type: 3,
      customer: null,
      subscription: null,
      visit: null,
      total: 60_000,
      items: [{ service: 1, name: null, quantity: 1, price: 60_000, total: 60_000 }],
    })
    const next = await sell()
    expect(next.body.results.invoice_id).toBe(body.results.invoice_id + 1)
    const ledger = await api.sql(
      1,
      `select e.account, e.amount, e.member_id from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where t.payment_id = $1 order by e.id`,
      [body.results.id],
    )
    expect(ledger).toEqual([
      { account: 'cash', amount: 60_000, member_id: null },
      { account: 'service', amount: -60_000, member_id: null },
    ])
  })

  test('may be for several services, at a discount, by several methods', async () => {
    const items = [
      { service: 3, quantity: 2, price: 150_000 },
      { service: 4, quantity: 1, price: 10_000 },
      { service: 5, name: ' Sochiq ', quantity: 3, price: 5000 },
    ]
    const payments = [
      { amount: 200_000, payment_method: 3 },
      { amount: 92_500, payment_method: 2 },
    ]
    const { body } = await sell({
      items,
      subtotal: 325_000,
      total: 292_500,
      discount_value: 10,
      discount_reason: 'Doimiy mijoz',
      payments,
      customer: await member(),
    })
    expect(body.results).toMatchObject({ subtotal: 325_000, total: 292_500, payments })
    expect(body.results.items.map(({ name }: { name: string }) => name)).toEqual([
      null,
      null,
      'Sochiq',
    ])
  })

  test('is in the history, the file, the receipt and the profile', async () => {
    const customer = await member()
    const { id } = (await sell({ customer })).body.results
    const guest = (await sell()).body.results
    const history = await api.as('desk').get('/management/payment-list/?subscription=3')
    const ids = history.body.results.map((row: { id: number }) => row.id)
    expect(ids).toEqual(expect.arrayContaining([id, guest.id]))
    const csv = await api.as('owner').get('/management/payment-export-csv/?subscription=3')
    expect(csv.text.trim().split('\n')).toHaveLength(ids.length + 1)
    const receipt = await api.as('desk').get(`/management/payment/${guest.id}/receipt/`)
    expect(receipt.body.results).toMatchObject({ customer: null, items: guest.items })
    const mine = await api.as('desk').get(`/customer/${customer}/payment-list/`)
    expect(mine.body.results[0].id).toBe(id)
  })

  test('stores the price as the default of the next sale', async () => {
    await sell({ total: 75_000, items: [{ ...visit, price: 75_000 }] })
    const { body } = await api.as('desk').get(path)
    expect(body.results[0]).toEqual({ service: 1, price: 75_000 })
    expect(body.results).toHaveLength(5)
  })

  test('is neither voided nor refunded, and its note can be changed', async () => {
    const { id, version } = (await sell()).body.results
    const why = { void_reason: 1, void_description: 'Summa notoʻgʻri kiritilgan' }
    const voided = await api.as('manager').patch(`/management/payment/${id}/void/`, why)
    expect([voided.status, voided.body.code]).toEqual([409, 'one_time_not_reversible'])
    const note = { version, note: 'Mehmon' }
    const changed = await api.as('manager').patch(`/management/payment/${id}/`, note)
    expect([changed.status, changed.body.results?.note]).toEqual([200, 'Mehmon'])
  })

  test('refuses missing fields and parts that do not sum to the total', async () => {
    // Amounts in messages are grouped by thousands, whatever their source.
    const dear = await sell({ items: [{ ...visit, price: 999_999_999_999 }] })
    expect(dear.body.errors['items.0.price']).toEqual([
      expect.stringContaining('1\u00A0000\u00A0000\u00A0000'),
    ])
    const frozen = await member()
    const sold = await api
      .as('desk')
      .post('/management/payment/', saleOf(frozen, await rows.plan()))
    await rows.freeze(sold.body.results.subscription.id, today, '2026-11-30')
    const before = await counts()
    expect(refused(await sell({ subtotal: 50_000 }))).toEqual([400, 'total_mismatch', 'subtotal'])
    expect(refused(await sell({ payments: [{ amount: 1, payment_method: 3 }] }))).toEqual([
      400,
      'amount_mismatch',
      'payments',
    ])
    const other = [{ service: 5, quantity: 1, price: 60_000 }]
    expect(refused(await sell({ items: other }))).toEqual([400, 'required', 'items.0.name'])
    const place = [{ service: 2, quantity: 1, price: 60_000 }]
    expect(refused(await sell({ items: place }))).toEqual([400, 'required', 'items.0.class_time'])
    const deposit = { payments: [{ amount: 60_000, payment_method: 5 }], payment_method: 5 }
    expect(refused(await sell(deposit))).toEqual([400, 'deposit_needs_member', 'payments'])
    expect(refused(await sell({ payment_date: '2026-11-22' }))).toEqual([
      400,
      'date_in_future',
      'payment_date',
    ])
    expect(refused(await sell({ customer: frozen }))).toEqual([400, 'customer_frozen', 'customer'])
    const inactive = await member({ status: 'inactive' })
    expect(refused(await sell({ customer: inactive }))).toEqual([
      400,
      'member_inactive',
      'customer',
    ])
    expect((await sell({}, 'partner')).status).toBe(403)
    expect(await counts()).toBe(before)
  })

  test('comes once, however often it is sent', async () => {
    const key = crypto.randomUUID()
    const body = onceOf({ check_in: true })
    const first = await api.as('desk').post(path, body, { key })
    const before = await counts()
    expect((await api.as('desk').post(path, body, { key })).text).toBe(first.text)
    expect(await counts()).toBe(before)
  })
})

describe('check in now', () => {
  test('checks in with the payment, also an unnamed customer', async () => {
    const customer = await member()
    const sold = (await sell({ customer, check_in: true })).body.results
    const guest = (await sell({ check_in: true })).body.results
    const { body } = await api.as('desk').get('/check-in/recent-checks/')
    const came = body.results.slice(0, 2)
    expect(came).toMatchObject([
      { id: guest.visit, type: 3, customer: null, visits_left: null },
      { id: sold.visit, type: 3, customer: { id: customer }, membership: null },
    ])
    const back = await api.as('desk').delete(`/check-in/register/${guest.visit}/`)
    expect(back.status).toBe(200)
    const again = await api.as('desk').get(`/management/payment/${guest.id}/`)
    expect(again.body.results.visit).toBeNull()
  })

  test('asks for the confirmation of a yellow verdict, and sells nothing before it', async () => {
    const customer = await member()
    await sell({ customer, check_in: true })
    const before = await counts()
    const twice = await sell({ customer, check_in: true })
    expect(refused(twice)).toEqual([409, 'already_checked_in', 'check_in'])
    expect(twice.body.results.level).toBe('yellow')
    expect(await counts()).toBe(before)
    expect((await sell({ customer, check_in: true, confirm: true })).status).toBe(200)
  })

  test('is refused by the rule of a red verdict, and sells nothing', async () => {
    const item = (class_time: number) => ({ service: 2, class_time, quantity: 1, price: 60_000 })
    const enter = (time: number) => sell({ items: [item(time)], check_in: true })
    const full = await rows.class({ slot: 1 })
    expect((await enter(full.time)).status).toBe(200)
    const late = await rows.class({ hours: ['03:00', '04:00'] })
    const sunday = await rows.class({ week_days: [7] })
    const before = await counts()
    expect(refused(await enter(full.time))).toEqual([400, 'class_full', 'check_in'])
    expect(refused(await enter(late.time))).toEqual([400, 'invalid_time_period', 'check_in'])
    expect(refused(await enter(sunday.time))).toEqual([400, 'wrong_weekday', 'check_in'])
    const off = await rows.class({ is_active: false })
    expect(refused(await enter(off.time))).toEqual([400, 'plan_inactive', 'items.0.class_time'])
    expect((await sell({ items: [item(999_999)] })).status).toBe(404)
    expect(await counts()).toBe(before)
    // The place is sold even without an immediate check-in.
    expect((await sell({ items: [item(sunday.time)] })).status).toBe(200)
  })

  test('needs something to come in for, and the right to let in', async () => {
    const locker = [{ service: 4, quantity: 1, price: 60_000 }]
    expect(refused(await sell({ items: locker, check_in: true }))).toEqual([
      400,
      'nothing_to_enter',
      'check_in',
    ])
    await setRights(api, 'desk', { payment: { register: true, list: true } })
    expect((await sell({ check_in: true })).status).toBe(403)
    expect((await sell()).status).toBe(200)
    await setRights(api, 'desk', null)
  })

  test('takes a place in the class that members find taken', async () => {
    const { id, time } = await rows.class({ slot: 1 })
    const customer = await member()
    await api
      .as('desk')
      .post(
        '/management/payment/',
        saleOf(customer, id, { subscription: { type: 2, plan: id, class_time: time } }),
      )
    const item = { service: 2, class_time: time, quantity: 1, price: 60_000 }
    expect((await sell({ items: [item], check_in: true })).status).toBe(200)
    const door = await api.as('desk').post('/check-in/register/', { customer })
    expect(door.body.code).toBe('class_full')
  })
})
