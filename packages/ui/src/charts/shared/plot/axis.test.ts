import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisInSteps, axisOf, everyNth } from './axis.ts'

test('an axis ends above the largest value in round steps', () => {
  expect(axisOf([12_400_000, 3_000_000])).toEqual({ min: 0, max: 12_500_000, steps: 5 })
  expect(axisOf([7, 3])).toEqual({ min: 0, max: 8, steps: 4 })
  expect(axisOf([0, 0])).toEqual({ min: 0, max: 1, steps: 1 })
})

test('losses lie below zero, and zero is a step', () => {
  expect(axisOf([400, -150])).toEqual({ min: -150, max: 450, steps: 4 })
  expect(axisOf([-150, -20])).toEqual({ min: -150, max: 0, steps: 5 })
})

test('millions have six steps of one million at least', () => {
  expect(axisInSteps([], 6, 6_000_000)).toEqual({ min: 0, max: 6_000_000, steps: 6 })
  expect(axisInSteps([5_999_999], 6, 6_000_000)).toEqual({ min: 0, max: 6_000_000, steps: 6 })
  expect(axisInSteps([7_300_000], 6, 6_000_000)).toEqual({ min: 0, max: 9_000_000, steps: 6 })
})

test('every value lies on its axis, and steps are whole', () => {
  const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), (values) => {
      const { min, max, steps } = axisOf(values)
      const step = (max - min) / steps
      expect(min).toBeLessThanOrEqual(Math.min(...values, 0))
      expect(max).toBeGreaterThanOrEqual(Math.max(...values, 0))
      expect(Number.isInteger(step) && min % step === 0).toBe(true)
      expect(steps).toBeLessThanOrEqual(7)
    }),
  )
})

test('labels that have no room are left out evenly', () => {
  expect(everyNth(7, 700, 60)).toBe(1)
  expect(everyNth(30, 600, 60)).toBe(3)
})
