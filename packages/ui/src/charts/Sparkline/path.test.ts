import { expect, test } from 'vitest'
import { pathOf } from './path.ts'

test('a line goes from the smallest at the bottom to the largest at the top', () => {
  expect(pathOf([0, 5, 10])).toEqual({ path: 'M0 94L50 50L100 6', end: { x: 100, y: 6 } })
})

test('equal values lie in the middle, one value is a point, none is nothing', () => {
  expect(pathOf([3, 3]).path).toBe('M0 50L100 50')
  expect(pathOf([7])).toEqual({ path: 'M100 50', end: { x: 100, y: 50 } })
  expect(pathOf([])).toEqual({ path: '', end: undefined })
})
