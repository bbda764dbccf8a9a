import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym, saleOf, today, type Gym } from '../../../../test/gym.ts'
import { testServer, type Person, type TestServer, setRights } from '../../../testing/index.ts'

let api: TestServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(() => api.close())

/** Moves the clock without ending sessions. */
async function moveTo(moment: string) {
  api.clock.now = new Date(moment)
  await api.sql(1, 'update session set seen_at = $1', [api.clock.now])
}
beforeEach(() => moveTo('2026-11-21T07:00:00Z'))

const member = async () => (await rows.members(1))[0] ?? 0
type Changes = Parameters<typeof saleOf>[2]
/** Sells for 400 000 to a new member, and returns the id. */
const sold = async (changes: Changes = {}, person: Person = 'desk'): Promise<Row> => {
  const body = saleOf(await member(), plan, changes)
  const answer = await api.as(person).post('/management/payment/', body)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.results
}
interface Row {
  id: number
  version: number
  customer: { id: number }
  subscription: { id: number }
}

const at = (id: number, what = '') => `/management/payment/${id}/${what}`
const voiding = { void_reason: 1, void_description: 'Summa notoʻgʻri' }
const refunding = {
  payment_status: 'refund',
  refund_method: 3,
  refund_amount: 400_000,
  refund_reason: 'Boshqa shaharga koʻchdi',
}
const part = (refund_amount: number, changes: object = {}) => ({
  ...refunding,
  payment_status: 'partial_refund',
  refund_amount,
  ...changes,
})
const undo = (id: number, body: object = {}, person: Person = 'desk') =>
  api.as(person).patch(at(id, 'void/'), { ...voiding, ...body })
const refund = (id: number, body: object = {}, person: Person = 'manager') =>
  api.as(person).patch(at(id, 'refund/'), { ...refunding, ...body })
const change = (id: number, body: object, person: Person = 'manager') =>
  api.as(person).patch(at(id), { version: 1, date_reason: 'Kechikib kiritildi', ...body })

const ledgerOf = (id: number) =>
  api.sql(
    1,
    `select t.kind, t.business_day::text as day, e.account, e.amount from ledger_entry e
       join ledger_transaction t on t.id = e.transaction_id where t.payment_id = $1 order by e.id`,
    [id],
  )
const statusOf = async (membership: number) => {
  const [row] = await api.sql<{ status: string }>(
    1,
    'select status from membership_on($2::date) where id = $1',
    [membership, today],
  )
  return row?.status
}
/** Allowed actions of this person on a payment, as the server returns them. */
const allowedActionsOf = async (id: number, person: Person = 'manager') =>
  (await api.as(person).get(at(id))).body.results.allowed_actions
const told = ({ status, body }: Awaited<ReturnType<typeof undo>>) => [
  status,
  body.code,
  ...Object.keys(body.errors ?? {}),
]

