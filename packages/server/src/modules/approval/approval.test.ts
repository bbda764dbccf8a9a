import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf, today, type Gym } from '../../../test/gym.ts'
import {
  password,
  people,
  testServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../testing/index.ts'

let api: TestServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
  plan = await rows.plan()
  for (const [person, pin] of Object.entries(pins)) {
    await api.as(person as Person).patch('/staffs/pin/', { password, pin })
  }
  await limit(200_000)
})
afterAll(() => api.close())

const pins = { owner: '4826', director: '9071', desk: '5183' } satisfies Partial<
  Record<Person, string>
>
const limit = (above: number | null, person: Person = 'owner') =>
  api.as(person).patch('/finance/approval-setting/', { above })
const told = ({ status, body }: Answer) => [status, body.code]
const sold = async (person: Person = 'manager') => {
  const [member] = await rows.members(1)
  const sale = await api.as(person).post('/management/payment/', saleOf(member ?? 0, plan))
  return sale.body.results.id as number
}
const at = (id: number, what: string) => `/management/payment/${id}/${what}/`
const refund = (id: number, refund_amount: number, approval?: string, person: Person = 'manager') =>
  api.as(person).patch(at(id, 'refund'), {
    payment_status: refund_amount === 400_000 ? 'refund' : 'partial_refund',
    refund_method: 3,
    refund_amount,
    refund_reason: 'Boshqa shaharga koʻchdi',
    approval,
  })
const undo = (id: number, approval?: string, person: Person = 'manager') =>
  api.as(person).patch(at(id, 'void'), {
    void_reason: 1,
    void_description: 'Summa notoʻgʻri',
    approval,
  })
const ask = (id: number, wish: object = {}, person: Person = 'manager') =>
  api.as(person).patch(at(id, 'approve'), {
    action: 'refund',
    amount: 400_000,
    staff: people.owner.id,
    pin: pins.owner,
    ...wish,
  })
const approval = async (id: number, wish: object = {}, person: Person = 'manager') =>
  (await ask(id, wish, person)).body.results.approval as string

