import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf, type Gym } from '../gym.ts'
import { counted } from '../long.ts'
import { inLanes, postgresServer, range, type PostgresServer } from './server.ts'

/** More by ZAL_SEEDS, for example before a release. */
const seeds = Number(process.env.ZAL_SEEDS ?? counted(2, 5))
const TAMPERED = counted(300, 1000)

let api: PostgresServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await postgresServer({ size: 8 })
  rows = gym(api)
  plan = await rows.plan({ days: 1 })
})
afterAll(() => api.close())

const path = '/management/payment/'
const sell = (body: object) => api.as('manager').post(path, body)
const written = async () => {
  const { rows: found } = await api.owner.query(
    `select (select count(*)::int from payment) as payments, (select count(*)::int from membership) as memberships,
            (select count(*)::int from ledger_entry) as entries,
            (select count(*)::int from audit_log where record_type <> 'session') as audit`,
  )
  return found[0]
}

describe('REL-05 the books', () => {
  test(`balance after any 200 operations, for ${seeds} seeds`, async () => {
    const methods = fc.constantFrom(1, 2, 3, 4, 5)
    const operation = fc.record({
      member: fc.nat(9),
      price: fc.nat(2),
      methods: fc.uniqueArray(methods, { minLength: 1, maxLength: 3 }),
      cut: fc.tuple(fc.nat(100), fc.nat(100)),
      percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
      debt: fc.boolean(),
      day: fc.nat(30),
      wrong: fc.integer({ min: 0, max: 9 }),
      enters: fc.boolean(),
    })
    const history = fc.array(operation, { minLength: 200, maxLength: 200 })
    const prices = [60_000, 99_999, 450_001]
    const plans = await Promise.all(prices.map((price) => rows.plan({ price, days: 1 })))

    await fc.assert(
      fc.asyncProperty(history, async (operations) => {
        const members = await rows.members(10)
        const balances = new Map(members.map((each) => [each, 300_000]))
        await inLanes(4, members, (each) => rows.deposit(each, 300_000))
        const before = await totals()
        const taken = new Map<number, number>()

        for (const {
          member,
          price,
          methods: chosen,
          cut,
          percent,
          debt,
          day,
          wrong,
          enters,
        } of operations) {
          const customer = members[member] ?? 0
          const subtotal = prices[price] ?? 0
          const discount = percent ? Math.floor((subtotal * percent + 50) / 100) : 0
          const total = subtotal - discount
          const payments = split(total, chosen, cut)
          const off = wrong === 0 ? 1 : 0
          const payment_date = `2026-11-${String(Math.max(1, 21 - day)).padStart(2, '0')}`
          const sold = await sell({
            ...saleOf(customer, plans[price] ?? 0, {
              price: subtotal,
              total: total + off,
              payments,
              payment_date,
            }),
            payment_method: payments[0]?.payment_method ?? 3,
            discount_value: percent,
            discount_reason: 'Aksiya',
            allow_debt: debt,
          })
          const deposit = payments.reduce(
            (sum, part) => sum + (part.payment_method === 5 ? part.amount : 0),
            0,
          )
          const left = (balances.get(customer) ?? 0) - deposit
          const fine = off === 0 && (deposit === 0 || left >= 0 || (debt && left >= -500_000))
          expect([sold.status, sold.body.code]).toEqual(
            fine ? [200, 'ok'] : [400, expect.any(String)],
          )
          if (fine) {
            balances.set(customer, left)
            for (const { payment_method, amount } of payments) {
              taken.set(payment_method, (taken.get(payment_method) ?? 0) + amount)
            }
          }
          if (enters) await api.as('desk').post('/check-in/register/', { customer, confirm: true })
        }

        const { rows: sums } = await api.owner.query(
          `select merchant_id, club_id, currency from ledger_entry group by 1, 2, 3 having sum(amount) <> 0`,
        )
        expect(sums).toEqual([])
        for (const [member, balance] of balances) expect(await rows.balance(member)).toBe(balance)
        const after = await totals()
        for (const method of [1, 2, 3, 4, 5]) {
          const grown = (after.shown.get(method) ?? 0) - (before.shown.get(method) ?? 0)
          expect(grown).toBe(taken.get(method) ?? 0)
        }
        expect(after.shown).toEqual(after.booked)
      }),
      { numRuns: seeds, endOnFailure: true },
    )
  })

  /** Totals of the history by method, and of the ledger for the same days. */
  async function totals() {
    const query = 'start_date=2026-10-01&end_date=2026-11-21&per_page=1'
    const list = await api.as('manager').get(`/management/payment-list/?${query}`)
    const by: { payment_method: number; amount: number }[] = (list.body as unknown as Listed).totals
      .by_method
    const booked = await api.sql<{ method: number; amount: number }>(
      1,
      `select array_position(array['card', 'terminal', 'cash', 'transaction', 'deposit'], e.account) as method, sum(e.amount)::bigint as amount
         from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where t.kind = 'payment' and t.club_id = 1 and t.business_day between '2026-10-01' and '2026-11-21'
          and e.account not in ('membership', 'discount') group by 1`,
    )
    return {
      shown: new Map(by.map((each) => [each.payment_method, each.amount])),
      booked: new Map(booked.map((each) => [each.method, each.amount])),
    }
  }
})

