import { expect, test } from 'vitest'
import { isSameEveryDay, onEveryDay, shareOfDay } from './hours.ts'

const week = onEveryDay({ opens: '07:00', closes: '22:00' })

test('the same hours on seven days are the same every day', () => {
  expect(isSameEveryDay(week)).toBe(true)
  expect(isSameEveryDay(week.slice(1))).toBe(false)
  expect(
    isSameEveryDay([...week.slice(0, 6), { week_day: 7, opens: '08:00', closes: '20:00' }]),
  ).toBe(false)
  expect(isSameEveryDay([])).toBe(false)
})

test('a time is a share of the day', () => {
  expect(['00:00', '06:00', '24:00', 'x'].map(shareOfDay)).toEqual([0, 0.25, 1, undefined])
})
