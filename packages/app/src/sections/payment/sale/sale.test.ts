import { describe, expect, test } from 'vitest'
import { newItem, noDiscount } from './changes.ts'
import { checkDetails, checkStart, saleBody, sumsOf } from './sale.ts'
import type { Sale } from './sale.types.ts'

const sale: Sale = {
  customer: { id: 7, fullname: 'Yusupov Jasur' },
  named: null,
  type: 1,
  plan: { id: 3, name: '12 tashrif', price: 450_000, days: 30 },
  time: null,
  location: 1,
  items: [newItem()],
  check_in: true,
  discount: noDiscount,
  discount_reason: '',
  payment_date: '2026-03-12',
  payments: [{ method: 3, amount: 450_000 }],
  start_date: '2026-03-12',
}
const tools = { translate: (key: string) => key, today: '2026-03-12', country: 'UZB' } as never
const wrong = (changes: Partial<Sale>) =>
  Object.fromEntries(
    Object.entries(checkDetails({ ...sale, ...changes }, tools)).filter(([, words]) => words),
  )
const percent = (value: number) => ({ discount: { kind: 'percent' as const, value } })

test('accepts a complete sale and sends it as the contract requires', () => {
  expect(wrong({})).toEqual({})
  expect(saleBody(sale, '2026-03-13', { debt: false })).toEqual({
    customer: 7,
    subscription: { type: 1, plan: 3, club: 1 },
    start_date: '2026-03-12',
    subtotal: 450_000,
    total: 450_000,
    discount_value: null,
    discount_amount: null,
    discount_reason: null,
    payment_method: 3,
    payments: [{ payment_method: 3, amount: 450_000 }],
    payment_date: '2026-03-12',
    date_reason: undefined,
    allow_debt: undefined,
  })
})

describe('missing fields of a sale', () => {
  test.each<[string, Partial<Sale>, Record<string, string>]>([
    ['a member', { customer: null }, { customer: 'payment:rules.customer' }],
    ['a plan', { plan: null }, { plan: 'payment:rules.plan' }],
    ['a day of the payment', { payment_date: '' }, { payment_date: 'domain:paymentDate.missing' }],
    [
      'a day that is not in the future',
      { payment_date: '2026-03-13' },
      { payment_date: 'domain:paymentDate.future' },
    ],
    [
      'a reason for an earlier day',
      { payment_date: '2026-03-11', date_reason: 'unutildi' },
      { date_reason: 'domain:reason.date' },
    ],
    [
      'a method',
      { payments: [{ method: null, amount: 450_000 }] },
      { 'payments.0': 'domain:parts.method' },
    ],
    [
      'a method of nobody’s deposit',
      {
        customer: null,
        type: 3,
        plan: null,
        items: [newItem(450_000)],
        payments: [{ method: 5, amount: 450_000 }],
      },
      { 'payments.0': 'domain:parts.method' },
    ],
    [
      'a sum that is the price',
      { payments: [{ method: 3, amount: 449_999 }] },
      { payments: 'domain:parts.short' },
    ],
    [
      'the sum of the first of several parts',
      {
        payments: [
          { method: 3, amount: null },
          { method: 1, amount: 450_000 },
        ],
      },
      { 'payments.0': 'domain:parts.amount' },
    ],
    [
      'the method of another part',
      {
        payments: [
          { method: 3, amount: 400_000 },
          { method: null, amount: 50_000 },
        ],
      },
      { 'payments.1': 'domain:parts.methodOfRest' },
    ],
    [
      'a method of its own for each part',
      {
        payments: [
          { method: 3, amount: 400_000 },
          { method: 3, amount: 50_000 },
        ],
      },
      { 'payments.1': 'domain:parts.twice' },
    ],
    [
      'the sum of another part',
      {
        payments: [
          { method: 3, amount: 450_000 },
          { method: 1, amount: 0 },
        ],
      },
      { 'payments.1': 'domain:parts.amount' },
    ],
  ])('%s', (_, changes, words) => {
    expect(wrong(changes)).toEqual(words)
  })

  test('a reason for a discount, from 1 percent on, in letters', () => {
    const paid = { payments: [{ method: 3, amount: 445_500 }] }
    expect(wrong({ ...percent(1), ...paid })).toEqual({ discount_reason: 'payment:rules.reason' })
    expect(wrong({ ...percent(1), ...paid, discount_reason: '  ' })).toEqual({
      discount_reason: 'payment:rules.reason',
    })
    expect(wrong({ ...percent(1), ...paid, discount_reason: 'Aksiya' })).toEqual({})
    expect(wrong(percent(0))).toEqual({})
  })

  test('a discount of at most 100 percent, and at most the price', () => {
    const why = { discount_reason: 'Aksiya' }
    expect(wrong({ ...percent(100), ...why })).toEqual({})
    expect(wrong({ ...percent(100), discount_reason: 'ha' })).toEqual({
      discount_reason: 'payment:rules.reasonFree',
    })
    expect(wrong({ ...percent(101), ...why }).discount).toBe('payment:rules.percent')
    const amount = (value: number) => ({ discount: { kind: 'amount' as const, value }, ...why })
    expect(wrong(amount(450_000))).toEqual({})
    expect(wrong(amount(450_001)).discount).toBe('payment:rules.over')
    // One that cannot be given takes nothing off.
    expect(sumsOf({ ...sale, ...amount(900_000) }).total).toBe(450_000)
    expect(sumsOf({ ...sale, ...percent(101) }).total).toBe(450_000)
    expect(wrong({ ...percent(12.5), ...why }).discount).toBe('payment:rules.percent')
    expect(wrong(percent(101))).toEqual({ discount: 'payment:rules.percent' })
  })

  test('a sale that was left overnight is paid on the day on which it is made', () => {
    const left = { ...sale, payment_date: null, start_date: '2026-03-13' }
    const tomorrow = '2026-03-13'
    expect(saleBody(left, tomorrow, { debt: false }).payment_date).toBe(tomorrow)
    const wrong = checkDetails(left, { ...(tools as object), today: tomorrow } as never)
    expect([wrong.payment_date, wrong.date_reason]).toEqual([undefined, undefined])
  })

  test('a day on which it starts', () => {
    const start = (start_date: string, type: 1 | 2 = 1) =>
      checkStart({ ...sale, type, start_date }, [{ from: '2026-03-20', to: '2026-03-31' }], tools)
        .start_date
    expect(start('')).toBe('payment:rules.start')
    expect(start('2026-03-12')).toBeUndefined()
    expect(start('2026-03-31')).toBe('payment:rules.taken')
    expect(start('2026-03-20', 2)).toBe('payment:rules.takenClass')
    expect(start('2026-04-01')).toBeUndefined()
  })

  test('a reason for a start before the payment, at most 30 days before', () => {
    const early = { ...sale, start_date: '2026-02-10' }
    expect(checkStart(early, [], tools)).toEqual({ start_reason: 'domain:reason.date' })
    const start_reason = 'Fevraldan beri qarzga yurgan'
    expect(checkStart({ ...early, start_reason }, [], tools)).toEqual({})
    const body = saleBody({ ...early, start_reason }, '2026-03-12', { debt: false })
    expect(body.start_reason).toBe(start_reason)
    expect(checkStart({ ...early, start_date: '2026-02-09', start_reason }, [], tools)).toEqual({
      start_date: 'payment:rules.start',
    })
  })
})