describe('a void', () => {
  test('writes the sale once more the other way round, linked to it, and ends the membership', async () => {
    const payments = [
      { amount: 300_000, payment_method: 3 },
      { amount: 60_000, payment_method: 1 },
    ]
    const discount = { discount_value: 10, discount_reason: 'Doimiy mijoz', total: 360_000 }
    const sale = await sold({ payments, ...discount })
    const { status, body } = await undo(sale.id)
    expect([status, body.results.payment_status, body.results.returned]).toEqual([
      200,
      'void',
      360_000,
    ])
    expect(body.results.subscription.status).toBe('void')
    const lines = [
      { account: 'cash', amount: 300_000 },
      { account: 'card', amount: 60_000 },
      { account: 'discount', amount: 40_000 },
      { account: 'membership', amount: -400_000 },
    ]
    expect(await ledgerOf(sale.id)).toEqual([
      ...lines.map((line) => ({ kind: 'payment', day: today, ...line })),
      ...lines.map(({ account, amount }) => ({
        kind: 'void',
        day: today,
        account,
        amount: -amount,
      })),
    ])
    const [link] = await api.sql(
      1,
      `select v.reverses_id = o.id as linked from ledger_transaction v, ledger_transaction o
        where v.payment_id = $1 and v.kind = 'void' and o.payment_id = $1 and o.kind = 'payment'`,
      [sale.id],
    )
    expect(link).toEqual({ linked: true })
  })

  test('is returned with its reason, and leaves an audit row and events', async () => {
    const sale = await sold()
    await undo(sale.id, { void_reason: 4 })
    expect((await api.as('desk').get(at(sale.id, 'void-detail/'))).body.results).toMatchObject({
      id: sale.id,
      void_date: today,
      void_reason: 4,
      void_description: 'Summa notoʻgʻri',
      total: 400_000,
      customer: { id: sale.customer.id, fullname: 'Gʻulomova Oʻgʻiloy' },
      next: null,
    })
    const [audit] = await api.sql(
      1,
      `select before, after, reason from audit_log where action = 'payment.voided' and record_id = $1`,
      [sale.id],
    )
    expect(audit).toEqual({
      before: { payment_status: 'paid', returned: 0 },
      after: { payment_status: 'void', returned: 400_000, void_reason: 4 },
      reason: 'Summa notoʻgʻri',
    })
    const events = await api.sql(1, 'select kind, record_id from event order by seq desc limit 3')
    expect(events).toEqual([
      { kind: 'void.created', record_id: sale.id },
      { kind: 'payment.changed', record_id: sale.id },
      { kind: 'member.changed', record_id: sale.customer.id },
    ])
  })

  test('frees the slot, keeps the visits, and prevents check-ins', async () => {
    const small = await rows.plan({ slot: 1, visits: 12 })
    const customer = await member()
    const sell = async (to: number) =>
      api.as('desk').post('/management/payment/', saleOf(to, small))
    const first = (await sell(customer)).body.results
    await api.as('desk').post('/check-in/register/', { customer })
    expect((await sell(await member())).body.code).toBe('no_slots_left')
    expect((await undo(first.id)).status).toBe(200)
    const [visits] = await api.sql(1, 'select count(*)::int from visit where membership_id = $1', [
      first.subscription.id,
    ])
    expect(visits).toEqual({ count: 1 })
    expect((await api.as('desk').post('/check-in/register/', { customer })).body.code).toBe(
      'no_active_plan',
    )
    expect((await sell(await member())).status).toBe(200)
  })

  test('frees the days for a new sale', async () => {
    const sale = await sold()
    const again = () => api.as('desk').post('/management/payment/', saleOf(sale.customer.id, plan))
    expect((await again()).body.code).toBe('overlap_membership')
    await undo(sale.id)
    expect((await again()).status).toBe(200)
  })

  test('leaves the days of a renewal sold in advance, and names it', async () => {
    const sale = await sold()
    const ahead = saleOf(sale.customer.id, plan, { start_date: '2026-12-21' })
    const next = (await api.as('desk').post('/management/payment/', ahead)).body.results
    await undo(sale.id)
    expect(await statusOf(next.subscription.id)).toBe('paid')
    expect((await api.as('desk').get(at(next.id))).body.results.subscription).toMatchObject({
      start_date: '2026-12-21',
      end_date: '2027-01-19',
    })
    expect((await api.as('desk').get(at(sale.id, 'void-detail/'))).body.results.next).toEqual({
      plan: 'Oylik',
      start_date: '2026-12-21',
    })
  })

  test('ends a frozen membership, too', async () => {
    const sale = await sold()
    await rows.freeze(sale.subscription.id, today, '2026-11-28')
    expect(await statusOf(sale.subscription.id)).toBe('freeze')
    await undo(sale.id)
    expect(await statusOf(sale.subscription.id)).toBe('void')
    const again = saleOf(sale.customer.id, plan)
    expect((await api.as('desk').post('/management/payment/', again)).status).toBe(200)
  })

  test('of a sale for nothing moves no money', async () => {
    const free = { discount_value: 100, discount_reason: 'Sovgʻa', total: 0 }
    const sale = await sold(free, 'manager')
    expect((await undo(sale.id, {}, 'manager')).body.results).toMatchObject({
      payment_status: 'void',
      returned: 0,
    })
    const other = await sold(free, 'manager')
    expect(await allowedActionsOf(other.id)).toMatchObject({ void: true, refund: false })
    expect(told(await refund(other.id, { refund_amount: 1 }))).toEqual([
      400,
      'refund_above_total',
      'refund_amount',
    ])
  })

  test('the desk voids its own sales of today only', async () => {
    const ofOther = await sold({}, 'manager')
    expect(await allowedActionsOf(ofOther.id, 'desk')).toMatchObject({ void: false })
    expect(told(await undo(ofOther.id))).toEqual([403, 'void_own_today'])
    const older = await sold()
    expect(await allowedActionsOf(older.id, 'desk')).toMatchObject({ void: true })
    await moveTo('2026-11-21T19:00:00Z')
    expect(await allowedActionsOf(older.id, 'desk')).toMatchObject({ void: false })
    expect(await allowedActionsOf(older.id)).toMatchObject({ void: true })
    expect(told(await undo(older.id))).toEqual([403, 'void_own_today'])
    expect((await undo(older.id, {}, 'manager')).status).toBe(200)
  })
})

