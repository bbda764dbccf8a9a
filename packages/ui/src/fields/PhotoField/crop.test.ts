import { expect, test } from 'vitest'
import { beginning, fitted, moved, sidesOf, zoomed } from './crop.ts'

const wide = 2
const high = 0.5

test('begins with the middle of the short side', () => {
  expect(sidesOf(beginning, wide)).toEqual({ width: 0.5, height: 1 })
  expect(sidesOf(beginning, high)).toEqual({ width: 1, height: 0.5 })
})

test('moves against the picture and stops at its edge', () => {
  expect(moved(beginning, wide, 0.5, 0.5)).toEqual({ zoom: 1, x: 0.25, y: 0.5 })
  expect(moved(beginning, wide, 9, 9)).toEqual({ zoom: 1, x: 0.25, y: 0.5 })
  expect(moved(beginning, high, 0, -9)).toEqual({ zoom: 1, x: 0.5, y: 0.75 })
})

test('zooms between one and four, and comes back into the picture', () => {
  expect(zoomed(beginning, wide, 9).zoom).toBe(4)
  const corner = moved(zoomed(beginning, wide, 4), wide, 9, 9)
  expect(corner).toEqual({ zoom: 4, x: 0.0625, y: 0.125 })
  expect(zoomed(corner, wide, 0.1)).toEqual({ zoom: 1, x: 0.25, y: 0.5 })
  expect(fitted({ zoom: 0, x: 2, y: -2 }, 1)).toEqual({ zoom: 1, x: 0.5, y: 0.5 })
})
