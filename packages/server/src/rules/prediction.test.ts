import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { predict, type StayFacts } from './prediction.ts'

const faithful: StayFacts = {
  days: 400,
  recent: 12,
  total: 156,
  since: 1,
  days_left: 60,
  renewed: false,
  balance: 0,
}
const percentOf = (facts: Partial<StayFacts>) => predict({ ...faithful, ...facts })?.percent

describe('the chance of staying', () => {
  test('is 99 at most, 1 at least', () => {
    expect(percentOf({})).toBe(99)
    const lost = { days: 14, recent: 0, total: 0, since: null, days_left: 0, balance: -1 }
    expect(percentOf(lost)).toBe(1)
  })

  test('is null in the first 14 days', () => {
    expect(predict({ ...faithful, days: 13 })).toBeNull()
    expect(predict({ ...faithful, days: 14 })).not.toBeNull()
  })

  test.each([
    ['as usual', { recent: 12 }, 100],
    ['half as often as usual', { recent: 6 }, 83],
    ['not at all any more', { recent: 0 }, 65],
    ['more than usual', { recent: 28 }, 100],
  ])('35 for visits: %s', (_, facts, expected) => {
    expect(percentOf({ ...facts, total: (365 / 28) * 12 })).toBe(Math.min(99, expected))
  })

  test.each([
    [4, 99],
    [5, 99],
    [17, 88],
    [29, 76],
    [30, 75],
    [200, 75],
  ])('25 for the last visit: %i days ago', (since, expected) => {
    expect(percentOf({ since })).toBe(expected)
  })

  test.each([
    [15, 99],
    [14, 93],
    [8, 93],
    [7, 89],
    [4, 89],
    [3, 87],
    [1, 87],
    [0, 85],
  ])('15 for the membership: %i days left', (days_left, expected) => {
    expect(percentOf({ days_left })).toBe(expected)
    expect(percentOf({ days_left, renewed: true })).toBe(99)
  })

  test('15 for a year in the club, 10 for no debt', () => {
    expect(percentOf({ days: 73, total: 32 })).toBe(88)
    expect(percentOf({ balance: -1 })).toBe(90)
  })

  test('a new member is measured by the days since joining', () => {
    expect(percentOf({ days: 20, recent: 9, total: 9 })).toBe(86)
  })

  test('names the three largest losses, the largest first', () => {
    const facts = { ...faithful, recent: 0, since: 30, days_left: 7, balance: -5000 }
    expect(predict(facts)?.losses).toEqual([
      { reason: 'visits', points: 35 },
      { reason: 'recency', points: 25 },
      { reason: 'membership', points: 11 },
    ])
    expect(predict(faithful)?.losses).toEqual([])
  })

  test('stays within 1 and 99, and a visit more never lowers it', () => {
    const facts = fc.record({
      days: fc.integer({ min: 14, max: 5000 }),
      recent: fc.integer({ min: 0, max: 27 }),
      earlier: fc.integer({ min: 0, max: 300 }),
      since: fc.option(fc.integer({ min: 0, max: 400 })),
      days_left: fc.integer({ min: 0, max: 400 }),
      renewed: fc.boolean(),
      balance: fc.integer(),
    })
    fc.assert(
      fc.property(facts, ({ earlier, ...given }) => {
        const now = predict({ ...given, total: given.recent + earlier })
        const more = { ...given, recent: given.recent + 1, total: given.recent + 1 + earlier }
        expect(now?.percent).toBeGreaterThanOrEqual(1)
        expect(now?.percent).toBeLessThanOrEqual(99)
        expect(predict(more)?.percent).toBeGreaterThanOrEqual(now?.percent ?? 0)
      }),
    )
  })
})