describe('a refund', () => {
  test('of all ends the membership today, by another method if asked', async () => {
    const sale = await sold()
    const { body } = await refund(sale.id, { refund_method: 1 })
    expect(body.results).toMatchObject({
      payment_status: 'refund',
      returned: 400_000,
      subscription: { status: 'refund' },
    })
    expect((await ledgerOf(sale.id)).slice(2)).toEqual([
      { kind: 'refund', day: today, account: 'card', amount: -400_000 },
      { kind: 'refund', day: today, account: 'membership', amount: 400_000 },
    ])
  })

  test('of a part keeps the dates, and parts add up to a refund', async () => {
    const sale = await sold()
    const first = (await refund(sale.id, part(100_000))).body.results
    expect(first).toMatchObject({ payment_status: 'partial_refund', returned: 100_000 })
    expect(first.subscription).toMatchObject({ status: 'active', end_date: '2026-12-20' })
    expect(told(await refund(sale.id, part(300_001)))).toEqual([
      409,
      'refund_above_left',
      'refund_amount',
    ])
    const last = (await refund(sale.id, part(300_000, { refund_method: 2 }))).body.results
    expect(last).toMatchObject({ payment_status: 'refund', returned: 400_000 })
    expect(await statusOf(sale.subscription.id)).toBe('refund')
    const { results } = (await api.as('desk').get(at(sale.id, 'refund-detail/'))).body
    expect(results).toMatchObject({
      payment_status: 'refund',
      returned: 400_000,
      refund_method: 2,
      refund_amount: 300_000,
      refunds: [
        { refund_amount: 100_000, refund_method: 3 },
        { refund_amount: 300_000, refund_method: 2 },
      ],
    })
  })

  test('an amount that is all of it is a refund, whatever it is called', async () => {
    const sale = await sold()
    expect((await refund(sale.id, part(400_000))).body.results.payment_status).toBe('refund')
  })

  test('to the deposit is added to the balance', async () => {
    const sale = await sold()
    await refund(sale.id, part(50_000, { refund_method: 5 }))
    expect(await rows.balance(sale.customer.id)).toBe(50_000)
  })

  test('is refused to the deposit of a removed member', async () => {
    const sale = await sold()
    await api.sql(1, 'update member set deleted_at = $2 where id = $1', [
      sale.customer.id,
      api.clock.now,
    ])
    const { customer } = (await api.as('manager').get(at(sale.id))).body.results
    expect(customer).toMatchObject({ id: sale.customer.id, is_removed: true })
    expect(told(await refund(sale.id, part(50_000, { refund_method: 5 })))).toEqual([
      400,
      'deposit_needs_member',
      'refund_method',
    ])
    expect(await rows.balance(sale.customer.id)).toBe(0)
    expect((await refund(sale.id, part(50_000))).status).toBe(200)
  })

  test.each([
    ['more than was taken', part(400_001), [400, 'refund_above_total', 'refund_amount']],
    ['less as a full one', { refund_amount: 1 }, [400, 'refund_not_whole', 'refund_amount']],
    ['nothing', part(0), [400, 'validation', 'refund_amount']],
    [
      'an online method that is not the sale’s',
      { refund_method: 6 },
      [400, 'method_not_of_sale', 'refund_method'],
    ],
    ['a short reason', { refund_reason: 'kerak' }, [400, 'validation', 'refund_reason']],
    [
      'blank letters',
      { refund_reason: `kerak${' '.repeat(9)}` },
      [400, 'validation', 'refund_reason'],
    ],
  ])('refuses %s', async (_, body, wanted) => {
    const sale = await sold()
    expect(told(await refund(sale.id, body))).toEqual(wanted)
    expect(await ledgerOf(sale.id)).toHaveLength(2)
  })

  test('is not for the desk', async () => {
    const sale = await sold()
    expect(await allowedActionsOf(sale.id, 'desk')).toMatchObject({ refund: false })
    expect(told(await refund(sale.id, {}, 'desk'))).toEqual([403, 'forbidden'])
    expect(told(await refund(sale.id, {}, 'stranger'))).toEqual([404, 'not_found'])
  })
})