describe('REL-39 a second person above the limit', () => {
  test('off is how every club begins, and only the owner changes it', async () => {
    const settings = await api.as('owner').get('/management/settings/', { club: 2 })
    expect(settings.body.results.approval_above).toBe(null)
    const roles: Person[] = ['director', 'manager', 'desk']
    for (const person of roles) expect((await limit(1, person)).status).toBe(403)
    expect((await api.as('desk').get('/management/settings/')).body.results.approval_above).toBe(
      200_000,
    )
    const [row] = await api.sql(
      1,
      `select before, after from audit_log where action = 'club.changed' order by id desc limit 1`,
    )
    expect(row).toEqual({ before: { approval_above: null }, after: { approval_above: 200_000 } })
  })

  test('exactly the limit is one person’s, one unit more is not', async () => {
    const id = await sold()
    expect((await refund(id, 200_000)).status).toBe(200)
    const other = await sold()
    const refused = await refund(other, 200_001)
    expect(told(refused)).toEqual([409, 'approval_required'])
    expect(refused.body.results).toEqual({ above: 200_000 })
    expect(told(await undo(other))).toEqual([409, 'approval_required'])
    expect(told(await undo(await sold('owner'), undefined, 'owner'))).toEqual([
      409,
      'approval_required',
    ])
  })

  test('many small refunds of a payment are a large one', async () => {
    const id = await sold()
    expect((await refund(id, 150_000)).status).toBe(200)
    expect(told(await refund(id, 50_001))).toEqual([409, 'approval_required'])
    expect((await refund(id, 50_000)).status).toBe(200)
  })

  test('a refund with it: who approved is on the record, in the audit and in the details', async () => {
    const id = await sold()
    expect((await ask(id)).body.results).toEqual({
      approval: expect.any(String),
      by: 'Karimov owner',
    })
    expect((await refund(id, 400_000, await approval(id))).status).toBe(200)
    const [row] = await api.sql(
      1,
      'select staff_id, approved_by from payment_reversal where payment_id = $1',
      [id],
    )
    expect(row).toEqual({ staff_id: people.manager.id, approved_by: people.owner.id })
    const [audit] = await api.sql<{ after: object }>(
      1,
      `select after from audit_log where action = 'payment.refunded' and record_id = $1`,
      [id],
    )
    expect(audit?.after).toMatchObject({ refund_amount: 400_000, approved_by: 'Karimov owner' })
    const detail = (await api.as('desk').get(at(id, 'refund-detail'))).body.results
    expect(detail).toMatchObject({
      by: 'Karimov manager',
      approved_by: 'Karimov owner',
      refunds: [{ approved_by: 'Karimov owner' }],
    })
  })

  test('a void with it', async () => {
    const id = await sold('desk')
    const given = await approval(id, { action: 'void' }, 'desk')
    expect((await undo(id, given, 'desk')).status).toBe(200)
    const detail = (await api.as('desk').get(at(id, 'void-detail'))).body.results
    expect(detail).toMatchObject({ by: 'Karimov desk', approved_by: 'Karimov owner' })
  })

  test('records no approver below the limit, even if an approval is sent', async () => {
    const id = await sold()
    await refund(id, 100_000, await approval(id, { amount: 100_000 }))
    expect((await api.as('desk').get(at(id, 'refund-detail'))).body.results.approved_by).toBe(null)
  })

  test('works once, for this payment, action and amount, for any requester, and for five minutes', async () => {
    const [id, other] = [await sold(), await sold()]
    const gone = [409, 'approval_gone']
    expect(told(await refund(id, 400_000, 'made up'))).toEqual(gone)
    expect(told(await refund(other, 400_000, await approval(id)))).toEqual(gone)
    expect(told(await undo(id, await approval(id)))).toEqual(gone)
    expect(told(await refund(id, 300_000, await approval(id)))).toEqual(gone)
    expect(told(await refund(id, 400_000, await approval(id, {}, 'director'), 'manager'))).toEqual(
      gone,
    )
    const old = await approval(id)
    api.clock.forward(301)
    expect(told(await refund(id, 400_000, old))).toEqual(gone)
    const once = await approval(id, { amount: 250_000 })
    expect((await refund(id, 250_000, once)).status).toBe(200)
    const second = await sold()
    expect(told(await refund(second, 250_000, once))).toEqual(gone)
    // A refused refund does not consume the approval.
    const kept = await approval(second)
    expect(told(await refund(second, 400_001, kept))).toEqual([400, 'refund_above_total'])
    expect((await refund(second, 400_000, kept)).status).toBe(200)
  })

  test('the same key hears the same answer, with the approval used once', async () => {
    const id = await sold()
    const body = {
      payment_status: 'refund',
      refund_method: 3,
      refund_amount: 400_000,
      refund_reason: 'Boshqa shaharga koʻchdi',
      approval: await approval(id),
    }
    const send = () =>
      api
        .as('manager')
        .patch(at(id, 'refund'), body, { key: 'bd2f4c52-0a51-4c2c-9ef1-0a8f5f2c1a11' })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status, again.text === first.text]).toEqual([200, 200, true])
  })
})

