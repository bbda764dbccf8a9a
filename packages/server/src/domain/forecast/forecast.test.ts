import { describe, expect, test } from 'vitest'
import {
  errorOf,
  leversOf,
  pastOf,
  pointsOf,
  sourcesAt,
  sumOf,
  type Facts,
  type History,
} from './forecast.ts'

const nothing = { taken: 0, total: 0, cohorts: {}, fresh: { members: 0, amount: 0 }, rest: 0 }

/** The 24th of ten months, all without sales but those that a test gives. */
function historyOf(given: Record<number, Partial<Facts>>, began = '2025-01-01'): History {
  const points = pointsOf('2026-11-24').map((point, nth) => ({
    ...point,
    ...nothing,
    ...given[nth],
  }))
  return { points, began, predicted: { expected: 0, unknown: 0 } }
}

const cohort = (members: number, atStake: number, bought: number) => ({ members, atStake, bought })

describe('the days of a forecast', () => {
  test('are the same day of the months before, or their last one', () => {
    const points = pointsOf('2026-03-31')
    expect(points).toHaveLength(10)
    expect(points.slice(0, 3)).toEqual([
      { first: '2026-03-01', last: '2026-03-31', day: '2026-03-31', next: '2026-04-30' },
      { first: '2026-02-01', last: '2026-02-28', day: '2026-02-28', next: '2026-03-31' },
      { first: '2026-01-01', last: '2026-01-31', day: '2026-01-31', next: '2026-02-28' },
    ])
  })
})

describe('the sources', () => {
  test('are cohorts by the share of three months, and the usual pace', () => {
    const history = historyOf({
      0: {
        taken: 500,
        cohorts: { early: cohort(10, 4_000, 0), returning: cohort(5, 1_500, 0) },
        // 90 new members in 90 days, each for 200.
        fresh: { members: 90, amount: 18_000 },
        rest: 900,
      },
      // Of 30 that ended a month later 9 had renewed by the end of the month.
      1: { cohorts: { early: cohort(10, 0, 5), returning: cohort(4, 0, 1) } },
      2: { cohorts: { early: cohort(10, 0, 4), returning: cohort(4, 0, 0) } },
      3: { cohorts: { early: cohort(10, 0, 0), returning: cohort(4, 0, 2) } },
      // Too long ago.
      4: { cohorts: { early: cohort(10, 0, 10) } },
    })
    history.predicted = { expected: 330.4, unknown: 0 }
    // Six days are left.
    expect(sourcesAt(history, 0)).toEqual([
      { kind: 'ending', members: 0, at_stake: 0, chance: null, expected: 330 },
      { kind: 'early', members: 10, at_stake: 4_000, chance: 30, expected: 1_200 },
      { kind: 'returning', members: 5, at_stake: 1_500, chance: 25, expected: 375 },
      { kind: 'new', members: 6, at_stake: null, chance: null, expected: 1_200 },
      { kind: 'other', members: null, at_stake: null, chance: null, expected: 60 },
    ])
    expect(sumOf(sourcesAt(history, 0))).toBe(3_165)
  })

  test('of members without a prediction go by the share', () => {
    const history = historyOf({
      0: { cohorts: { ending: cohort(3, 1_000, 0) } },
      1: { cohorts: { ending: cohort(4, 0, 2) } },
    })
    history.predicted = { expected: 420, unknown: 400 }
    expect(sourcesAt(history, 0)[0]).toEqual({
      kind: 'ending',
      members: 3,
      at_stake: 1_000,
      chance: 62,
      expected: 620,
    })
  })

  test('of a young club are measured over the days since its first sale', () => {
    const history = historyOf({ 0: { rest: 100 } }, '2026-11-15')
    // 100 in ten days, and six are left.
    expect(sourcesAt(history, 0).at(-1)).toMatchObject({ kind: 'other', expected: 60 })
    expect(sourcesAt({ ...history, began: null }, 0)).toEqual([])
  })
})

describe('the past months', () => {
  const months = {
    1: { taken: 90, total: 100, rest: 90 },
    2: { taken: 110, total: 100 },
    3: { taken: 95, total: 100 },
    4: { taken: 0, total: 0 },
  }

  test('have the error of the same rule, below zero where it said too little', () => {
    // October has 31 days: 7 are left, and the pace is one a day.
    const past = pastOf(historyOf(months))
    expect(past).toHaveLength(6)
    expect(past.slice(0, 4)).toEqual([
      { month: '2026-10-01', said: 97, total: 100, error: -3 },
      { month: '2026-09-01', said: 110, total: 100, error: 10 },
      { month: '2026-08-01', said: 95, total: 100, error: -5 },
      { month: '2026-07-01', said: 0, total: 0, error: null },
    ])
    expect(errorOf(past)).toBe(6)
  })

  test.each([
    ['2026-07-01', 3, 6],
    ['2026-07-02', 2, null],
    ['2026-11-01', 0, null],
  ])('that began on %s are %i, with the error %s', (began, count, error) => {
    const past = pastOf(historyOf(months, began))
    expect([past.length, errorOf(past)]).toEqual([count, error])
  })
})

describe('the levers', () => {
  const sources = sourcesAt(
    historyOf({
      0: {
        cohorts: { early: cohort(164, 118_900_000, 0), returning: cohort(10, 5_600_000, 0) },
        fresh: { members: 0, amount: 0 },
      },
      1: { cohorts: { early: cohort(100, 0, 47), returning: cohort(100, 0, 17) } },
    }),
    0,
  )
  const gap = 17_900_000

  test('reach the goal each alone, and one purchase fewer does not', () => {
    const levers = leversOf(sources, { gap, newPrice: 716_000 })
    expect(levers).toEqual([
      { kind: 'early', more: 25, needed: 102, of: 164, now: 77, reachable: true },
      { kind: 'returning', more: 32, needed: 34, of: 10, now: 2, reachable: false },
      { kind: 'new', more: 25, needed: 25, of: null, now: 0, reachable: true },
    ])
    const prices = { early: 725_000, returning: 560_000, new: 716_000 }
    for (const { kind, more } of levers) {
      expect(more * prices[kind]).toBeGreaterThanOrEqual(gap)
      expect((more - 1) * prices[kind]).toBeLessThan(gap)
    }
  })

  test('are none where the goal is reached, and not those without a price', () => {
    expect(leversOf(sources, { gap: 0, newPrice: 1 })).toEqual([])
    expect(leversOf(sources, { gap, newPrice: 0 }).map(({ kind }) => kind)).toEqual([
      'early',
      'returning',
    ])
  })
})