describe('REL-10 every status × every action', () => {
  const statuses = ['paid', 'void', 'refund', 'partial_refund'] as const
  const bring: Record<(typeof statuses)[number], (id: number) => Promise<unknown>> = {
    paid: async () => undefined,
    void: (id) => undo(id),
    refund: (id) => refund(id),
    partial_refund: (id) => refund(id, part(100_000)),
  }
  const actions: Record<string, (id: number) => ReturnType<typeof undo>> = {
    void: (id) => undo(id, {}, 'manager'),
    refund: (id) => refund(id),
    'refund the rest': (id) => refund(id, { refund_amount: 300_000 }),
    'refund a part': (id) => refund(id, part(1_000)),
    'another day': async (id) => change(id, { ...(await version(id)), payment_date: '2026-11-20' }),
    'another split': async (id) =>
      change(id, { ...(await version(id)), payments: [{ amount: 400_000, payment_method: 1 }] }),
    note: async (id) => change(id, { ...(await version(id)), note: 'Chek yoʻqolgan' }),
  }
  const version = async (id: number) => {
    const { results } = (await api.as('manager').get(at(id))).body
    return { version: results.version }
  }
  const wanted: Record<string, Record<string, string>> = {
    paid: {
      void: 'ok',
      refund: 'ok',
      'refund the rest': 'refund_not_whole',
      'refund a part': 'ok',
      'another day': 'ok',
      'another split': 'ok',
      note: 'ok',
    },
    void: {
      ...Object.fromEntries(Object.keys(actions).map((name) => [name, 'payment_already_void'])),
      note: 'ok',
    },
    refund: {
      ...Object.fromEntries(Object.keys(actions).map((name) => [name, 'payment_already_refunded'])),
      note: 'ok',
    },
    partial_refund: {
      void: 'payment_already_refunded',
      refund: 'refund_above_left',
      'refund the rest': 'ok',
      'refund a part': 'ok',
      'another day': 'payment_already_refunded',
      'another split': 'payment_already_refunded',
      note: 'ok',
    },
  }

  /** Allowed action that corresponds to each operation. */
  const said: Record<string, string> = {
    void: 'void',
    'refund a part': 'refund',
    'another day': 'date',
    'another split': 'split',
    note: 'change',
  }
  const onlyNote = { change: true, date: false, split: false, void: false, refund: false }

  test.each(
    statuses.flatMap((status) => Object.keys(actions).map((name) => [status, name] as const)),
  )('%s: %s', async (status, name) => {
    const sale = await sold()
    await bring[status](sale.id)
    const before = (await api.as('manager').get(at(sale.id))).body.results
    const action = said[name]
    if (action)
      expect([action, before.allowed_actions[action]]).toEqual([
        action,
        wanted[status]?.[name] === 'ok',
      ])
    const lines = await ledgerOf(sale.id)
    const answer = await actions[name]?.(sale.id)
    expect([name, answer?.body.code]).toEqual([name, wanted[status]?.[name]])
    if (answer?.status === 200) return
    expect(answer?.status).toBe(wanted[status]?.[name] === 'refund_not_whole' ? 400 : 409)
    expect((await api.as('manager').get(at(sale.id))).body.results).toEqual(before)
    expect(await ledgerOf(sale.id)).toEqual(lines)
  })

  test('payments with a deposit part refuse everything but a note', async () => {
    const customer = await member()
    await rows.deposit(customer, 100_000)
    const payments = [
      { amount: 300_000, payment_method: 3 },
      { amount: 100_000, payment_method: 5 },
    ]
    const body = saleOf(customer, plan, { payments })
    const { id } = (await api.as('desk').post('/management/payment/', body)).body.results
    expect(await allowedActionsOf(id)).toEqual(onlyNote)
    for (const name of Object.keys(actions).filter((each) => each !== 'note')) {
      const answer = await actions[name]?.(id)
      expect([name, answer?.status, answer?.body.code]).toEqual([
        name,
        409,
        'deposit_not_reversible',
      ])
    }
    expect((await actions.note?.(id))?.status).toBe(200)
    expect(await rows.balance(customer)).toBe(0)
  })

  test('one-time payments refuse everything but a note', async () => {
    const customer = await member()
    const sale = await api.as('desk').post('/management/one-time-payment/', {
      customer,
      items: [{ service: 1, quantity: 1, price: 400_000 }],
      payment_method: 3,
      subtotal: 400_000,
      total: 400_000,
      payment_date: today,
      payments: [{ payment_method: 3, amount: 400_000 }],
      check_in: false,
    })
    const id = sale.body.results.id as number
    expect(await allowedActionsOf(id)).toEqual(onlyNote)
    for (const name of Object.keys(actions).filter((each) => each !== 'note')) {
      const answer = await actions[name]?.(id)
      expect([name, answer?.status, answer?.body.code]).toEqual([
        name,
        409,
        'one_time_not_reversible',
      ])
    }
  })
})