describe('REL-39 a second person above the limit, for money of a deposit', () => {
  const holder = async (amount = 1_000_000) => {
    const [member = 0] = await rows.members(1)
    const put = { gym_customer: member, amount, payment_date: today }
    const payment_types = [{ payment_method: 3, amount }]
    await api.as('desk').post('/management/deposit-payments/', { ...put, payment_types })
    return member
  }
  const giveBack = (member: number, amount: number, given?: string, person: Person = 'manager') =>
    api.as(person).post('/management/deposit-returns/', {
      gym_customer: member,
      amount,
      payment_method: 3,
      reason: 'Boshqa shaharga koʻchdi',
      approval: given,
    })
  const agree = (member: number, amount: number, wish: object = {}, person: Person = 'manager') =>
    api.as(person).patch(`/customer/${member}/approve-return/`, {
      amount,
      staff: people.owner.id,
      pin: pins.owner,
      ...wish,
    })
  const agreed = async (member: number, amount: number) =>
    (await agree(member, amount)).body.results.approval as string

  test('exactly the limit is one person’s, one unit more is not, and small sums of a day are a large one', async () => {
    const [one, other] = [await holder(), await holder()]
    expect((await giveBack(one, 200_000)).status).toBe(200)
    const refused = await giveBack(other, 200_001)
    expect(told(refused)).toEqual([409, 'approval_required'])
    expect(refused.body.results).toEqual({ above: 200_000 })
    expect(await rows.balance(other)).toBe(1_000_000)
    expect(told(await giveBack(one, 1))).toEqual([409, 'approval_required'])
    expect((await giveBack(other, 150_000)).status).toBe(200)
    expect(told(await giveBack(other, 50_001))).toEqual([409, 'approval_required'])
  })

  test('with it: who approved is on the line, in the table and in the audit', async () => {
    const member = await holder()
    const given = await agreed(member, 900_000)
    const { status, body } = await giveBack(member, 900_000, given)
    expect([status, body.results.approved_by, body.results.by]).toEqual([
      200,
      'Karimov owner',
      'Karimov manager',
    ])
    const [row] = await api.sql(
      1,
      'select approved_by from deposit_return where transaction_id = $1',
      [body.results.id],
    )
    expect(row).toEqual({ approved_by: people.owner.id })
    const [audit] = await api.sql<{ after: object }>(
      1,
      `select after from audit_log where action = 'deposit.returned' and record_id = $1`,
      [body.results.id],
    )
    expect(audit?.after).toMatchObject({ approved_by: 'Karimov owner' })
    const list = await api.as('desk').get(`/customer/${member}/deposit-list/`)
    expect(list.body.results[0].approved_by).toBe('Karimov owner')
    expect(list.body.results[1].approved_by).toBe(null)
  })

  test('a replenishment put right to less counts as one, with who approved on its line and in the audit', async () => {
    const member = await holder()
    const [line] = (await api.as('desk').get(`/customer/${member}/deposit-list/`)).body.results
    const less = async (amount: number, given?: string) => {
      const at = `/management/deposit-payments/${line.id}/`
      const { version } = (await api.as('manager').get(at)).body.results
      const payment_types = [{ payment_method: 3, amount }]
      return api.as('manager').patch(at, { version, amount, payment_types, approval: given })
    }
    expect((await less(1_000_000 - 150_000)).status).toBe(200)
    expect(told(await less(850_000 - 50_001))).toEqual([409, 'approval_required'])
    expect(told(await giveBack(member, 50_001))).toEqual([409, 'approval_required'])
    expect(await rows.balance(member)).toBe(850_000)
    expect((await less(50_000, await agreed(member, 800_000))).status).toBe(200)
    expect(await rows.balance(member)).toBe(50_000)
    const [audit] = await api.sql<{ after: object }>(
      1,
      `select after from audit_log where action = 'deposit.changed' and record_id = $1 order by id desc limit 1`,
      [line.id],
    )
    expect(audit?.after).toMatchObject({ approved_by: 'Karimov owner' })
    const lines = (await api.as('desk').get(`/customer/${member}/deposit-list/`)).body.results
    expect(lines.map((each: { approved_by: string | null }) => each.approved_by)).toEqual([
      'Karimov owner',
      null,
      null,
    ])
    // A higher amount or another method is refused.
    expect((await less(500_000)).status).toBe(200)
  })

  test('small corrections of a replenishment of an earlier day are a large one with what goes back today', async () => {
    const [member = 0] = await rows.members(1)
    const payment_types = [{ payment_method: 3, amount: 900_000 }]
    const put = await api.as('manager').post('/management/deposit-payments/', {
      gym_customer: member,
      amount: 900_000,
      payment_date: '2026-11-20',
      date_reason: 'Kecha kiritilmay qolgan',
      payment_types,
    })
    const less = async (amount: number) => {
      const at = `/management/deposit-payments/${put.body.results.id}/`
      const { version } = (await api.as('manager').get(at)).body.results
      const parts = [{ payment_method: 3, amount }]
      return api.as('manager').patch(at, { version, amount, payment_types: parts })
    }
    expect((await less(750_000)).status).toBe(200)
    expect(told(await less(699_999))).toEqual([409, 'approval_required'])
    expect(told(await giveBack(member, 50_001))).toEqual([409, 'approval_required'])
    expect((await giveBack(member, 50_000)).status).toBe(200)
    expect(told(await less(749_999))).toEqual([409, 'approval_required'])
    expect(await rows.balance(member)).toBe(700_000)
  })

  test('works once, for this member and this sum, and not for a payment', async () => {
    const [member, other] = [await holder(), await holder()]
    const gone = [409, 'approval_gone']
    expect(told(await giveBack(other, 300_000, await agreed(member, 300_000)))).toEqual(gone)
    expect(told(await giveBack(member, 400_000, await agreed(member, 300_000)))).toEqual(gone)
    const paid = await sold()
    expect(told(await giveBack(member, 400_000, await approval(paid)))).toEqual(gone)
    expect(told(await refund(paid, 400_000, await agreed(member, 400_000)))).toEqual(gone)
    const old = await agreed(member, 300_000)
    api.clock.forward(301)
    expect(told(await giveBack(member, 300_000, old))).toEqual(gone)
    const once = await agreed(member, 300_000)
    expect((await giveBack(member, 300_000, once)).status).toBe(200)
    expect(told(await giveBack(member, 300_000, once))).toEqual(gone)
    // A refused return does not consume the approval.
    const kept = await agreed(other, 1_000_001)
    expect(told(await giveBack(other, 1_000_001, kept))).toEqual([409, 'deposit_not_enough'])
  })

  test('requires an approver with the permission to return deposits, another person, and the PIN', async () => {
    const member = await holder()
    const names = async (person: Person) =>
      (await api.as(person).get('/management/return-approvers/')).body.results.map(
        ({ id }: { id: number }) => id,
      )
    expect(await names('manager')).toEqual([people.director.id, people.owner.id])
    expect((await api.as('desk').get('/management/return-approvers/')).status).toBe(403)
    const entitled = [409, 'approver_not_entitled']
    expect(told(await agree(member, 1, { staff: people.desk.id, pin: pins.desk }))).toEqual(
      entitled,
    )
    expect(told(await agree(member, 1, {}, 'owner'))).toEqual(entitled)
    expect((await agree(member, 1, {}, 'desk')).status).toBe(403)
    expect(told(await agree(member, 300_000, { pin: '0001' }))).toEqual([400, 'pin_wrong'])
    expect((await agree(member, 300_000)).status).toBe(200)
    const [audit] = await api.sql(
      1,
      `select record_type, record_id, member_id, after->>'action' as action from audit_log
        where action = 'approval.refused' order by id desc limit 1`,
    )
    expect(audit).toEqual({
      record_type: 'member',
      record_id: member,
      member_id: member,
      action: 'return',
    })
    expect(
      (
        await api.as('stranger').patch(`/customer/${member}/approve-return/`, {
          amount: 1,
          staff: people.owner.id,
          pin: pins.owner,
        })
      ).status,
    ).toBe(404)
  })
})

