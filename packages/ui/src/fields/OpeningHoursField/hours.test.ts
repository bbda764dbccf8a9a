import { expect, test } from 'vitest'
import { isSameEveryDay, mergedHours, onEveryDay, shareOfDay } from './hours.ts'

const week = onEveryDay({ opens: '07:00', closes: '22:00' })

test('the same hours on seven days are the same every day', () => {
  expect(isSameEveryDay(week)).toBe(true)
  expect(isSameEveryDay(week.slice(1))).toBe(false)
  expect(
    isSameEveryDay([...week.slice(0, 6), { week_day: 7, opens: '08:00', closes: '20:00' }]),
  ).toBe(false)
  expect(isSameEveryDay([])).toBe(false)
})

test('neighbouring days with the same hours are one line, and closed days are a line of their own', () => {
  const hours = [...week.slice(0, 5), { week_day: 6, opens: '08:00', closes: '20:00' } as const]
  expect(mergedHours(hours)).toEqual([
    { from: 1, to: 5, times: { week_day: 1, opens: '07:00', closes: '22:00' } },
    { from: 6, to: 6, times: { week_day: 6, opens: '08:00', closes: '20:00' } },
    { from: 7, to: 7, times: null },
  ])
  expect(mergedHours([])).toEqual([{ from: 1, to: 7, times: null }])
})

test('a time is a share of the day', () => {
  expect(['00:00', '06:00', '24:00', 'x'].map(shareOfDay)).toEqual([0, 0.25, 1, undefined])
})
