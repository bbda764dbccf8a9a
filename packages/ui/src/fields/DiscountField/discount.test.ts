import { expect, test } from 'vitest'
import { discountOf } from './discount.ts'

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
