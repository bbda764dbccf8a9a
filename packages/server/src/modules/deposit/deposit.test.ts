import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noon, testServer, type Person, type TestServer } from '../../testing/index.ts'
import { gym, saleOf, today } from '../../../test/gym.ts'

let api: TestServer
let member: number
beforeAll(async () => {
  api = await testServer()
})
beforeEach(async () => {
  api.clock.now = noon
  ;[member = 0] = await gym(api).members(1)
})
afterAll(() => api.close())

const cash = (amount: number) => [{ payment_method: 3, amount }]
const put = (body: object = {}, person: Person = 'desk') => {
  const whole = {
    gym_customer: member,
    amount: 250_000,
    payment_date: today,
    date_reason: 'Kecha kiritilmay qolgan',
    payment_types: cash(250_000),
    ...body,
  }
  return api.as(person).post('/management/deposit-payments/', whole)
}
const giveBack = (body: object = {}, person: Person = 'manager') => {
  const whole = {
    gym_customer: member,
    amount: 100_000,
    payment_method: 3,
    reason: 'Boshqa shaharga koʻchdi',
    ...body,
  }
  return api.as(person).post('/management/deposit-returns/', whole)
}
const change = (id: number, body: object, person: Person = 'manager') =>
  api.as(person).patch(`/management/deposit-payments/${id}/`, body)
const list = async (query = '') =>
  JSON.parse((await api.as('desk').get(`/management/deposit-payments/${query}`)).text)
const totals = async (period: string): Promise<{ replenished: number; withdrawn: number }> =>
  (await list(`?period=${period}`)).totals
const balance = () => gym(api).balance(member)
/** Ledger balances of the member's transactions, by account. */
const accounts = () =>
  api.sql(
    1,
    `select e.account, sum(e.amount)::int as amount from ledger_entry e
       join ledger_transaction t on t.id = e.transaction_id where t.member_id = $1 group by 1 having sum(e.amount) <> 0 order by 1`,
    [member],
  )
const trail = () =>
  api.sql(
    1,
    `select action, reason, after->'amount' as amount from audit_log
      where member_id = $1 and record_type = 'deposit' order by id`,
    [member],
  )
const events = (id: number) =>
  api.sql(1, `select kind from event where record_id = $1 and kind like 'deposit.%'`, [id])

