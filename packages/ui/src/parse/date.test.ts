import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDateFinished, isWrittenAsDay, parseDateTyped } from './date.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  fromLocalDate,
  isDay,
  isSameMonth,
  monthEnd,
  monthStart,
  toLocalDate,
  weekStart,
  writeDay,
  yearOf,
} from './day.ts'

const today = '2026-11-21'

test.each([
  ['05/01/2026', '2026-01-05'],
  ['5.1.26', '2026-01-05'],
  ['5-1-2026', '2026-01-05'],
  ['5 1 26', '2026-01-05'],
  ['05012026', '2026-01-05'],
  ['050126', '2026-01-05'],
  ['2026-01-05', '2026-01-05'],
  ['5.1', '2026-01-05'],
  ['7.3.91', '1991-03-07'],
  ['7.3.36', '2036-03-07'],
  ['7.3.37', '1937-03-07'],
  ['29/02/2028', '2028-02-29'],
  ['today', '2026-11-21'],
  ['Bugun', '2026-11-21'],
  ['сегодня', '2026-11-21'],
  ['ertaga', '2026-11-22'],
  ['вчера', '2026-11-20'],
  ['+7', '2026-11-28'],
  ['+ 40', '2026-12-31'],
  ['-21', '2026-10-31'],
])('reads %s', (text, day) => expect(parseDateTyped(text, today)).toBe(day))

test.each([
  '',
  '5',
  '31/02/2026',
  '29/02/2026',
  '5.13.26',
  '0.1.26',
  '5.1.202',
  'soon',
  '+',
  '++7',
])('finds no day in %j', (text) => expect(parseDateTyped(text, today)).toBeNull())

test('a date is finished with a year of four digits', () => {
  expect(isDateFinished('05/01/2026')).toBe(true)
  expect(isDateFinished('05012026')).toBe(true)
  expect(isDateFinished('5.1.20')).toBe(false)
  expect(isDateFinished('+7')).toBe(false)
})

test('a day that does not exist is written as a day', () => {
  for (const text of ['31/02/2026', '5.13.26', '31.2', '31022026', '2026-02-31']) {
    expect([text, isWrittenAsDay(text)]).toEqual([text, true])
  }
  for (const text of ['', '5', 'soon', '+', '5.1.202']) {
    expect([text, isWrittenAsDay(text)]).toEqual([text, false])
  }
})

const anyDay = fc.integer({ min: -25_000, max: 25_000 }).map((days) => addDays(today, days))

test('every day that is written is read back', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(isDay(day)).toBe(true)
      expect(parseDateTyped(writeDay(day), today)).toBe(day)
      expect(parseDateTyped(writeDay(day).replaceAll('/', ''), today)).toBe(day)
    }),
  )
})

test('days add up', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -9999, max: 9999 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
    }),
  )
})

test('weeks start on Monday, months on the first', () => {
  expect(weekStart('2026-11-21')).toBe('2026-11-16')
  expect(weekStart('2026-11-22')).toBe('2026-11-16')
  expect(weekStart('2026-11-23')).toBe('2026-11-23')
  expect(monthStart('2026-11-21')).toBe('2026-11-01')
})

test('months are added inside the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28')
  expect(monthEnd('2028-02-10')).toBe('2028-02-29')
  expect(isSameMonth('2026-02-01', '2026-02-28')).toBe(true)
  expect(isSameMonth('2026-02-01', '2027-02-01')).toBe(false)
  expect(yearOf('2026-12-31')).toBe(2026)
})

test('a day in a widget of the browser is that day again', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(fromLocalDate(toLocalDate(day))).toBe(day)
    }),
  )
})

test.each(['0999-12-31', '2026-2-1', '2026-02-29', '2026-13-01', '2026-11-21T10:00', ''])(
  '%j is no day',
  (text) => expect(isDay(text)).toBe(false),
)

test('leaves text that is no day unchanged', () => {
  expect(writeDay('2026-02-30')).toBe('2026-02-30')
  expect(writeDay('soon')).toBe('soon')
})
