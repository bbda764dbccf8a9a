import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  endOf,
  freeze,
  freezeOn,
  isRefused,
  limitsOf,
  unfreeze,
  type Freezable,
  type Moved,
  type Refused,
} from './freeze.ts'
import { addDays, daysBetween, lastDay } from './membershipDates.ts'

const today = '2026-05-13'
const running: Freezable = {
  type: 1,
  status: 'active',
  read_only: false,
  start_date: '2026-05-01',
  end_date: '2026-05-30',
  freezes: [],
  freeze_days: null,
  freeze_times: null,
  followers: [],
}
const span = (start_date: string, end_date: string) => ({ start_date, end_date })
const frozen = (start: string, end: string, days: number): Freezable => ({
  ...running,
  end_date: addDays(running.end_date, days),
  freezes: [{ id: 1, ...span(start, end) }],
})

const follower = (id: number, start_date: string, end_date: string, moved = 0) => ({
  id,
  plan: 'Oylik',
  start_date,
  end_date,
  moved,
})
const yes = (outcome: Moved | Refused): Moved => {
  if (isRefused(outcome)) throw new Error(outcome.code)
  return outcome
}

describe('a freeze', () => {
  test('of 14 days moves the end by 14 days; the day of unfreezing is not frozen', () => {
    const moved = freeze({ ...running, end_date: '2026-08-14' }, span(today, '2026-05-27'), today)
    expect(moved).toEqual({
      ...span(today, '2026-05-27'),
      days: 14,
      until: '2026-08-28',
      of: null,
      shifts: [],
    })
  })

  test.each<[string, Partial<Freezable>, string | undefined, string | undefined, Refused]>([
    ['without a start', {}, undefined, '2026-05-20', no('freeze_date_required', 'start_date')],
    ['without an end', {}, today, undefined, no('unfreeze_date_required', 'end_date')],
    [
      'from yesterday',
      {},
      '2026-05-12',
      '2026-05-20',
      no('freeze_in_past', 'start_date', { first: today }),
    ],
    [
      'after the end',
      {},
      '2026-05-31',
      '2026-06-20',
      no('freeze_after_end', 'start_date', { last: '2026-05-30' }),
    ],
    ['of no days', {}, today, today, no('too_early', 'end_date', { limit: today })],
    [
      'backwards',
      {},
      '2026-05-20',
      '2026-05-18',
      no('too_early', 'end_date', { limit: '2026-05-20' }),
    ],
    ['of years', {}, today, '2027-05-15', no('freeze_too_long', 'end_date', { days: 366 })],
    ['of a class', { type: 2 }, today, '2026-05-20', no('membership_not_freezable')],
    ['of one that comes', { status: 'paid' }, today, '2026-05-20', no('membership_not_freezable')],
    [
      'of one that is over',
      { status: 'expired' },
      today,
      '2026-05-20',
      no('membership_not_freezable'),
    ],
    ['of a read-only member', { read_only: true }, today, '2026-05-20', no('member_read_only')],
    [
      'past the policy',
      { freeze_days: 6 },
      today,
      '2026-05-20',
      no('freeze_too_long', 'end_date', { days: 6 }),
    ],
    [
      'of a package without freezing',
      { freeze_days: 0 },
      today,
      '2026-05-20',
      no('freeze_days_used', null, { days: 0 }),
    ],
    [
      'of a package that is never frozen',
      { freeze_times: 0 },
      today,
      '2026-05-20',
      no('freeze_times_used', null, { times: 0 }),
    ],
  ])('%s is refused', (_, changes, start_date, end_date, refusal) => {
    expect(freeze({ ...running, ...changes }, { start_date, end_date }, today)).toEqual(refusal)
  })

  test('moves all packages that follow, with every pause between', () => {
    const followers = [
      follower(2, '2026-05-31', '2026-06-29'),
      follower(3, '2026-07-15', '2026-08-13'),
    ]
    const { shifts } = yes(freeze({ ...running, followers }, span(today, '2026-05-20'), today))
    expect(shifts).toEqual([
      { membership: 2, plan: 'Oylik', start_date: '2026-05-31', moved_to: '2026-06-07' },
      { membership: 3, plan: 'Oylik', start_date: '2026-07-15', moved_to: '2026-07-22' },
    ])
  })

  test('that ends early moves back only what it had moved, and not into what was sold since', () => {
    const held = frozen('2026-05-10', '2026-05-24', 14)
    const back = (followers: Freezable['followers']) =>
      yes(unfreeze({ ...held, followers }, today)).shifts.map(({ moved_to }) => moved_to)
    // 11 of 14 days come back.
    expect(back([follower(2, '2026-06-14', '2026-07-13', 14)])).toEqual(['2026-06-03'])
    expect(back([follower(2, '2026-06-14', '2026-07-13', 5)])).toEqual(['2026-06-09'])
    expect(back([follower(2, '2026-06-14', '2026-07-13')])).toEqual([])
    expect(
      back([follower(3, '2026-06-14', '2026-07-10'), follower(2, '2026-07-13', '2026-08-11', 14)]),
    ).toEqual(['2026-07-11'])
  })

  test('that runs keeps its start, and ends earlier or later', () => {
    const held = frozen('2026-05-10', '2026-05-24', 14)
    expect(freeze(held, span('2026-05-10', '2026-05-30'), today)).toMatchObject({
      days: 20,
      until: '2026-06-19',
      of: 1,
    })
    expect(freeze(held, span(today, '2026-05-30'), today)).toMatchObject({ code: 'already_frozen' })
    expect(freeze(held, span('2026-05-10', today), today)).toMatchObject({ code: 'too_early' })
  })

  test('that is scheduled is moved, its own days left out of the count', () => {
    const held = { ...frozen('2026-05-20', '2026-05-24', 4), freeze_days: 5, freeze_times: 1 }
    expect(freeze(held, span('2026-05-25', '2026-05-30'), today)).toMatchObject({
      days: 5,
      until: '2026-06-04',
      of: 1,
      shifts: [],
    })
    expect(limitsOf(held, today)).toMatchObject({
      days: 5,
      times_used: 0,
      last_start: '2026-05-30',
    })
  })
})