describe('money is put on a deposit', () => {
  test('by one method: the line, the ledger, the audit and the event', async () => {
    const { status, body } = await put()
    expect(status).toBe(200)
    const { id } = body.results
    expect(body.results).toMatchObject({
      kind: 'deposit',
      amount: 250_000,
      remaining_balance: 250_000,
      payment_date: today,
      payment_types: [{ payment_method: 3, amount: 250_000 }],
      parts: cash(250_000),
      gym_customer: { id: member, fullname: 'Gʻulomova Oʻgʻiloy', is_external_user: false },
      order: null,
      version: 1,
      allowed_actions: { change: false, add: true, return: false },
      by: 'Karimov desk',
    })
    expect(await balance()).toBe(250_000)
    expect(await accounts()).toEqual([
      { account: 'cash', amount: 250_000 },
      { account: 'deposit', amount: -250_000 },
    ])
    expect(await trail()).toEqual([{ action: 'deposit.created', reason: null, amount: 250_000 }])
    expect(await events(id)).toEqual([{ kind: 'deposit.created' }])
  })

  test('multi-deposit: by up to three methods, which add up', async () => {
    const payment_types = [
      { payment_method: 3, amount: 100_000 },
      { payment_method: 1, amount: 90_000 },
      { payment_method: 2, amount: 60_000 },
    ]
    const { body } = await put({ payment_types })
    expect(body.results).toMatchObject({ amount: 250_000, payment_types, parts: payment_types })
    expect(await accounts()).toEqual([
      { account: 'card', amount: 90_000 },
      { account: 'cash', amount: 100_000 },
      { account: 'deposit', amount: -250_000 },
      { account: 'terminal', amount: 60_000 },
    ])
  })

  test('pays a debt', async () => {
    await gym(api).deposit(member, -80_000)
    const { body } = await put({ amount: 80_000, payment_types: cash(80_000) })
    expect(body.results).toMatchObject({ remaining_balance: 0 })
  })

  const twice = [...cash(125_000), ...cash(125_000)]
  const four = [1, 2, 3, 4].map((payment_method) => ({ payment_method, amount: 62_500 }))
  test.each([
    ['a later day', { payment_date: '2026-11-22' }, 'date_in_future', 'payment_date'],
    ['an earlier day', { payment_date: '2026-11-20' }, 'backdate_not_allowed', 'payment_date'],
    ['too little', { payment_types: cash(1) }, 'amount_mismatch', 'payment_types'],
    ['too much', { payment_types: cash(250_001) }, 'amount_mismatch', 'payment_types'],
    [
      'twice the same method',
      { payment_types: twice },
      'method_twice',
      'payment_types.1.payment_method',
    ],
    ['four parts', { payment_types: four }, 'validation', 'payment_types'],
    ['no part', { payment_types: [] }, 'validation', 'payment_types'],
    [
      'the deposit itself',
      { payment_types: [{ payment_method: 5, amount: 250_000 }] },
      'method_not_allowed',
      'payment_types.0.payment_method',
    ],
    [
      'an online method',
      { payment_types: [{ payment_method: 6, amount: 250_000 }] },
      'provider_unavailable',
      'payment_types.0.payment_method',
    ],
  ])('%s is refused', async (_, body, code, field) => {
    const answer = await put(body)
    expect([answer.body.code, Object.keys(answer.body.errors)]).toEqual([code, [field]])
    expect(answer.body.errors[field]?.[0]).not.toBe(code)
    expect(await balance()).toBe(0)
  })

  test.each([0, -5, 0.5, 1e13, '100', null])(
    'REL-08 an amount of %s is refused',
    async (amount) => {
      expect((await put({ amount })).status).toBe(400)
      expect((await put({ payment_types: [{ payment_method: 3, amount }] })).status).toBe(400)
      expect((await giveBack({ amount })).status).toBe(400)
      expect(await accounts()).toEqual([])
    },
  )

  test('back-dated with the permission, and not too far', async () => {
    const { body } = await put({ payment_date: '2026-11-20' }, 'manager')
    expect(body.results).toMatchObject({
      payment_date: '2026-11-20',
      allowed_actions: { change: true },
    })
    expect((await put({ payment_date: '2026-09-01' }, 'manager')).body.code).toBe('date_too_old')
  })

  test('only for members of the club who are no drafts and may be changed', async () => {
    const [draft, locked, gone] = await Promise.all(
      [{ status: 'draft' }, { read_only: true }, { status: 'inactive' }].map(
        async (columns) => (await gym(api).members(1, columns))[0] ?? 0,
      ),
    )
    const [stranger] = await gym(api, 1, 2).members(1)
    expect((await put({ gym_customer: draft })).body.code).toBe('member_inactive')
    expect((await put({ gym_customer: locked })).body.code).toBe('member_read_only')
    expect((await put({ gym_customer: gone })).status).toBe(200)
    expect((await put({ gym_customer: stranger })).status).toBe(404)
  })

  test('not where the club keeps no deposits, and only by its methods', async () => {
    const settings = (more: object) =>
      api.sql(1, 'update club set settings = $1 where id = 1', [
        JSON.stringify({ credit_limit: 500_000, ...more }),
      ])
    const offered = async (person: Person) =>
      (await api.as(person).get('/staffs/permissions/')).body.results.deposit
    expect(await offered('desk')).toEqual({ list: true, register: true })
    await settings({ features: { deposit: false } })
    expect((await put()).body.code).toBe('deposit_off')
    // An existing deposit can still be listed and returned.
    expect(await offered('desk')).toEqual({ list: true, register: false })
    expect(await offered('manager')).toMatchObject({ list: { return: true }, register: false })
    await settings({ payment_methods: [1, 2] })
    expect((await put()).body.code).toBe('method_not_allowed')
    await settings({})
  })

  test('REL-01 once, however often it is sent', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = {
      gym_customer: member,
      amount: 250_000,
      payment_date: today,
      payment_types: cash(250_000),
    }
    const send = (more: object = {}) =>
      api
        .as('desk')
        .send('POST', '/management/deposit-payments/', JSON.stringify({ ...body, ...more }), {
          headers: key,
        })
    const [first, again] = [await send(), await send()]
    expect(again.text).toBe(first.text)
    expect((await send({ payment_date: '2026-11-20' })).status).toBe(422)
    expect(await balance()).toBe(250_000)
  })
})