describe('REL-39 the list of approvers', () => {
  test('another person of the club who may give money back and has a PIN', async () => {
    const names = async (person: Person) =>
      (await api.as(person).get('/management/approvers/')).body.results.map(
        ({ id }: { id: number }) => id,
      )
    expect(await names('desk')).toEqual([people.director.id, people.owner.id])
    expect(await names('owner')).toEqual([people.director.id])
  })

  test.each<[string, Person, object]>([
    ['oneself', 'owner', {}],
    ['who has no PIN', 'director', { staff: people.manager.id }],
    ['who may not give money back', 'manager', { staff: people.desk.id, pin: pins.desk }],
    ['a stranger', 'manager', { staff: people.stranger.id }],
  ])('not %s', async (_, person, wish) => {
    expect(told(await ask(await sold(), wish, person))).toEqual([409, 'approver_not_entitled'])
  })

  test('a payment of another club or merchant is not there', async () => {
    const id = await sold()
    const elsewhere = api.as('owner', { club: 2 })
    const body = { action: 'refund', amount: 1, staff: people.director.id, pin: pins.director }
    expect((await elsewhere.patch(at(id, 'approve'), body)).status).toBe(404)
    expect((await api.as('stranger').patch(at(id, 'approve'), body)).status).toBe(404)
  })
})