describe('T-21 a void or refund that is sent again', () => {
  test.each([
    ['void/', voiding],
    ['refund/', part(1_000)],
  ])('%s comes once, and its key is required', async (what, body) => {
    const sale = await sold({}, 'manager')
    const key = crypto.randomUUID()
    const first = await api.as('manager').patch(at(sale.id, what), body, { key })
    const again = await api.as('manager').patch(at(sale.id, what), body, { key })
    expect([first.status, again.text]).toEqual([200, first.text])
    expect(await ledgerOf(sale.id)).toHaveLength(4)
    const none = await api.as('manager').patch(at(sale.id, what), body, { key: null })
    expect(none.body.code).toBe('idempotency_key_required')
  })
})

describe('a change', () => {
  test('of the split on the same day is a correction in the ledger', async () => {
    const sale = await sold()
    const payments = [
      { amount: 100_000, payment_method: 3 },
      { amount: 300_000, payment_method: 2 },
    ]
    const { body } = await change(sale.id, { payments })
    expect(body.results).toMatchObject({ payments, version: 2, total: 400_000 })
    expect((await ledgerOf(sale.id)).slice(2)).toEqual([
      { kind: 'correction', day: today, account: 'cash', amount: -400_000 },
      { kind: 'correction', day: today, account: 'cash', amount: 100_000 },
      { kind: 'correction', day: today, account: 'terminal', amount: 300_000 },
    ])
    await undo(sale.id)
    const net = await api.sql(
      1,
      `select e.account, sum(e.amount) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where t.payment_id = $1 group by 1 having sum(e.amount) <> 0`,
      [sale.id],
    )
    expect(net).toEqual([])
  })

  test('of the day moves its money from the one day to the other', async () => {
    const sale = await sold()
    const { body } = await change(sale.id, {
      payment_date: '2026-11-10',
      note: ' Kechikib kiritildi ',
    })
    expect(body.results).toMatchObject({ payment_date: '2026-11-10', note: 'Kechikib kiritildi' })
    expect((await ledgerOf(sale.id)).slice(2)).toEqual([
      { kind: 'correction', day: today, account: 'cash', amount: -400_000 },
      { kind: 'correction', day: today, account: 'membership', amount: 400_000 },
      { kind: 'correction', day: '2026-11-10', account: 'cash', amount: 400_000 },
      { kind: 'correction', day: '2026-11-10', account: 'membership', amount: -400_000 },
    ])
    const found = async (day: string) => {
      const query = `start_date=${day}&end_date=${day}&per_page=100`
      const { results } = (await api.as('manager').get(`/management/payment/?${query}`)).body
      return (results as Row[]).some(({ id }) => id === sale.id)
    }
    expect([await found('2026-11-10'), await found(today)]).toEqual([true, false])
    const [audit] = await api.sql<{ before: object; after: object }>(
      1,
      `select before, after from audit_log where action = 'payment.changed' and record_id = $1`,
      [sale.id],
    )
    expect([audit?.before, audit?.after]).toMatchObject([
      { payment_date: today, note: '' },
      { payment_date: '2026-11-10', note: 'Kechikib kiritildi' },
    ])
  })

  test.each([
    ['tomorrow', { payment_date: '2026-11-22' }, [400, 'date_in_future', 'payment_date']],
    ['REL-39 60 days back', { payment_date: '2026-09-22' }, [400, 'date_too_old', 'payment_date']],
    [
      'a split that falls short',
      { payments: [{ amount: 1, payment_method: 3 }] },
      [400, 'amount_mismatch', 'payments'],
    ],
    [
      'the deposit',
      { payments: [{ amount: 400_000, payment_method: 5 }] },
      [400, 'method_not_allowed', 'payments.0.payment_method'],
    ],
    [
      'a method twice',
      {
        payments: [
          { amount: 399_999, payment_method: 3 },
          { amount: 1, payment_method: 3 },
        ],
      },
      [400, 'method_twice', 'payments.1.payment_method'],
    ],
    ['an older version', { version: 7, note: 'x' }, [409, 'stale_record']],
  ])('refuses %s', async (_, body, wanted) => {
    const sale = await sold()
    expect(told(await change(sale.id, body))).toEqual(wanted)
  })

  test('59 days back is the furthest, and the permission is asked', async () => {
    const sale = await sold()
    await setRights(api, 'manager', { payment: { list: { change: true } } })
    expect(told(await change(sale.id, { payment_date: '2026-09-23' }))).toEqual([
      403,
      'backdate_not_allowed',
      'payment_date',
    ])
    const older = await sold({ payment_date: '2026-11-20', start_date: today }, 'owner')
    expect(told(await change(older.id, { payment_date: today }))).toEqual([
      403,
      'backdate_not_allowed',
      'payment_date',
    ])
    await setRights(api, 'manager', null)
    expect((await change(sale.id, { payment_date: '2026-09-23' })).status).toBe(200)
    expect(told(await change(sale.id, { note: 'x' }, 'desk'))).toEqual([403, 'forbidden'])
  })

  test.each([
    ['back', today, '2026-11-20'],
    ['on to today', '2026-11-20', today],
  ])('of the day %s is reported to the owner', async (_, payment_date, day) => {
    const sale = await sold({ payment_date, start_date: today }, 'owner')
    const alarms = () =>
      api.sql(1, `select kind from event where kind = 'backdating.created' and record_id = $1`, [
        sale.id,
      ])
    expect(await alarms()).toEqual([])
    expect((await change(sale.id, { payment_date: day })).status).toBe(200)
    expect(await alarms()).toHaveLength(1)
    await change(sale.id, { version: 2, note: 'Chek yoʻqolgan' })
    expect(await alarms()).toHaveLength(1)
  })

  test('the split stays from the next day on, and so does a day behind the start', async () => {
    const sale = await sold({ payment_date: '2026-11-20', start_date: '2026-11-20' }, 'manager')
    expect(told(await change(sale.id, { payment_date: today }))).toEqual([
      400,
      'payment_after_start',
      'payment_date',
    ])
    expect(await allowedActionsOf(sale.id)).toMatchObject({ date: true, split: true })
    await moveTo('2026-11-21T19:00:00Z')
    expect(await allowedActionsOf(sale.id)).toMatchObject({ date: true, split: false })
    const payments = [{ amount: 400_000, payment_method: 1 }]
    expect(told(await change(sale.id, { payments }))).toEqual([
      409,
      'split_of_today_only',
      'payments',
    ])
  })
})

describe('T-32 the day is the club’s', () => {
  test.each([
    ['2026-11-21T18:59:59Z', '2026-11-21'],
    ['2026-11-21T19:00:00Z', '2026-11-22'],
  ])('a void at %s is of %s', async (moment, day) => {
    const sale = await sold()
    await moveTo(moment)
    await undo(sale.id, {}, 'manager')
    const { void_date } = (await api.as('manager').get(at(sale.id, 'void-detail/'))).body.results
    expect(void_date).toBe(day)
  })
})