describe('money of a deposit is given back', () => {
  test('in cash or to a card, with a reason', async () => {
    await put()
    const { body } = await giveBack()
    expect(body.results).toMatchObject({
      kind: 'withdrawal',
      amount: -100_000,
      remaining_balance: 150_000,
      payment_types: [{ payment_method: 3, amount: -100_000 }],
      reason: 'Boshqa shaharga koʻchdi',
      allowed_actions: { change: false },
    })
    expect(await accounts()).toEqual([
      { account: 'cash', amount: 150_000 },
      { account: 'deposit', amount: -150_000 },
    ])
    expect((await trail()).at(-1)).toEqual({
      action: 'deposit.returned',
      reason: 'Boshqa shaharga koʻchdi',
      amount: -100_000,
    })
    expect((await giveBack({ payment_method: 2 })).status).toBe(400)
    expect((await giveBack({ reason: '   qisqa     ' })).body.errors).toHaveProperty('reason')
  })

  test('without name and phone of the member in the audit rows', async () => {
    const { body: credit } = await put()
    const { body } = await giveBack()
    const rows = await api.sql<{ action: string; before: object; after: object }>(
      1,
      `select action, before, after from audit_log
        where record_type = 'deposit' and record_id = any($1) order by id`,
      [[credit.results.id, body.results.id]],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'deposit.created',
      'deposit.returned',
      'deposit.created',
    ])
    const { fullname, phone } = body.results.gym_customer
    expect([fullname, phone]).toEqual([expect.any(String), expect.stringMatching(/^\+?\d{9,}$/)])
    const text = JSON.stringify(rows)
    for (const personal of [...fullname.split(' '), phone]) expect(text).not.toContain(personal)
  })

  test('REL-11 never more than is there, and not twice', async () => {
    await put()
    expect((await giveBack({ amount: 250_001 })).body).toMatchObject({
      code: 'deposit_not_enough',
      results: { balance: 250_000 },
    })
    expect((await giveBack({ amount: 250_000 })).status).toBe(200)
    const again = await giveBack({ amount: 250_000 })
    expect([again.status, again.body.code]).toEqual([409, 'deposit_not_enough'])
    expect(await balance()).toBe(0)
  })

  test('not by the desk, and not from a debt', async () => {
    await put()
    expect((await giveBack({}, 'desk')).status).toBe(403)
    await gym(api).deposit(member, -300_000)
    expect((await giveBack()).body.code).toBe('deposit_not_enough')
  })
})

