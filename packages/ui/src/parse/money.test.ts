import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMoney } from './money.ts'
import { longestNumber, parseWhole } from './number.ts'

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

/** The previous pattern, which backtracks; compared on short texts only. */
const backtracking = (text: string) => {
  const [, number = text, word = ''] = /^([\d\s.,'’]+?)\s*(\p{L}*)\.?\s*$/u.exec(text.trim()) ?? []
  return { number, word }
}

const unit = (word: string) =>
  ({ k: 1e3, к: 1e3, ming: 1e3, минг: 1e3, тыс: 1e3, mln: 1e6, млн: 1e6, mlrd: 1e9, млрд: 1e9 })[
    word.toLowerCase()
  ]

function parseByBacktracking(text: string): number | null {
  const { number, word } = backtracking(text)
  const times = unit(word)
  if (times === undefined) return parseWhole(number.replace(/[.,]\d{0,2}\s*$/, ''))
  const [, whole = number, fraction = ''] = /^(.*)[.,](\d{1,2})\s*$/.exec(number) ?? []
  const sum = Math.round(Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`) * times)
  return Number.isNaN(sum) ? null : parseWhole(String(sum), longestNumber)
}

test('T-60 short texts are read as the backtracking pattern read them', () => {
  const signs = [
    '0',
    '1',
    '25',
    '300',
    ' ',
    '\u00a0',
    '\t',
    '.',
    ',',
    "'",
    '’',
    '-',
    '%',
    '\u{1d400}',
  ]
  const units = ['k', 'к', 'ming', 'тыс', 'mln', 'млн', 'MLRD', 'soʻm', 'UZS', 'сум', 'x']
  const piece = fc.constantFrom(...signs, ...units)
  const text = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ maxLength: 12 })), (writing) => {
      expect(parseMoney(writing)).toBe(parseByBacktracking(writing))
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['spaces', ' '],
  ['tabs and quotes', "\t'"],
  ['dots', '.'],
  ['separators with blanks', ', '],
  ['digits', '1'],
  ['letters', 'm'],
])('T-60 a text of 100 KB of %s is read in less than 10 ms', (_, piece) => {
  const text = `1${piece.repeat(100_000 / piece.length)}!`
  // The fastest of several runs, to exclude other load on the machine.
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now()
    parseMoney(text)
    return performance.now() - start
  })
  expect(Math.min(...runs)).toBeLessThan(10)
})
