import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMoney } from './money.ts'

test.each([
  ['300000', 300_000],
  ['300 000', 300_000],
  ['300\u00a0000 UZS', 300_000],
  ['300 000 soʻm', 300_000],
  ['300,000.00', 300_000],
  ['300.000,00 сум', 300_000],
  ['1.200.000', 1_200_000],
  ["1'200'000", 1_200_000],
  ['300 000,', 300_000],
  ['300k', 300_000],
  ['450 ming', 450_000],
  ['1,5 mln', 1_500_000],
  ['1.25 млн', 1_250_000],
  ['2 mlrd', 2_000_000_000],
  ['0', 0],
  ['012', 12],
])('reads %s', (text, sum) => expect(parseMoney(text)).toBe(sum))

test.each(['', ' ', 'abc', 'UZS', ',', 'mln'])('finds no sum in %j', (text) =>
  expect(parseMoney(text)).toBeNull(),
)

test('a sum grouped by any separator is read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 999_999_999_999 }),
      fc.constantFrom(' ', '\u00a0', '.', ',', "'"),
      (sum, by) => {
        expect(parseMoney(String(sum).replace(/\B(?=(\d{3})+$)/g, by))).toBe(sum)
      },
    ),
  )
})
