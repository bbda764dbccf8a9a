import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween, lastDay, minuteOf, overlaps, weekdayOf } from './membershipDates.ts'

it.each([
  ['2026-11-21', 1, '2026-11-21'],
  ['2026-11-21', 30, '2026-12-20'],
  ['2026-12-31', 2, '2027-01-01'],
  ['2028-02-01', 29, '2028-02-29'],
  ['2027-02-01', 29, '2027-03-01'],
  ['2026-02-01', 365, '2027-01-31'],
])('T-32 a membership from %s for %i days ends on %s', (start, days, end) => {
  expect(lastDay(start, days)).toBe(end)
})

it('T-32 goes there and back over any month, year and leap day', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2000-01-01', count))
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
      const to = addDays(from, count)
      return daysBetween(from, to) === count && addDays(to, -count) === from
    }),
  )
})

it('counts weekdays from Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7])
})

it('reads times as minutes', () => {
  expect(['00:00', '07:05', '23:59'].map(minuteOf)).toEqual([0, 425, 1439])
})

it('sees that runs of days meet on a shared day only', () => {
  const held = { start_date: '2026-11-01', end_date: '2026-11-30' }
  expect(overlaps(held, { start_date: '2026-11-30', end_date: '2026-12-05' })).toBe(true)
  expect(overlaps(held, { start_date: '2026-12-01', end_date: '2026-12-05' })).toBe(false)
  expect(overlaps(held, { start_date: '2026-10-01', end_date: '2026-10-31' })).toBe(false)
})
