import { expect, test } from 'vitest'
import { discountOf, isDiscount } from './discount.ts'

test('a percent rounds half up to a whole unit', () => {
  expect(discountOf({ kind: 'percent', value: 10 }, 4_500_000)).toBe(450_000)
  expect(discountOf({ kind: 'percent', value: 5 }, 1_010)).toBe(51)
  expect(discountOf({ kind: 'percent', value: 100 }, 999)).toBe(999)
})

test('an amount is taken as it is, and an empty field takes nothing', () => {
  expect(discountOf({ kind: 'amount', value: 50_000 }, 4_500_000)).toBe(50_000)
  expect(discountOf({ kind: 'amount', value: null }, 4_500_000)).toBe(0)
  expect(discountOf({ kind: 'percent', value: null }, 4_500_000)).toBe(0)
})

test('a whole percent up to 100 can be given, and an amount up to the price', () => {
  const percent = (value: number | null) => isDiscount({ kind: 'percent', value }, 1000)
  const amount = (value: number | null) => isDiscount({ kind: 'amount', value }, 1000)
  expect([null, 0, 100].map(percent)).toEqual([true, true, true])
  expect([101, 12.5].map(percent)).toEqual([false, false])
  expect([null, 1000, 1001].map(amount)).toEqual([true, true, false])
})