interface Listed {
  totals: { by_method: { payment_method: number; amount: number }[] }
}

/** Splits the total into one non-empty part per method. */
function split(total: number, methods: number[], cut: [number, number]) {
  const parts: { amount: number; payment_method: number }[] = []
  let left = total
  for (const [at, payment_method] of methods.entries()) {
    const isLast = at === methods.length - 1
    const amount = isLast ? left : Math.floor((left * (cut[at] ?? 0)) / 100)
    if (amount > 0) parts.push({ amount, payment_method })
    left -= amount
  }
  return parts
}

describe('REL-08 amounts are whole units', () => {
  const bad = [
    '1e3',
    '4e5',
    '400000.5',
    '"400000"',
    'NaN',
    'Infinity',
    '-1',
    '-400000',
    '9007199254740993',
    '1e999',
    '0x61A80',
    '1000000000001',
    'true',
    '[400000]',
    '{}',
    '""',
  ]
  const fields = ['subtotal', 'total', 'discount_amount', 'discount_value', 'amount']

  test.each(fields)('%s', async (field) => {
    const [customer = 0] = await rows.members(1)
    const text = JSON.stringify({
      ...saleOf(customer, plan),
      discount_amount: null,
      discount_value: null,
      discount_reason: 'x',
    })
    const before = await written()
    for (const value of bad) {
      const tampered = text.replace(new RegExp(`"${field}":(\\d+|null)`), `"${field}":${value}`)
      expect(tampered).not.toBe(text)
      const { status } = await api.as('desk').send('POST', path, tampered)
      expect([value, status]).toEqual([value, 400])
    }
    expect(await written()).toEqual(before)
  })
})

describe('REL-09 figures of the client are never trusted', () => {
  test(`of ${TAMPERED} tampered sales none is accepted, and nothing is written`, async () => {
    const members = await rows.members(20)
    const off = fc.integer({ min: -400_000, max: 400_000 }).filter((by) => by !== 0)
    const tampered = fc.oneof(
      off.map((by) => ({ subtotal: 400_000 + by })),
      off.map((by) => ({ total: 400_000 + by })),
      off.map((by) => ({
        total: 400_000 + by,
        payments: [{ amount: Math.max(1, 400_000 + by), payment_method: 3 }],
      })),
      off.map((by) => ({
        subtotal: 400_000 + by,
        total: 400_000 + by,
        payments: [{ amount: Math.max(1, 400_000 + by), payment_method: 3 }],
      })),
      fc
        .integer({ min: 1, max: 399_999 })
        .map((amount) => ({ payments: [{ amount, payment_method: 3 }] })),
      fc
        .integer({ min: 1, max: 100 })
        .map((discount_value) => ({ discount_value, discount_reason: 'x' })),
      fc.integer({ min: 400_001, max: 1_000_000 }).map((discount_amount) => ({
        discount_amount,
        discount_reason: 'x',
        total: 0,
        payments: [],
      })),
      fc.integer({ min: 1, max: 99 }).map((percent) => ({
        discount_value: percent,
        discount_reason: 'x',
        total: 400_000 - percent * 4000 - 1,
        payments: [{ amount: 400_000 - percent * 4000 - 1, payment_method: 3 }],
      })),
      fc.constantFrom(6, 7, 8).map((payment_method) => ({
        payment_method,
        payments: [{ amount: 400_000, payment_method }],
      })),
      fc.integer({ min: 1, max: 4000 }).map((days) => ({
        payment_date: new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10),
      })),
    )
    const before = await written()
    const answers = await inLanes(8, fc.sample(tampered, TAMPERED), (changes) =>
      sell({ ...saleOf(members[0] ?? 0, plan), ...changes }),
    )
    expect(answers.filter(({ status }) => status !== 400)).toEqual([])
    expect(await written()).toEqual(before)
    // The unmodified sale succeeds, so the figures were the reason of the refusal.
    const fair = await inLanes(8, range(20), (at) => sell(saleOf(members[at] ?? 0, plan)))
    expect(fair.every(({ status }) => status === 200)).toBe(true)
  })
})
