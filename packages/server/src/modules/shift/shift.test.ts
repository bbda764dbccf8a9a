import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym, saleOf, today, type Gym } from '../../../test/gym.ts'
import { sandboxProvider } from '../../adapters/online/sandbox.ts'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
let rows: Gym
let plan: number
beforeAll(async () => {
  const sandbox = sandboxProvider(() => 'http://zal.test')
  api = await testServer({ online: () => sandbox })
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(() => api.close())

const at = (id: number, what = '') => `/finance/shift/${id}/${what}`
const put = (is_on: boolean, person: Person = 'owner') =>
  api.as(person).patch('/finance/shift-setting/', { is_on })
const open = (float = 300_000, person: Person = 'desk') =>
  api.as(person).post('/finance/shift/', { float })
const cash = (id: number, direction: string, amount: number, reason = 'Mayda pul uchun') =>
  api.as('desk').post(at(id, 'cash/'), { direction, amount, reason })
const count = (sum: number) => ({
  notes: [{ note: 1_000, count: Math.floor(sum / 1_000) }],
  coins: sum % 1_000,
})
const close = (id: number, sum: number, difference_reason?: string) =>
  api.as('desk').post(at(id, 'close/'), { ...count(sum), difference_reason })
const report = async (id: number) => (await api.as('desk').get(at(id))).body.results
const current = async () => (await api.as('desk').get('/finance/shift-current/')).body.results
const sell = async (changes = {}) =>
  api
    .as('desk')
    .post('/management/payment/', saleOf((await rows.members(1))[0] ?? 0, plan, changes))
const shiftOf = (payment: number) =>
  api.sql<{ kind: string; shift_id: number | null }>(
    1,
    'select kind, shift_id from ledger_transaction where payment_id = $1 order by id',
    [payment],
  )
const told = ({ status, body }: Awaited<ReturnType<typeof open>>) => [status, body.code]

const byStatus = ([one]: unknown[], [other]: unknown[]) => Number(one) - Number(other)

/** Opens a new shift, whatever was before. */
async function begun(float = 300_000): Promise<number> {
  await finish()
  await put(true)
  const answer = await open(float)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.results.id
}

/** Closes an open shift with any count. */
async function finish() {
  const { shift } = await current()
  if (shift) await close(shift.id, 1, 'Sinovdan keyin yopildi')
}

describe('a club without shifts', () => {
  test('is how every club begins', async () => {
    expect(await current()).toMatchObject({ is_on: false, shift: null })
    const settings = (await api.as('desk').get('/management/settings/')).body.results
    expect(settings.features).toEqual({ deposit: true, shift: false })
  })

  test('cash is taken as ever, and no shift opens', async () => {
    const sale = await sell()
    expect(await shiftOf(sale.body.results.id)).toEqual([{ kind: 'payment', shift_id: null }])
    expect(told(await open())).toEqual([409, 'shifts_off'])
  })

  test('hides shifts from the desk', async () => {
    const { finance } = (await api.as('desk').get('/staffs/permissions/')).body.results
    expect(finance).toEqual({ shift: false })
    await put(true)
    const after = (await api.as('desk').get('/staffs/permissions/')).body.results
    expect(after.finance).toEqual({ shift: { register: true } })
    await put(false)
  })
})

describe('the setting', () => {
  test.each<[Person, number]>([
    ['owner', 200],
    ['manager', 200],
    ['desk', 403],
    ['trainer', 403],
  ])('by the %s: %i', async (person, status) => {
    await finish()
    expect((await put(true, person)).status).toBe(status)
  })

  test('is kept with the others of the club, and stays while a shift is open', async () => {
    await begun()
    expect(told(await put(false))).toEqual([409, 'shift_still_open'])
    await finish()
    expect(told(await put(false))).toEqual([200, 'ok'])
    const [club] = await api.sql(1, 'select settings from club where id = 1')
    expect(club).toEqual({ settings: { credit_limit: 500_000, features: { shift: false } } })
    const elsewhere = await api.as('owner').get('/finance/shift-current/', { club: 2 })
    expect(elsewhere.body.results.is_on).toBe(false)
  })

  test('leaves an audit row with before and after', async () => {
    await finish()
    await put(false)
    await put(true)
    const [row] = await api.sql(
      1,
      `select before, after from audit_log where action = 'club.changed' order by id desc limit 1`,
    )
    expect(row).toEqual({ before: { shift: false }, after: { shift: true } })
  })
})

describe('while shifts are on', () => {
  beforeEach(async () => {
    await finish()
    await put(true)
  })

  test('T-46 cash without a shift is refused, and nothing is written', async () => {
    const before = await api.sql(1, 'select count(*) from payment')
    const refused = await sell()
    expect(told(refused)).toEqual([409, 'no_open_shift'])
    expect(refused.body.message).toMatch(/Open a shift/)
    expect(await api.sql(1, 'select count(*) from payment')).toEqual(before)
  })

  test('money that is no cash is taken without a shift', async () => {
    const sale = await sell({
      payment_method: 1,
      payments: [{ amount: 400_000, payment_method: 1 }],
    })
    expect(sale.status).toBe(200)
    expect(await shiftOf(sale.body.results.id)).toEqual([{ kind: 'payment', shift_id: null }])
  })

  test('a sale, its refund and a void belong to the open shift', async () => {
    const id = await begun()
    const sold = (await sell()).body.results.id
    const undone = (await sell()).body.results.id
    const refund = {
      payment_status: 'partial_refund',
      refund_method: 3,
      refund_amount: 150_000,
      refund_reason: 'Boshqa shaharga koʻchdi',
    }
    const back = await api.as('manager').patch(`/management/payment/${sold}/refund/`, refund)
    const voiding = { void_reason: 1, void_description: 'Summa notoʻgʻri' }
    const gone = await api.as('desk').patch(`/management/payment/${undone}/void/`, voiding)
    expect([back.status, gone.status]).toEqual([200, 200])
    expect(await shiftOf(sold)).toEqual([
      { kind: 'payment', shift_id: id },
      { kind: 'refund', shift_id: id },
    ])
    expect(await shiftOf(undone)).toEqual([
      { kind: 'payment', shift_id: id },
      { kind: 'void', shift_id: id },
    ])
    await close(id, 550_000)
    expect(await report(id)).toMatchObject({ expected: 550_000, difference: 0 })
  })

  test('a refund of a sale of yesterday’s shift is money of today’s', async () => {
    const first = await begun()
    const sold = (await sell()).body.results.id
    await close(first, 700_000)
    const second = (await open(500_000)).body.results.id
    const refund = {
      payment_status: 'refund',
      refund_method: 3,
      refund_amount: 400_000,
      refund_reason: 'Boshqa shaharga koʻchdi',
    }
    await api.as('manager').patch(`/management/payment/${sold}/refund/`, refund)
    await close(second, 100_000)
    expect(await report(second)).toMatchObject({ expected: 100_000, difference: 0 })
    expect(await report(first)).toMatchObject({ expected: 700_000, difference: 0 })
  })

  test('one shift is open in a club, also where two open it at the same moment', async () => {
    const answers = await Promise.all([open(1), open(2, 'manager'), open(3, 'owner')])
    expect(answers.map(told).toSorted(byStatus)).toEqual([
      [200, 'ok'],
      [409, 'shift_already_open'],
      [409, 'shift_already_open'],
    ])
    const again = api.sql(
      1,
      `insert into shift (merchant_id, club_id, opened_by, opened_at, business_day) values (1, 1, 1, now(), $1)`,
      [today],
    )
    await expect(again).rejects.toMatchObject({ code: '23505' })
  })

  test('a shift can begin with nothing in the drawer, and end so', async () => {
    const id = await begun(0)
    const { status, body } = await api.as('desk').post(at(id, 'close/'), { notes: [] })
    expect([status, body.results.expected, body.results.counted]).toEqual([200, 0, 0])
  })

  test('the list by state and day', async () => {
    const list = async (query: string) => {
      const { body } = await api.as('owner').get(`/finance/shift-list/?${query}`)
      return [body.results.map(({ id }: { id: number }) => id), body.total_count]
    }
    const even = await begun(100_000)
    await close(even, 100_000)
    const differs = (await open(100_000)).body.results.id
    await close(differs, 90_000, 'Qaytim xato berilgan')
    const last = (await open()).body.results.id
    expect(await list('status=open')).toEqual([[last], 1])
    expect((await list('status=even'))[0]).toContain(even)
    expect((await list('status=even'))[0]).not.toContain(differs)
    expect((await list('status=differs'))[0]).toContain(differs)
    expect(await list(`start_date=${today}&end_date=${today}&status=open`)).toEqual([[last], 1])
    expect(await list('end_date=2026-11-20')).toEqual([[], 0])
    expect(await list('start_date=2026-11-22')).toEqual([[], 0])
  })

  test('is of one club', async () => {
    const id = await begun()
    expect((await api.as('owner').get(at(id), { club: 2 })).status).toBe(404)
    expect((await api.as('stranger').get(at(id))).status).toBe(404)
    const elsewhere = await api.as('owner').post(at(id, 'close/'), count(300_000), { club: 2 })
    expect(elsewhere.status).toBe(404)
  })
})

describe('in the LITE edition, which has no shifts', () => {
  const become = (edition: string) =>
    api.sql(1, 'update merchant set edition = $1 where id = 1', [edition])
  afterEach(() => become('ERP'))
  const refund = {
    payment_status: 'refund',
    refund_method: 3,
    refund_amount: 400_000,
    refund_reason: 'Boshqa shaharga koʻchdi',
  }

  test.each([
    ['is none', finish],
    ['was left open', begun],
  ])('cash is taken and given where one %s, and is no part of it', async (_, prepare) => {
    await prepare()
    await put(true)
    await become('LITE')
    expect(told(await put(false))).toEqual([403, 'edition_required'])
    const settings = (await api.as('desk').get('/management/settings/')).body.results
    expect(settings.features).toEqual({ deposit: false, shift: false })
    const { id } = (await sell()).body.results
    const back = await api.as('manager').patch(`/management/payment/${id}/refund/`, refund)
    expect(told(back)).toEqual([200, 'ok'])
    expect(await shiftOf(id)).toEqual([
      { kind: 'payment', shift_id: null },
      { kind: 'refund', shift_id: null },
    ])
  })

  test('restores the setting of the club with the full edition', async () => {
    await finish()
    await put(true)
    await become('LITE')
    await become('ERP')
    expect(told(await sell())).toEqual([409, 'no_open_shift'])
  })
})

describe('cash in and out', () => {
  test('changes the expected cash, and stores person, reason and amount', async () => {
    const id = await begun()
    await cash(id, 'in', 200_000)
    const out = await cash(id, 'out', 50_000, ' Ichimlik suvi ')
    expect(out.body.results.moves).toMatchObject([
      { direction: 'in', amount: 200_000, reason: 'Mayda pul uchun', by: 'Karimov desk' },
      { direction: 'out', amount: 50_000, reason: 'Ichimlik suvi' },
    ])
    await close(id, 450_000)
    expect((await report(id)).cash).toEqual([
      { kind: 'float', amount: 300_000 },
      { kind: 'cash_in', amount: 200_000 },
      { kind: 'cash_out', amount: -50_000 },
    ])
    const audit = await api.sql(
      1,
      `select after, reason from audit_log where action = 'shift.cash_moved' and record_id = $1 order by id`,
      [id],
    )
    expect(audit).toEqual([
      { after: { direction: 'in', amount: 200_000 }, reason: 'Mayda pul uchun' },
      { after: { direction: 'out', amount: 50_000 }, reason: 'Ichimlik suvi' },
    ])
  })

  test('needs a reason, and takes no more than is there', async () => {
    const id = await begun()
    const unsaid = await cash(id, 'out', 10_000, '  a  ')
    expect([unsaid.status, Object.keys(unsaid.body.errors)]).toEqual([400, ['reason']])
    expect(told(await cash(id, 'out', 300_001))).toEqual([409, 'cash_out_above'])
    expect(told(await cash(id, 'out', 300_000))).toEqual([200, 'ok'])
  })

  test('is over when the shift is', async () => {
    const id = await begun()
    await close(id, 300_000)
    expect(told(await cash(id, 'in', 1_000))).toEqual([409, 'shift_closed'])
    expect(told(await close(id, 300_000))).toEqual([409, 'shift_closed'])
  })
})

describe('closing', () => {
  test('is blind: the expected cash is null before the count', async () => {
    const id = await begun()
    await sell()
    const blind = { status: 'open', expected: null, counted: null, difference: null }
    const empty = { cash: [], by_method: [] }
    expect(await report(id)).toMatchObject({ ...blind, ...empty })
    expect((await current()).shift).toMatchObject({ ...blind, ...empty })
    const [row] = (await api.as('owner').get('/finance/shift-list/')).body.results
    expect(row).toMatchObject({ id, ...blind })
  })

  test('with a difference needs a reason, and does not tell by how much until then', async () => {
    const id = await begun()
    await sell()
    const refused = await close(id, 695_000)
    expect(told(refused)).toEqual([409, 'shift_differs'])
    expect(refused.body.errors).toHaveProperty('difference_reason')
    expect(refused.text).not.toMatch(/5 ?000/)
    expect((await report(id)).status).toBe('open')
    const closed = await close(id, 695_000, 'Qaytim xato berilgan')
    expect(closed.body.results).toMatchObject({
      status: 'closed',
      expected: 700_000,
      counted: 695_000,
      difference: -5_000,
      difference_reason: 'Qaytim xato berilgan',
      closed_by: 'Karimov desk',
      notes: [{ note: 1_000, count: 695 }],
    })
    const [row] = await api.sql(
      1,
      `select before, after, reason from audit_log where action = 'shift.closed' and record_id = $1`,
      [id],
    )
    expect(row).toEqual({
      before: { expected: 700_000 },
      after: { counted: 695_000, difference: -5_000 },
      reason: 'Qaytim xato berilgan',
    })
  })

  test('REL-05 expects the sum of the cash payments and the cash movements', async () => {
    const id = await begun(250_000)
    await sell()
    await sell({
      payments: [
        { amount: 100_000, payment_method: 3 },
        { amount: 300_000, payment_method: 2 },
      ],
    })
    await sell({ payment_method: 4, payments: [{ amount: 400_000, payment_method: 4 }] })
    await cash(id, 'out', 70_000)
    await close(id, 680_000)
    const { expected, cash: lines, by_method } = await report(id)
    expect(by_method).toEqual([
      { payment_method: 2, amount: 300_000 },
      { payment_method: 3, amount: 500_000 },
      { payment_method: 4, amount: 400_000 },
    ])
    const total = lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)
    expect([expected, total]).toEqual([680_000, 250_000 + 500_000 - 70_000])
    const left = await api.sql(
      1,
      `select e.account, sum(e.amount) as amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where t.shift_id = $1 and e.account in ('cash', 'cash_difference') group by 1`,
      [id],
    )
    expect(left).toEqual([{ account: 'cash', amount: 0 }])
  })

  test.each([
    ['a note that does not exist', [{ note: 3_000, count: 1 }], 'notes.0.note'],
    [
      'a note twice',
      [
        { note: 1_000, count: 1 },
        { note: 1_000, count: 2 },
      ],
      'notes.1.note',
    ],
  ])('does not take %s', async (_, notes, field) => {
    const id = await begun()
    const { status, body } = await api.as('desk').post(at(id, 'close/'), { notes })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  test('counts the notes of the country', async () => {
    const kgz = api.as('stranger')
    await kgz.patch('/finance/shift-setting/', { is_on: true })
    const { id } = (await kgz.post('/finance/shift/', { float: 5_020 })).body.results
    const now = (await kgz.get('/finance/shift-current/')).body.results
    expect(now.denominations).toEqual([5_000, 2_000, 1_000, 500, 200, 100, 50, 20])
    const notes = [
      { note: 5_000, count: 1 },
      { note: 20, count: 1 },
    ]
    const closed = await kgz.post(at(id, 'close/'), { notes })
    expect(closed.body.results).toMatchObject({ counted: 5_020, difference: 0 })
  })

  test('waits for a sale with a part in cash and pending online money', async () => {
    const id = await begun()
    const online = (cash: number) =>
      sell({
        payment_method: 6,
        payments: [
          { amount: 400_000 - cash, payment_method: 6 },
          ...(cash > 0 ? [{ amount: cash, payment_method: 3 }] : []),
        ],
      })
    const alone = (await online(0)).body.results.id
    const mixed = (await online(100_000)).body.results.id
    expect(told(await close(id, 300_000))).toEqual([409, 'online_still_open'])
    await api.as('desk').post(`/management/online-payment/${mixed}/cancel/`)
    expect(told(await close(id, 300_000))).toEqual([200, 'ok'])
    const paid = await api
      .as('desk')
      .post(`/management/online-payment/${alone}/sandbox/`, { paid: true })
    expect(paid.body.results.state).toBe('completed')
  })

  test('is final: a closed shift cannot change', async () => {
    const id = await begun()
    await close(id, 300_000)
    const change = api.sql(1, 'update shift set counted = 1 where id = $1', [id])
    await expect(change).rejects.toMatchObject({ code: '42501' })
  })

  test('repeated with the same key is closed once', async () => {
    const id = await begun()
    const key = { key: '5e1f4f5e-6d0c-4c55-9c0f-2f0e6e0b9a11' }
    const first = await api.as('desk').post(at(id, 'close/'), count(300_000), key)
    const second = await api.as('desk').post(at(id, 'close/'), count(300_000), key)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.results).toEqual(first.body.results)
  })
})

test('shifts are listed, the latest first, with their differences', async () => {
  const short = await begun()
  await close(short, 299_000, 'Qaytim xato berilgan')
  const exact = await begun()
  await close(exact, 300_000)
  const { results } = (await api.as('manager').get('/finance/shift-list/?per_page=2')).body
  expect(results).toMatchObject([
    { id: exact, difference: 0 },
    { id: short, difference: -1_000, difference_reason: 'Qaytim xato berilgan' },
  ])
  const [event] = await api.sql(
    1,
    `select kind, record_id from event where kind like 'shift.%' order by seq desc limit 1`,
  )
  expect(event).toEqual({ kind: 'shift.changed', record_id: exact })
})
