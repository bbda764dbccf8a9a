import { expect, test } from 'vitest'
import { mergedHours } from './openingHours.ts'

test('neighbouring days with the same hours are one line, and closed days are a line of their own', () => {
  const day = (week_day: number, opens: string, closes: string) => ({ week_day, opens, closes })
  const hours = [
    ...[1, 2, 3, 4, 5].map((each) => day(each, '07:00', '22:00')),
    day(6, '08:00', '20:00'),
  ]
  expect(mergedHours(hours)).toEqual([
    { from: 1, to: 5, times: day(1, '07:00', '22:00') },
    { from: 6, to: 6, times: day(6, '08:00', '20:00') },
    { from: 7, to: 7, times: null },
  ])
  expect(mergedHours([])).toEqual([{ from: 1, to: 7, times: null }])
})
