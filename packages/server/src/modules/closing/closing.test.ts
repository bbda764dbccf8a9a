import { readFileSync, globSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf, today, type Gym } from '../../../test/gym.ts'
import { sandboxProvider } from '../../adapters/online/sandbox.ts'
import {
  people,
  testServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../testing/index.ts'
import { operations as described } from '../../testing/operations.ts'

let api: TestServer
let rows: Gym
let plan: number
let member: number
beforeAll(async () => {
  const sandbox = sandboxProvider(() => 'http://zal.test')
  api = await testServer({ online: () => sandbox })
  rows = gym(api)
  plan = await rows.plan({ days: 1 })
  member = (await rows.members(1))[0] ?? 0
})
afterAll(() => api.close())

const yesterday = '2026-11-20'
const why = 'Hisobot topshirildi'
const late = { date_reason: 'Kecha kiritilmay qolgan' }
const close = (day: string, person: Person = 'manager', reason = why) =>
  api.as(person).post('/finance/closed-day/', { day, reason })
const reopen = (id: number, person: Person = 'owner', reason = 'Bitta toʻlov qolgan') =>
  api.as(person).post(`/finance/closed-day/${id}/reopen/`, { reason })
const told = ({ status, body }: Answer) => [status, body.code]
const ways = (amount: number) => [{ payment_method: 3, amount }]

/** Closes a day, runs `work`, reopens the day. */
async function whileClosed<T>(day: string, work: () => Promise<T>): Promise<T> {
  const closed = await close(day)
  if (closed.status !== 200) throw new Error(closed.text)
  try {
    return await work()
  } finally {
    await reopen(closed.body.results.id)
  }
}
const written = async () => {
  const [row] = await api.sql(
    1,
    `select (select count(*) from ledger_transaction) as posted, (select count(*) from payment) as payments,
            (select count(*) from payment_reversal) as reversals, (select sum(version) from payment_state) as states,
            (select count(*) from audit_log) as audit, (select count(*) from event) as events`,
  )
  return row
}
const sell = (changes: object = {}, person: Person = 'manager') =>
  api.as(person).post('/management/payment/', saleOf(member, plan, { ...changes }))
const sold = async (changes: object = {}) => (await sell(changes)).body.results.id as number
const put = (payment_date: string) =>
  api.as('manager').post('/management/deposit-payments/', {
    gym_customer: member,
    amount: 90_000,
    payment_date,
    payment_types: ways(90_000),
    ...late,
  })
const change = async (id: number, body: object) => {
  const { version } = (await api.as('owner').get(`/management/payment/${id}/`)).body.results
  return api.as('manager').patch(`/management/payment/${id}/`, { version, ...late, ...body })
}

interface Money {
  /** Operation of the contract. */
  of: string
  day: string
  make: () => Promise<() => Promise<Answer>>
}

/**
 * All operations that write money, each dated on the closed day. Their preconditions are created while the
 * day is open.
 */
const operations: Record<string, Money> = {
  'a sale of today': { of: 'createPayment', day: today, make: async () => () => sell() },
  'a sale that is dated back': {
    of: 'createPayment',
    day: yesterday,
    make: async () => () => sell({ payment_date: yesterday, start_date: yesterday }),
  },
  'a one-time payment': {
    of: 'createOneTimePayment',
    day: yesterday,
    make: async () => () =>
      api.as('manager').post('/management/one-time-payment/', {
        customer: null,
        items: [{ service: 4, quantity: 1, price: 20_000 }],
        payment_method: 3,
        subtotal: 20_000,
        total: 20_000,
        payment_date: yesterday,
        payments: ways(20_000),
        check_in: false,
        ...late,
      }),
  },
  'a deposit': { of: 'createDeposit', day: yesterday, make: async () => () => put(yesterday) },
  'a deposit of today': { of: 'createDeposit', day: today, make: async () => () => put(today) },
  'a change of a deposit': {
    of: 'changeDeposit',
    day: yesterday,
    make: async () => {
      const { id, version } = (await put(yesterday)).body.results
      const body = { version, amount: 50_000, payment_types: ways(50_000) }
      return () => api.as('manager').patch(`/management/deposit-payments/${id}/`, body)
    },
  },
  'a return of a deposit': {
    of: 'returnDeposit',
    day: today,
    make: async () => {
      await put(today)
      const body = { amount: 10_000, payment_method: 3, reason: 'Boshqa shaharga koʻchdi' }
      return () =>
        api.as('manager').post('/management/deposit-returns/', { gym_customer: member, ...body })
    },
  },
  'a refund': {
    of: 'refundPayment',
    day: today,
    make: async () => {
      const id = await sold()
      const body = { payment_status: 'refund', refund_method: 3, refund_amount: 400_000 }
      const reason = { refund_reason: 'Boshqa shaharga koʻchdi' }
      return () =>
        api.as('manager').patch(`/management/payment/${id}/refund/`, { ...body, ...reason })
    },
  },
  'a void': {
    of: 'voidPayment',
    day: today,
    make: async () => {
      const id = await sold()
      const body = { void_reason: 1, void_description: 'Summa notoʻgʻri' }
      return () => api.as('manager').patch(`/management/payment/${id}/void/`, body)
    },
  },
  'an edit that moves a payment onto it': {
    of: 'changePayment',
    day: yesterday,
    make: async () => {
      const id = await sold()
      return () => change(id, { payment_date: yesterday })
    },
  },
  'an edit that moves a payment away from it': {
    of: 'changePayment',
    day: yesterday,
    make: async () => {
      const id = await sold({ payment_date: yesterday })
      return () => change(id, { payment_date: today })
    },
  },
  'another split': {
    of: 'changePayment',
    day: today,
    make: async () => {
      const id = await sold()
      return () => change(id, { payments: [{ amount: 400_000, payment_method: 1 }] })
    },
  },
  'cash for what waited for money from outside': {
    of: 'switchOnlinePayment',
    day: today,
    make: async () => {
      const [customer = 0] = await rows.members(1)
      const changes = { payments: [{ amount: 400_000, payment_method: 6 }], payment_method: 6 }
      const { id } = (
        await api.as('manager').post('/management/payment/', saleOf(customer, plan, changes))
      ).body.results
      // Expired: it no longer keeps a day open, and may still be sold.
      api.clock.now = new Date(api.clock.now.getTime() + 20 * 60_000)
      return () => api.as('manager').post(`/management/online-payment/${id}/switch/`)
    },
  },
  'the note of a payment': {
    of: 'changePayment',
    day: yesterday,
    make: async () => {
      const id = await sold({ payment_date: yesterday })
      return () => change(id, { note: 'Chek yoʻqolgan' })
    },
  },
}

describe('T-46 on a closed day nothing moves money', () => {
  test.each(Object.entries(operations))('%s', async (_, { day, make }) => {
    const run = await make()
    await whileClosed(day, async () => {
      const before = await written()
      const refused = await run()
      expect(told(refused)).toEqual([409, 'day_closed'])
      expect(refused.body.message).toContain(day.split('-').reverse().join('/'))
      expect(await written()).toEqual(before)
    })
    expect((await run()).status).toBe(200)
  })

  test('rows offer no action that a write would refuse, until the day is reopened', async () => {
    const deposit = (await put(yesterday)).body.results.id
    const old = await sold({ payment_date: yesterday })
    const fresh = await sold()
    const results = async (path: string) => (await api.as('manager').get(path)).body.results
    const mays = async () => {
      const listed: { id: number; allowed_actions: object }[] = await results(
        '/management/payment-list/?per_page=100',
      )
      return {
        old: listed.find(({ id }) => id === old)?.allowed_actions,
        fresh: (await results(`/management/payment/${fresh}/`)).allowed_actions,
        line: (await results(`/management/deposit-payments/${deposit}/`)).allowed_actions,
      }
    }
    const refused = { change: false, date: false, split: false, void: false, refund: false }
    const open = await mays()
    expect(open).toMatchObject({
      old: { change: true, date: true, void: true, refund: true },
      fresh: { change: true, split: true, void: true, refund: true },
      line: { change: true, add: true, return: true },
    })
    await whileClosed(yesterday, async () => {
      expect(await mays()).toEqual({
        ...open,
        old: { ...open.old, change: false, date: false, split: false },
        line: { ...open.line, change: false },
      })
    })
    await whileClosed(today, async () => {
      expect(await mays()).toEqual({
        old: { ...open.old, void: false, refund: false },
        fresh: refused,
        // An earlier day can still get more money.
        line: { ...open.line, return: false },
      })
    })
    expect(await mays()).toEqual(open)
  })

  test('nothing else writes the ledger: a new operation is listed above or here, a new writer is in these modules', () => {
    const above = new Set(Object.values(operations).map((each) => each.of))
    const moneyless = new Set([
      'package',
      'class',
      'trainer',
      'room',
      'member',
      'bin',
      'import',
      'view',
      'file',
      'document',
      'note',
      'receipt',
      'checkin',
      'closing',
      'club',
      'staff',
      'device',
      'alert',
    ])
    const left = described.filter((each) => each.idempotent && !moneyless.has(each.noun))
    expect(left.map(({ id }) => id).filter((id) => !above.has(id))).toEqual([
      'cancelOnlinePayment',
      // Money that may still arrive from a provider keeps its day open.
      'playOnlinePayment',
      // The cash desk keeps its day open until it is counted.
      'openShift',
      'moveCash',
      'closeShift',
    ])
    const cwd = new URL('../', import.meta.url).pathname
    const writers = globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts'] }).filter((file) =>
      /\b(ledger\.post|postDocument)\(/.test(readFileSync(`${cwd}${file}`, 'utf8')),
    )
    expect(new Set(writers.map((file) => file.split('/')[0]))).toEqual(
      new Set(['deposit', 'payment', 'shift']),
    )
  })

  test('the database has the last word, and only for its club and day', async () => {
    const post = (club: number, day: string) =>
      api.sql(
        1,
        `insert into ledger_transaction (merchant_id, club_id, kind, business_day, staff_id, at)
         values (1, $1, 'cash_in', $2, 1, '2026-11-21Z')`,
        [club, day],
      )
    await whileClosed('2026-08-01', async () => {
      await expect(post(1, '2026-08-01')).rejects.toMatchObject({ constraint: 'day_closed' })
      await post(2, '2026-08-01')
      await post(1, '2026-08-02')
    })
  })

  test('the sentence is there in every language', async () => {
    await whileClosed(yesterday, async () => {
      const sentences = []
      for (const language of ['uz', 'ru', 'en']) {
        const headers = { 'accept-language': language }
        const body = saleOf(member, plan, { payment_date: yesterday })
        sentences.push(
          (await api.as('owner').post('/management/payment/', body, { headers })).body.message,
        )
      }
      expect(sentences).toEqual([
        expect.stringContaining('yopilgan'),
        expect.stringContaining('закрыт'),
        expect.stringContaining('is closed'),
      ])
    })
  })
})

describe('T-46 closing and reopening', () => {
  test.each<[Person, number]>([
    ['owner', 200],
    ['director', 200],
    ['manager', 200],
    ['desk', 403],
    ['trainer', 403],
  ])('closing by the %s: %i', async (person, status) => {
    const closed = await close('2026-10-01', person)
    expect(closed.status).toBe(status)
    if (status !== 200) return
    const { id } = closed.body.results
    expect(closed.body.results).toMatchObject({ day: '2026-10-01', reason: why })
    const others: Person[] = ['director', 'manager', 'desk']
    for (const other of others) expect((await reopen(id, other)).status).toBe(403)
    expect((await reopen(id)).status).toBe(200)
    expect((await reopen(id)).status).toBe(404)
  })

  test('both with a reason, on a day that has come, and once', async () => {
    expect(Object.keys((await close('2026-10-02', 'owner', '   qisqa   ')).body.errors)).toEqual([
      'reason',
    ])
    expect(told(await close('2026-11-22'))).toEqual([400, 'date_in_future'])
    const answers = await Promise.all([close('2026-10-02'), close('2026-10-02', 'owner')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(told(await close('2026-10-02'))).toEqual([409, 'day_already_closed'])
    const [{ id }] = (await api.as('manager').get('/finance/closed-day-list/')).body.results
    expect((await reopen(id, 'owner', 'qisqa')).status).toBe(400)
    expect(
      (
        await api
          .as('owner')
          .post(`/finance/closed-day/${id}/reopen/`, { reason: why }, { club: 2 })
      ).status,
    ).toBe(404)
    await reopen(id)
  })

  test('both leave an audit row with before, after and the reason', async () => {
    await whileClosed('2026-10-03', async () => {})
    const audit = await api.sql(
      1,
      `select action, before, after, reason, staff_id from audit_log where record_type = 'closed_day' order by id desc limit 2`,
    )
    const [open, closed] = [false, true].map((is_closed) => ({ day: '2026-10-03', is_closed }))
    expect(audit).toEqual([
      {
        action: 'closing.removed',
        before: closed,
        after: open,
        reason: 'Bitta toʻlov qolgan',
        staff_id: people.owner.id,
      },
      {
        action: 'closing.created',
        before: open,
        after: closed,
        reason: why,
        staff_id: people.manager.id,
      },
    ])
  })

  test('today stays open while a shift of the cash desk is open', async () => {
    const desk = api.as('manager')
    await desk.patch('/finance/shift-setting/', { is_on: true })
    const shift = (await desk.post('/finance/shift/', { float: 0 })).body.results.id
    expect(told(await close(today))).toEqual([409, 'shift_still_open'])
    await whileClosed(yesterday, async () => {})
    await desk.post(`/finance/shift/${shift}/close/`, { notes: [] })
    await desk.patch('/finance/shift-setting/', { is_on: false })
  })

  test('a sale that is on its way comes first, one that comes later is refused', async () => {
    const [first] = await Promise.all([sell({ payment_date: yesterday }), close(yesterday)])
    const isIn = first.status === 200
    expect(isIn || first.body.code === 'day_closed').toBe(true)
    expect(told(await sell({ payment_date: yesterday }))).toEqual([409, 'day_closed'])
    const [{ id }] = (await api.as('manager').get('/finance/closed-day-list/')).body.results
    await reopen(id)
  })
})

const logged = (id: number) =>
  api.sql(
    1,
    `select action, before, after, reason from audit_log where record_type = 'payment' and record_id = $1 order by id`,
    [id],
  )
const alarms = async (id: number) =>
  (await api.sql(1, 'select kind from event where record_id = $1 order by seq', [id]))
    .map(({ kind }) => kind)
    .filter((kind) => /^(backdating|discount|refund|void)\./.test(String(kind)))

describe('T-46 actions of an insider are in the log with before and after, and reported to the owner', () => {
  test('back-dating: with a reason', async () => {
    const bare = saleOf(member, plan, { payment_date: yesterday, date_reason: null })
    const refused = await api.as('manager').post('/management/payment/', bare)
    expect(told(refused)).toEqual([400, 'date_reason_required'])
    expect(Object.keys(refused.body.errors)).toEqual(['date_reason'])
    const id = await sold({ payment_date: yesterday })
    expect(await logged(id)).toContainEqual({
      action: 'payment.backdated',
      before: { payment_date: today },
      after: { payment_date: yesterday },
      reason: late.date_reason,
    })
    expect(await alarms(id)).toEqual(['backdating.created'])
  })

  test('back-dating by an edit', async () => {
    const id = await sold()
    const bare = { version: 1, payment_date: yesterday }
    const refused = await api.as('manager').patch(`/management/payment/${id}/`, bare)
    expect(told(refused)).toEqual([400, 'date_reason_required'])
    await change(id, { payment_date: yesterday })
    expect(await logged(id)).toContainEqual({
      action: 'payment.changed',
      before: expect.objectContaining({ payment_date: today }),
      after: expect.objectContaining({ payment_date: yesterday }),
      reason: late.date_reason,
    })
    expect(await alarms(id)).toEqual(['backdating.created'])
  })

  test.each([
    [29, []],
    [30, ['discount.created']],
  ])('a discount of %i %', async (percent, expected) => {
    const total = 400_000 - 4_000 * percent
    const id = await sold({ total, discount_value: percent, discount_reason: 'Aksiya' })
    expect(await logged(id)).toContainEqual({
      action: 'payment.discounted',
      before: { total: 400_000 },
      after: { total },
      reason: 'Aksiya',
    })
    expect(await alarms(id)).toEqual(expected)
  })

  test('a void and a refund', async () => {
    const [voided, refunded] = [await sold(), await sold()]
    const manager = api.as('manager')
    await manager.patch(`/management/payment/${voided}/void/`, {
      void_reason: 1,
      void_description: 'Summa notoʻgʻri',
    })
    await manager.patch(`/management/payment/${refunded}/refund/`, {
      payment_status: 'partial_refund',
      refund_method: 3,
      refund_amount: 100_000,
      refund_reason: 'Boshqa shaharga koʻchdi',
    })
    expect(await logged(voided)).toContainEqual({
      action: 'payment.voided',
      before: { payment_status: 'paid', returned: 0 },
      after: { payment_status: 'void', returned: 400_000, void_reason: 1 },
      reason: 'Summa notoʻgʻri',
    })
    expect(await logged(refunded)).toContainEqual({
      action: 'payment.refunded',
      before: { payment_status: 'paid', returned: 0 },
      after: expect.objectContaining({ payment_status: 'partial_refund', returned: 100_000 }),
      reason: 'Boshqa shaharga koʻchdi',
    })
    expect(await alarms(voided)).toEqual(['void.created'])
    expect(await alarms(refunded)).toEqual(['refund.created'])
  })

  test('actions of the owner are not reported', async () => {
    const { id } = (await sell({ payment_date: yesterday }, 'owner')).body.results
    expect(await alarms(id)).toEqual([])
    expect(await logged(id)).toContainEqual(
      expect.objectContaining({ action: 'payment.backdated' }),
    )
  })
})