describe('a replenishment is put right', () => {
  test('on its own day: the difference is a line of its own that points to it', async () => {
    const { id } = (await put()).body.results
    const { status, body } = await change(id, {
      version: 1,
      amount: 200_000,
      payment_types: [
        { payment_method: 3, amount: 150_000 },
        { payment_method: 2, amount: 50_000 },
      ],
    })
    expect(status).toBe(200)
    expect(body.results).toMatchObject({
      id,
      amount: 250_000,
      version: 2,
      parts: [
        { payment_method: 3, amount: 150_000 },
        { payment_method: 2, amount: 50_000 },
      ],
    })
    const { results } = (await api.as('desk').get(`/customer/${member}/deposit-list/`)).body
    expect(results).toMatchObject([
      {
        kind: 'correction',
        corrects: id,
        amount: -50_000,
        remaining_balance: 200_000,
        payment_types: [
          { payment_method: 3, amount: -100_000 },
          { payment_method: 2, amount: 50_000 },
        ],
      },
      { id, kind: 'deposit', amount: 250_000, remaining_balance: 250_000 },
    ])
    expect(await balance()).toBe(200_000)
    expect((await trail()).at(-1)).toMatchObject({ action: 'deposit.changed', amount: 200_000 })
  })

  test('another split of the same amount is no line, but is in the ledger', async () => {
    const { id } = (await put()).body.results
    const payment_types = [{ payment_method: 1, amount: 250_000 }]
    const { body } = await change(id, { version: 1, amount: 250_000, payment_types })
    expect(body.results).toMatchObject({ version: 2, parts: payment_types })
    expect(await accounts()).toEqual([
      { account: 'card', amount: 250_000 },
      { account: 'deposit', amount: -250_000 },
    ])
    const { total_count } = (await api.as('desk').get(`/customer/${member}/deposit-list/`)).body
    expect(total_count).toBe(1)
    const same = await change(id, { version: 2, amount: 250_000, payment_types })
    expect(same.body.results.version).toBe(2)
  })

  test('not below what is left, not with an old version, not by the desk', async () => {
    const { id } = (await put()).body.results
    const less = { version: 1, amount: 100_000, payment_types: cash(100_000) }
    expect((await change(id, less, 'desk')).status).toBe(403)
    await giveBack({ amount: 200_000 })
    expect((await change(id, less)).body.code).toBe('deposit_not_enough')
    const fine = { version: 1, amount: 220_000, payment_types: cash(220_000) }
    expect((await change(id, fine)).status).toBe(200)
    const stale = await change(id, fine)
    expect([stale.status, stale.body.code, stale.body.results.version]).toEqual([
      409,
      'stale_record',
      2,
    ])
    expect(await balance()).toBe(20_000)
  })

  test('not on another day, not a withdrawal, not in another club', async () => {
    const { id } = (await put()).body.results
    const back = (await giveBack()).body.results
    const less = { version: 1, amount: 200_000, payment_types: cash(200_000) }
    expect((await change(back.id, less)).body.code).toBe('deposit_not_changeable')
    const there = api.as('owner', { club: 2 })
    expect((await there.patch(`/management/deposit-payments/${id}/`, less)).status).toBe(404)
    api.clock.now = new Date('2026-11-21T19:30:00Z')
    // The sessions of the others have expired by then.
    expect((await change(id, less, 'director')).body.code).toBe('deposit_of_today_only')
  })

  test('REL-06 nothing that was written is ever changed', async () => {
    const { id } = (await put()).body.results
    const rows = () =>
      api.sql(
        1,
        `select t.*, e.id as entry, e.amount from ledger_transaction t
           join ledger_entry e on e.transaction_id = t.id where t.id = $1 order by e.id`,
        [id],
      )
    const before = await rows()
    await change(id, { version: 1, amount: 200_000, payment_types: cash(200_000) })
    await giveBack()
    expect(await rows()).toEqual(before)
    for (const text of [
      'update deposit_return set reason = reason',
      'delete from deposit_return',
    ]) {
      await expect(api.sql(1, text)).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('T-46 money that leaves a deposit notifies the owner', () => {
  const alarms = async (id: number) =>
    (
      await api.sql(
        1,
        `select kind from event where record_id = $1 and kind ~ '^deposit_' order by seq`,
        [id],
      )
    ).map(({ kind }) => kind)
  const changeTo = async (id: number, amount: number, person: Person = 'manager') =>
    change(id, { version: 1, amount, payment_types: cash(amount) }, person)

  test('given back', async () => {
    await put()
    const { id } = (await giveBack()).body.results
    expect(await alarms(id)).toEqual(['deposit_return.created'])
  })

  test.each([
    ['less', 200_000, ['deposit_less.created']],
    ['more', 300_000, []],
  ])('put right to %s', async (_, amount, told) => {
    const { id } = (await put()).body.results
    expect((await changeTo(id, amount)).status).toBe(200)
    expect(await alarms(id)).toEqual(told)
  })

  test('not where the owner does it', async () => {
    const { id } = (await put()).body.results
    await changeTo(id, 200_000, 'owner')
    const back = (await giveBack({}, 'owner')).body.results
    expect([await alarms(id), await alarms(back.id)]).toEqual([[], []])
  })
})

describe('the list', () => {
  test('by replenishment or withdrawal, day, method and name, with its sums', async () => {
    await api.sql(1, `update member set search_words = '{salimova}' where id = $1`, [member])
    const before = await totals('today')
    const month = await totals('month')
    await put({
      payment_types: [
        { payment_method: 3, amount: 100_000 },
        { payment_method: 1, amount: 150_000 },
      ],
    })
    await put({ amount: 50_000, payment_types: cash(50_000), payment_date: '2026-11-02' }, 'owner')
    await giveBack({ amount: 20_000 })
    const plan = await gym(api).plan({ name: 'Bir kun', price: 30_000, days: 1 })
    const payments = [{ amount: 30_000, payment_method: 5 }]
    const sale = saleOf(member, plan, { price: 30_000, payment_method: 5, payments })
    expect((await api.as('owner').post('/management/payment/', sale)).status).toBe(200)

    const all = await list('?q=salimova')
    expect(all.totals).toEqual({ replenished: 300_000, withdrawn: 50_000 })
    expect(all.results).toMatchObject([
      {
        kind: 'payment',
        amount: -30_000,
        remaining_balance: 250_000,
        payment_types: [],
        order: {
          total: 30_000,
          payments: [{ payment_method: 5, amount: 30_000 }],
          subscription: { type: 1, name: 'Bir kun' },
        },
      },
      { kind: 'withdrawal', amount: -20_000, remaining_balance: 280_000 },
      { kind: 'deposit', amount: 250_000 },
      { kind: 'deposit', amount: 50_000, payment_date: '2026-11-02' },
    ])
    expect(await totals('today')).toEqual({
      replenished: before.replenished + 250_000,
      withdrawn: before.withdrawn + 50_000,
    })
    expect(await totals('month')).toEqual({
      replenished: month.replenished + 300_000,
      withdrawn: month.withdrawn + 50_000,
    })
    expect((await list('?period=today&q=salimova')).totals).toEqual(all.totals)
    const found = async (query: string) =>
      (await list(`?q=salimova&${query}`)).results.map((line: { amount: number }) => line.amount)
    expect(await found('type=1')).toEqual([250_000, 50_000])
    expect(await found('type=2')).toEqual([-30_000, -20_000])
    expect(await found('pay_method=1')).toEqual([250_000])
    expect(await found('pay_method=3&type=2')).toEqual([-20_000])
    expect(await found('start_date=2026-11-01&end_date=2026-11-10')).toEqual([50_000])
    expect(await found('per_page=1&page=2')).toEqual([-20_000])
    expect(await list('?q=nobody')).toMatchObject({ total_count: 0, results: [] })
    expect((await list('?start_date=2026-11-10&end_date=2026-11-01')).code).toBe(
      'date_range_reversed',
    )
    expect((await list('?start_date=2026-01-01&end_date=2026-11-01')).code).toBe(
      'date_range_too_long',
    )
  })

  test('says what can be done: who is only looked at, and what is there now', async () => {
    const { id } = (await put()).body.results
    const look = async (person: Person) =>
      (await api.as(person).get(`/management/deposit-payments/${id}/`)).body.results
    expect((await look('manager')).allowed_actions).toEqual({
      change: true,
      add: true,
      return: true,
    })
    expect((await look('desk')).allowed_actions).toEqual({
      change: false,
      add: true,
      return: false,
    })
    await giveBack({ amount: 20_000 })
    expect(await look('manager')).toMatchObject({
      remaining_balance: 250_000,
      gym_customer: { balance: 230_000 },
    })
    await giveBack({ amount: 230_000 })
    expect((await look('manager')).allowed_actions).toEqual({
      change: true,
      add: true,
      return: false,
    })
    await api.sql(1, 'update member set read_only = true where id = $1', [member])
    expect((await look('manager')).allowed_actions).toEqual({
      change: false,
      add: false,
      return: false,
    })
    expect((await list()).results[0].allowed_actions).toEqual({
      change: false,
      add: false,
      return: false,
    })
  })

  test('says of who was removed that nothing can be done any more', async () => {
    await put()
    await giveBack({ amount: 250_000 })
    expect((await list()).results[0].allowed_actions).toMatchObject({ add: true })
    expect((await api.as('manager').delete(`/management/member/${member}/`)).status).toBe(200)
    expect((await list()).results[0].allowed_actions).toEqual({
      change: false,
      add: false,
      return: false,
    })
    expect((await put()).status).toBe(404)
  })

  test('is of this club only', async () => {
    const { id } = (await put()).body.results
    const there = api.as('owner', { club: 2 })
    const { results } = (await there.get('/management/deposit-payments/')).body
    expect(results).toEqual([])
    expect((await there.get(`/management/deposit-payments/${id}/`)).status).toBe(404)
    expect((await there.get(`/customer/${member}/balance/`)).status).toBe(404)
  })
})

describe('debtors', () => {
  const owing = async (query = '') =>
    JSON.parse((await api.as('desk').get(`/management/debtor-list/${query}`)).text)

  test('are listed by debt, largest first, with the day since when, and the sum of all debts', async () => {
    const before = (await owing()).total
    const [other = 0] = await gym(api).members(1)
    await gym(api).deposit(member, 10_000)
    await gym(api).deposit(member, -900_000)
    await gym(api).deposit(other, -950_000)
    const { results, total } = await owing()
    expect(total - before).toBe(1_840_000)
    expect(results.slice(0, 2)).toMatchObject([
      { id: other, balance: -950_000, since: '2026-11-01' },
      { id: member, fullname: 'Gʻulomova Oʻgʻiloy', balance: -890_000, read_only: false },
    ])
    await put({ amount: 890_000, payment_types: cash(890_000) })
    const left = (await owing()).results.map((each: { id: number }) => each.id)
    expect(left).not.toContain(member)
    expect(left).toContain(other)
    expect((await owing('?q=nobody')).results).toEqual([])
  })
})

test('the balance, for the preview', async () => {
  await put()
  const { body } = await api.as('desk').get(`/customer/${member}/balance/`)
  expect(body.results).toEqual({
    id: member,
    fullname: 'Gʻulomova Oʻgʻiloy',
    status: 'active',
    balance: 250_000,
  })
})
