import { describe, expect, test } from 'vitest'
import { foldName, foldQuery, foldSearch, normaliseName, normalisePhone, sortKey } from './fold.ts'
import { alike, apart, near } from './fold.names.ts'

describe('L-07 folded names', () => {
  test('meet in 500 pairs of spellings', () => {
    const pairs = pairsOf(alike)
    expect(pairs.length).toBeGreaterThanOrEqual(500)
    expect(pairs.filter(([one, other]) => fold(one) !== fold(other))).toEqual([])
  })

  test('are one error apart where the name sounds a little different', () => {
    const far = firstPairsOf(near).filter(([one, other]) => !isNear(fold(other), fold(one)))
    expect(far).toEqual([])
  })

  test('stay apart for different people', () => {
    const met = pairsOf(apart).filter(([one, other]) => isNear(fold(one), fold(other)))
    expect(met).toEqual([])
  })

  test('are found by every beginning, whatever the next letter does to the last one', () => {
    const lost = linesOf(alike).flatMap((line) =>
      line.flatMap((name) => {
        const [word = ''] = foldName(name)
        const beginnings = Array.from(name.split('-')[0]!).map((_, at, all) =>
          all.slice(0, at + 1).join(''),
        )
        return beginnings
          .filter((typed) => !begins(typed, word))
          .map((typed) => `${typed}… ${name}`)
      }),
    )
    expect(lost).toEqual([])
  })

  test.each([
    ['Saamat', 'Salamat'],
    ['Saamat', 'Саламатов'],
    ['Mmatov', 'Mamatov'],
    ['Bbur', 'Бобур'],
    ['Saoulla', 'Saodulla'],
    ['Yuupov', 'Yusupov'],
    ['Toulov', 'Toʻqulov'],
  ])('%s has lost one letter of %s', (typed, name) => {
    const [word = ''] = foldName(name)
    expect(begins(typed, word) || isNear(word, fold(typed))).toBe(true)
  })

  test('do not fold repeated letters of a held key', () => {
    for (const typed of ['zzzz', 'ззз', 'aaaa', 'Karimmm']) {
      const [starts = []] = foldQuery(typed)
      expect(starts).toEqual([typed.toLowerCase()])
    }
    expect(begins('uul', foldName('Уулу')[0] ?? '')).toBe(true)
  })

  test('are words, each once, without signs', () => {
    expect(foldName('Қодиров  Ғайрат (Ҳамидович)')).toEqual(['kodirov', 'gairat', 'hamidoviC'])
    expect(foldName('Ali ali АЛИ')).toEqual(['ali'])
    expect(foldName(' - ')).toEqual([])
  })
})

test('a search is words and digits in any order', () => {
  expect(foldSearch('4567 karim')).toEqual({ terms: [['karim']], digits: '4567' })
  expect(foldSearch('+998 (90) 123-45-67')).toEqual({ terms: [], digits: '998901234567' })
  expect(foldSearch(' + % _ \\ ')).toEqual({ terms: [], digits: '' })
})

test('L-08 names sort as the Uzbek alphabet does, in both scripts together', () => {
  const sorted = [
    'Bobur',
    'Каримов',
    'Karimova',
    'Otabek',
    'Sobir',
    'Zokir',
    'Oʻktam',
    'Ўткир',
    'Gʻani',
    'Shoira',
    'Чори',
  ]
  const shuffled = [...sorted].reverse()
  const byKey = (one: string, other: string) => (sortKey(one, '') < sortKey(other, '') ? -1 : 1)
  expect(shuffled.toSorted(byKey)).toEqual(sorted)
  expect(sortKey('Aliyev', 'Zokir') < sortKey('Aliyeva', 'Anna')).toBe(true)
})

test('L-06 names are stored with the right apostrophes and nothing hidden', () => {
  expect(normaliseName("  O'g`iloy   San'at\u200B ")).toBe('Oʻgʻiloy Sanʼat')
  expect(normaliseName('G’ulomova Maʻmura')).toBe('Gʻulomova Maʼmura')
  expect(normaliseName('\u202Eevil\u0000')).toBe('evil')
  expect(normaliseName(normaliseName('Toʼxtayeva'))).toBe('Toʻxtayeva')
})

test('L-05 phones of both countries are read in any common writing', () => {
  for (const text of ['901234567', '90 123-45-67', '+998 (90) 123 45 67', '998901234567']) {
    expect(normalisePhone(text, 'UZB')).toBe('+998901234567')
  }
  for (const text of ['555123456', '0555 123 456', '+996 555 123 456']) {
    expect(normalisePhone(text, 'KGZ')).toBe('+996555123456')
  }
})

const linesOf = (names: string) =>
  names
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
/** As the search: short words allow no error. */
const isNear = (one: string, other: string) => distance(one, other) <= (one.length < 4 ? 0 : 1)

const fold = (name: string) => foldName(name).join(' ')
const begins = (typed: string, word: string) =>
  foldQuery(typed).every((starts) => starts.some((start) => word.startsWith(start)))

const pairsOf = (names: string) =>
  linesOf(names).flatMap((line) =>
    line.flatMap((one, at) => line.slice(at + 1).map((other) => [one, other] as const)),
  )

const firstPairsOf = (names: string) =>
  linesOf(names).flatMap(([first = '', ...others]) =>
    others.map((other) => [first, other] as const),
  )

/** Damerau–Levenshtein distance: insertions, deletions, substitutions, swaps. */
function distance(one: string, other: string) {
  const rows = [...Array(one.length + 1).keys()].map((n) => [n])
  for (let x = 0; x <= other.length; x += 1) rows[0]![x] = x
  for (let y = 1; y <= one.length; y += 1) {
    for (let x = 1; x <= other.length; x += 1) {
      const at = (dy: number, dx: number) => rows[y - dy]?.[x - dx] ?? 99
      const same = one[y - 1] === other[x - 1]
      const swapped = one[y - 1] === other[x - 2] && one[y - 2] === other[x - 1]
      rows[y]![x] = Math.min(
        at(1, 0) + 1,
        at(0, 1) + 1,
        at(1, 1) + (same ? 0 : 1),
        swapped ? at(2, 2) + 1 : 99,
      )
    }
  }
  return rows[one.length]![other.length]!
}
