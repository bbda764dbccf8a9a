import { expect, test } from 'vitest'
import { readable } from './sides.ts'

test('revenue, what members have on deposit and the money received are positive', () => {
  expect(readable('cash', 400_000)).toBe(400_000)
  expect(readable('membership', -400_000)).toBe(400_000)
  expect(readable('deposit', -250_000)).toBe(250_000)
  expect(readable('discount', 50_000)).toBe(-50_000)
  expect(Object.is(readable('membership', 0), 0)).toBe(true)
})