describe('unfreezing', () => {
  test('gives back the days that were not frozen', () => {
    expect(unfreeze(frozen('2026-05-08', '2026-05-22', 14), today)).toEqual({
      ...span('2026-05-08', today),
      days: 5,
      until: '2026-06-04',
      of: 1,
      shifts: [],
    })
  })
  test('on the first day, and of a scheduled one, leaves nothing', () => {
    expect(unfreeze(frozen(today, '2026-05-27', 14), today)).toMatchObject({
      days: 0,
      until: '2026-05-30',
    })
    expect(unfreeze(frozen('2026-05-20', '2026-05-27', 7), today)).toMatchObject({
      days: 0,
      until: '2026-05-30',
    })
  })
  it('needs a freeze that is not over', () => {
    expect(unfreeze(frozen('2026-05-03', today, 10), today)).toEqual(no('not_frozen'))
  })
})

/** A random history of one membership: a request on each of its days. */
const wish = fc.record({
  after: fc.integer({ min: 0, max: 25 }),
  ahead: fc.integer({ min: -3, max: 20 }),
  length: fc.integer({ min: -2, max: 45 }),
  ends: fc.boolean(),
})

test('REL-11 the preview is the result, and the end is the sum of the lines, in 10,000 lives', () => {
  let changed = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.option(fc.integer({ min: 0, max: 60 })),
      fc.option(fc.integer({ min: 0, max: 4 })),
      fc.array(wish, { minLength: 1, maxLength: 8 }),
      (days, freeze_days, freeze_times, wishes) => {
        let held: Freezable = {
          ...running,
          freeze_days,
          freeze_times,
          end_date: lastDay(running.start_date, days),
        }
        const lines: { days: number }[] = []
        let day = running.start_date
        for (const { after, ahead, length, ends } of wishes) {
          day = addDays(day, after)
          if (day > held.end_date) return
          const start = addDays(day, ahead)
          const outcome = ends
            ? unfreeze(held, day)
            : freeze(held, span(start, addDays(start, length)), day)
          if (isRefused(outcome)) continue
          changed += 1
          const before = freezeOn(held, day)
          lines.push({ days: outcome.days - (before ? lengthOf(before) : 0) })
          held = written(held, outcome)
          expect(held.end_date).toBe(outcome.until)
          expect(held.end_date).toBe(endOf(held.start_date, days, lines))
          expect(frozenDays(held)).toBe(lines.reduce((sum, line) => sum + line.days, 0))
          expect(overlapping(held)).toBe(false)
          if (freeze_days !== null) expect(frozenDays(held)).toBeLessThanOrEqual(freeze_days)
          if (freeze_times !== null) expect(held.freezes.length).toBeLessThanOrEqual(freeze_times)
        }
      },
    ),
    { numRuns: 10_000 },
  )
  expect(changed).toBeGreaterThan(5_000)
})

/** The membership after a change, computed from its freezes alone and independently of the rule. */
function written(held: Freezable, { of, days, start_date, end_date }: Moved): Freezable {
  const others = held.freezes.filter(({ id }) => id !== of)
  const freezes =
    days > 0 ? [...others, { id: of ?? held.freezes.length + 100, start_date, end_date }] : others
  const sold = addDays(held.end_date, -frozenDays(held))
  return { ...held, freezes, end_date: addDays(sold, frozenDays({ ...held, freezes })) }
}

const lengthOf = (each: { start_date: string; end_date: string }) =>
  daysBetween(each.start_date, each.end_date)
const frozenDays = ({ freezes }: Freezable) =>
  freezes.reduce((sum, each) => sum + lengthOf(each), 0)
const overlapping = ({ freezes }: Freezable) =>
  freezes.some((one) =>
    freezes.some(
      (other) =>
        one !== other && one.start_date < other.end_date && other.start_date < one.end_date,
    ),
  )

function no(code: string, field: Refused['field'] = null, vars: Refused['vars'] = {}): Refused {
  return { code, field, vars }
}
