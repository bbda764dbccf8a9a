import { expect, test } from 'vitest'
import { nextStop, type Stop, stopAt } from './stops.ts'

const stop = (key: string, column: number, at: number, end: number): Stop => {
  return { key, column, at, end, day: '2026-03-12' }
}
const stops = [
  stop('yoga', 0, 540, 660),
  stop('slot-660', 0, 660, 690),
  stop('slot-540', 1, 540, 570),
  stop('boxing', 1, 570, 690),
  stop('spinning', 1, 600, 690),
]
const at = (key: string) => stops.find((one) => one.key === key)!

test('up and down walk through a column in the order of time', () => {
  expect(nextStop(stops, at('yoga'), 'ArrowDown').key).toBe('slot-660')
  expect(nextStop(stops, at('boxing'), 'ArrowDown').key).toBe('spinning')
  expect(nextStop(stops, at('boxing'), 'ArrowUp').key).toBe('slot-540')
  expect(nextStop(stops, at('spinning'), 'ArrowDown').key).toBe('spinning')
})

test('moves left and right between events at the same time', () => {
  expect(nextStop(stops, at('slot-660'), 'ArrowRight').key).toBe('boxing')
  expect(nextStop(stops, at('spinning'), 'ArrowLeft').key).toBe('yoga')
  expect(nextStop(stops, at('yoga'), 'ArrowLeft').key).toBe('yoga')
})

test('Home and End are the ends of the day', () => {
  expect(nextStop(stops, at('boxing'), 'Home').key).toBe('slot-540')
  expect(nextStop(stops, at('boxing'), 'End').key).toBe('spinning')
})

test('takes the nearest event if none covers the time', () => {
  expect(stopAt(stops, 1, 100)?.key).toBe('slot-540')
  expect(stopAt(stops, 7, 100)).toBeUndefined()
})
