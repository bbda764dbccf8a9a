import { expect, test } from 'vitest'
import { newItem, noDiscount } from './changes.ts'
import { checkDetails, isWhole, onceOf, sumsOf } from './sale.ts'
import type { Sale } from './sale.types.ts'

const sale: Sale = {
  customer: null,
  named: null,
  type: 3,
  plan: null,
  time: null,
  location: null,
  items: [{ ...newItem(60_000), quantity: 2 }],
  check_in: true,
  discount: { kind: 'percent', value: 10 },
  discount_reason: 'Doimiy mijoz',
  payment_date: '2026-03-12',
  payments: [{ method: 3, amount: 108_000 }],
  start_date: '',
}
const tools = { say: (key: string) => key, today: '2026-03-12', country: 'UZB' } as never

test('a guest pays for services less the discount', () => {
  expect(sumsOf(sale)).toEqual({ price: 120_000, off: 12_000, total: 108_000 })
  expect(Object.values(checkDetails(sale, tools)).filter(Boolean)).toEqual([])
  expect(onceOf(sale, '2026-03-12', { debt: false, door: false, enters: true })).toEqual({
    customer: null,
    items: [{ service: 1, name: undefined, class_time: undefined, quantity: 2, price: 60_000 }],
    subtotal: 120_000,
    total: 108_000,
    discount_value: 10,
    discount_amount: null,
    discount_reason: 'Doimiy mijoz',
    payment_method: 3,
    payments: [{ payment_method: 3, amount: 108_000 }],
    payment_date: '2026-03-12',
    check_in: true,
    confirm: undefined,
    allow_debt: undefined,
  })
})

test('a seller without permission to check in sells the visit only', () => {
  const { check_in } = onceOf(sale, '2026-03-12', { debt: false, door: false, enters: false })
  expect(check_in).toBe(false)
})

test('a locker grants no entry', () => {
  const locker = { ...sale, items: [{ ...newItem(60_000), service: 4 as const }] }
  const goesOn = { debt: false, door: false, enters: true }
  expect(onceOf(locker, '2026-03-12', goesOn).check_in).toBe(false)
})

test.each([
  ['a price is missing', newItem()],
  ['nothing is counted', { ...newItem(1), quantity: null }],
  ['it is not said what', { ...newItem(1), service: 5 as const, name: ' ' }],
  ['the class has no block', { ...newItem(1), service: 2 as const }],
])('%s', (_, item) => {
  expect(isWhole(item)).toBe(false)
  const wrong = checkDetails({ ...sale, discount: noDiscount, items: [item] }, tools)
  expect(wrong.items).toBe('payment:rules.items')
})