describe('REL-39 a PIN', () => {
  test('is hashed as a password is, and never read back', async () => {
    const [row] = await api.sql<{ hash: string }>(
      1,
      'select hash from staff_pin where staff_id = 1',
    )
    expect(row?.hash).not.toBe(pins.owner)
    expect((await api.as('owner').get('/staffs/pin/')).body.results).toEqual({ is_set: true })
    const audit = await api.sql(
      1,
      `select before, after from audit_log where action = 'staff.pin_changed'`,
    )
    expect(audit[0]).toEqual({ before: { pin: false }, after: { pin: true } })
    expect(JSON.stringify(audit)).not.toContain(pins.owner)
  })

  test('is set by one’s own password only', async () => {
    const refused = await api
      .as('manager')
      .patch('/staffs/pin/', { password: 'Zal-2027', pin: '4826' })
    expect(told(refused)).toEqual([400, 'password_wrong'])
    expect(Object.keys(refused.body.errors)).toEqual(['password'])
    expect((await api.as('manager').get('/staffs/pin/')).body.results).toEqual({ is_set: false })
  })

  test.each(['1111', '1234', '98765', '000000'])('%s is guessed at once', async (pin) => {
    expect(told(await api.as('manager').patch('/staffs/pin/', { password, pin }))).toEqual([
      400,
      'pin_easy',
    ])
  })

  test('can be removed', async () => {
    await api.as('manager').patch('/staffs/pin/', { password, pin: '7402' })
    expect(
      (await api.as('manager').patch('/staffs/pin/', { password, pin: null })).body.results,
    ).toEqual({ is_set: false })
  })

  test('five wrong tries, then a wait that a right one does not end; each is in the log', async () => {
    const id = await sold()
    for (let nth = 0; nth < 5; nth += 1) {
      expect(told(await ask(id, { pin: '0001' }))).toEqual([400, 'pin_wrong'])
    }
    const refused = await ask(id)
    expect(told(refused)).toEqual([429, 'too_many_attempts'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Another desk shares the count of attempts.
    expect((await ask(id, {}, 'desk')).status).toBe(429)
    const [{ count } = { count: 0 }] = await api.sql<{ count: number }>(
      1,
      `select count(*)::int as count from audit_log where action = 'approval.refused' and record_type = 'payment' and record_id = $1`,
      [id],
    )
    expect(count).toBe(5)
    api.clock.forward(3)
    expect((await ask(id)).status).toBe(200)
    expect((await ask(id)).status).toBe(200)
  })

  test('T-26 is neither set nor asked for in vain after sixty guesses of strangers at the same address', async () => {
    const id = await sold()
    for (let nth = 0; nth < 60; nth += 1) {
      const username = `guess${nth}@zal.demo`
      await api.nobody().post('/merchant/login/', { username, password: 'wrong', country: 'UZB' })
    }
    const stranger = { username: people.owner.mail, password, country: 'UZB' }
    expect((await api.nobody().post('/merchant/login/', stranger)).status).toBe(429)
    expect((await api.as('manager').patch('/staffs/pin/', { password, pin: '7402' })).status).toBe(
      200,
    )
    expect((await ask(id)).status).toBe(200)
  })
})

describe('a discount above the limit of the club', () => {
  const sell = async (person: Person, percent: number, more: object = {}, member?: number) => {
    const buyer = member ?? (await rows.members(1))[0] ?? 0
    const total = 400_000 - (400_000 * percent) / 100
    const discount = {
      discount_value: percent,
      discount_reason: 'Doimiy mijoz',
      subtotal: 400_000,
      total,
    }
    const payments = total > 0 ? [{ amount: total, payment_method: 3 }] : []
    const body = saleOf(buyer, plan, { ...discount, payments, ...more })
    return api.as(person).post('/management/payment/', body)
  }
  const agree = (wish: object, person: Person = 'desk') =>
    api.as(person).patch('/management/discount-approval/', {
      member: null,
      amount: 80_000,
      staff: people.owner.id,
      pin: pins.owner,
      ...wish,
    })

  test('is ten percent unless the owner sets another, and tells the screens', async () => {
    const known = async () =>
      (await api.as('desk').get('/management/settings/')).body.results.discount_limit
    expect(await known()).toBe(10)
    expect(told(await sell('desk', 10))).toEqual([200, 'ok'])
    const refused = await sell('desk', 11)
    expect(told(refused)).toEqual([409, 'approval_required'])
    expect(refused.body.results).toEqual({ above: 40_000 })
    const set = { above: 200_000, discount_limit: 20 }
    const answer = await api.as('owner').patch('/finance/approval-setting/', set)
    expect(answer.body.results).toEqual(set)
    expect(await known()).toBe(20)
    expect(told(await sell('desk', 20))).toEqual([200, 'ok'])
    const [row] = await api.sql(
      1,
      `select before, after from audit_log where action = 'club.changed' order by id desc limit 1`,
    )
    expect(row).toEqual({ before: { discount_limit: 10 }, after: { discount_limit: 20 } })
    await api.as('owner').patch('/finance/approval-setting/', { ...set, discount_limit: 10 })
  })

  test('is approved for this buyer and this amount once, and who approved is in the audit', async () => {
    const [member = 0] = await rows.members(1)
    const { approval: token } = (await agree({ member })).body.results
    expect(told(await sell('desk', 20, { approval: token }))).toEqual([409, 'approval_gone'])
    expect(told(await sell('desk', 21, { approval: token }, member))).toEqual([
      409,
      'approval_gone',
    ])
    const { status, body } = await sell('desk', 20, { approval: token }, member)
    expect([status, body.results.total]).toEqual([200, 320_000])
    const [row] = await api.sql(
      1,
      `select after ->> 'approved_by' as by from audit_log where action = 'payment.created' and record_id = $1`,
      [body.results.id],
    )
    expect(row).toEqual({ by: 'Karimov owner' })
    const next = { approval: token, start_date: '2027-03-01' }
    expect(told(await sell('desk', 20, next, member))).toEqual([409, 'approval_gone'])
  })

  test('is not asked of who may refund, and not approved by who may not', async () => {
    expect(told(await sell('manager', 50))).toEqual([200, 'ok'])
    const colleague = await agree({ staff: people.desk.id, pin: pins.desk }, 'manager')
    expect(told(colleague)).toEqual([409, 'approver_not_entitled'])
    expect(told(await agree({ pin: '0000' }))).toEqual([400, 'pin_wrong'])
    expect(told(await agree({ member: 999_999 }))).toEqual([404, 'not_found'])
  })

  test('of a one-time payment of a guest is approved too', async () => {
    const sale = (approval?: string) =>
      api.as('desk').post('/management/one-time-payment/', {
        customer: null,
        items: [{ service: 4, quantity: 1, price: 100_000 }],
        subtotal: 100_000,
        total: 20_000,
        discount_value: 80,
        discount_reason: 'Doʻstim',
        payment_method: 3,
        payments: [{ amount: 20_000, payment_method: 3 }],
        payment_date: today,
        check_in: false,
        approval,
      })
    expect(told(await sale())).toEqual([409, 'approval_required'])
    const { approval: token } = (await agree({})).body.results
    expect(told(await sale(token))).toEqual([200, 'ok'])
  })

  test('of 100 percent needs a reason of at least three characters', async () => {
    const short = await sell('owner', 100, { discount_reason: ' ha ' })
    expect([...told(short), Object.keys(short.body.errors)]).toEqual([
      400,
      'validation',
      ['discount_reason'],
    ])
    expect(told(await sell('owner', 100, { discount_reason: 'VIP' }))).toEqual([200, 'ok'])
    expect(told(await sell('owner', 99, { discount_reason: 'ha' }))).toEqual([200, 'ok'])
  })
})
