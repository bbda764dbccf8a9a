import { expect, test } from 'vitest'
import { isOneDay } from './oneDay.ts'

test.each<[string, boolean]>([
  ['', true],
  ['period=today&status=paid', true],
  ['period=month', false],
  ['period=all', false],
  ['year=2026', false],
  ['start_date=2026-03-01&end_date=2026-03-01', true],
  ['start_date=2026-03-01&end_date=2026-03-02', false],
  ['start_date=2026-03-01', false],
  ['period=today&q=4012', false],
  ['start_date=2026-03-01&end_date=2026-03-01&q=4012', true],
])('the address %s shows one day: %s', (query, expected) => {
  expect(isOneDay(new URLSearchParams(query))).toBe(expected)
})
