import { expect, test } from 'vitest'
import { stepFrom } from './reading.ts'

test('arrows read one value after another and stay at the ends', () => {
  expect(stepFrom('ArrowRight', undefined, 7, 7)).toBe(0)
  expect(stepFrom('ArrowRight', 0, 7, 7)).toBe(1)
  expect(stepFrom('ArrowDown', 0, 7, 7)).toBe(1)
  expect(stepFrom('ArrowLeft', 0, 7, 7)).toBe(0)
  expect(stepFrom('ArrowRight', 6, 7, 7)).toBe(6)
  expect(stepFrom('End', 2, 7, 7)).toBe(6)
  expect(stepFrom('Home', 2, 7, 7)).toBe(0)
})

test('in a field, up and down go to the row above and below', () => {
  expect(stepFrom('ArrowDown', 3, 21, 7)).toBe(10)
  expect(stepFrom('ArrowUp', 10, 21, 7)).toBe(3)
  expect(stepFrom('ArrowUp', 3, 21, 7)).toBe(3)
  expect(stepFrom('ArrowDown', 20, 21, 7)).toBe(20)
})

test('other keys and empty charts lead nowhere', () => {
  expect(stepFrom('a', 0, 7, 7)).toBeUndefined()
  expect(stepFrom('ArrowRight', undefined, 0, 0)).toBeUndefined()
})
