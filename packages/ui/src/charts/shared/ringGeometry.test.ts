import { expect, test } from 'vitest'
import { partAt } from './ringGeometry.ts'

const hole = 0.6
const quarters = [25, 25, 25, 25]

test('parts of a ring go clockwise from twelve', () => {
  expect(partAt({ x: 0.75, y: 0.2 }, quarters, false, hole)).toBe(0)
  expect(partAt({ x: 0.75, y: 0.8 }, quarters, false, hole)).toBe(1)
  expect(partAt({ x: 0.25, y: 0.8 }, quarters, false, hole)).toBe(2)
  expect(partAt({ x: 0.25, y: 0.2 }, quarters, false, hole)).toBe(3)
})

test('parts of half a ring go from nine to three', () => {
  expect(partAt({ x: 0.1, y: 0.4 }, [50, 0, 50], true, hole)).toBe(0)
  expect(partAt({ x: 0.9, y: 0.4 }, [50, 0, 50], true, hole)).toBe(2)
  expect(partAt({ x: 0.5, y: 0.9 }, [50, 0, 50], true, hole)).toBeUndefined()
})

test('the hole and the corners belong to no part', () => {
  expect(partAt({ x: 0.5, y: 0.5 }, quarters, false, hole)).toBeUndefined()
  expect(partAt({ x: 0, y: 0 }, quarters, false, hole)).toBeUndefined()
})
