import { expect, test } from 'vitest'
import { parseTime } from './time.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['21-05', '21:05'],
  [' 00:00 ', '00:00'],
  ['23:59', '23:59'],
])('reads %s', (text, time) => expect(parseTime(text)).toBe(time))

test.each(['', '24:00', '12:60', '2460', 'noon', '12345'])('finds no time in %j', (text) =>
  expect(parseTime(text)).toBeNull(),
)
