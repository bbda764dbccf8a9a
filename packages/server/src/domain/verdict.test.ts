import { describe, expect, it } from 'vitest'
import { checkinRules, type CheckinRules } from './clubSettings.ts'
import { planWithoutAsking, verdictOn, type EntryMoment, type EntryPlan } from './verdict.ts'

const plan: EntryPlan = {
  id: 5,
  name: 'Oylik',
  club: 1,
  club_name: 'Zal Chilonzor',
  is_global: false,
  status: 'active',
  end_date: '2026-12-20',
  frozen_until: null,
  week_days: [],
  start_time: null,
  end_time: null,
  days_left: 30,
  visits_left: null,
  entered_at: null,
  slots_left: null,
}
const moment: EntryMoment = {
  club: 1,
  weekday: 6,
  time: '09:00',
  member_active: true,
  balance: 0,
  just_entered_at: null,
  begins: null,
  rules: checkinRules({}),
}
const morning = { ...plan, start_time: '07:00', end_time: '12:00' }

const begins = { plan: 'Oylik', from: '2026-12-01' }

const table: [string, EntryPlan | null, Partial<EntryMoment>, string, string[]][] = [
  ['an ordinary day', plan, {}, 'green', []],
  ['a member switched off', plan, { member_active: false }, 'red', ['member_inactive']],
  ['no plan', null, {}, 'red', ['no_active_plan']],
  ['a plan of later', null, { begins }, 'red', ['not_begun_yet']],
  ['a plan of today and one of later', plan, { begins }, 'green', []],
  [
    'a frozen plan',
    { ...plan, status: 'freeze', frozen_until: '2026-11-28' },
    {},
    'red',
    ['membership_frozen'],
  ],
  ['a plan of another club', { ...plan, club: 2 }, {}, 'red', ['wrong_club']],
  ['a global plan of another club', { ...plan, club: 2, is_global: true }, {}, 'green', []],
  [
    'a Saturday on a plan for Mondays',
    { ...plan, week_days: [1, 3, 5] },
    {},
    'red',
    ['wrong_weekday'],
  ],
  ['a Saturday on a plan for Saturdays', { ...plan, week_days: [6] }, {}, 'green', []],
  ['16 minutes early', morning, { time: '06:44' }, 'red', ['invalid_time_period']],
  ['15 minutes early', morning, { time: '06:45' }, 'green', []],
  ['15 minutes late', morning, { time: '12:15' }, 'green', []],
  ['16 minutes late', morning, { time: '12:16' }, 'red', ['invalid_time_period']],
  [
    'all visits used',
    { ...plan, status: 'expired', visits_left: 0 },
    {},
    'red',
    ['no_visits_left'],
  ],
  [
    'the last visit used this morning',
    { ...plan, status: 'expired', visits_left: 0, entered_at: '08:10' },
    {},
    'yellow',
    ['already_checked_in', 'few_visits'],
  ],
  [
    'a second entry of the day',
    { ...plan, entered_at: '08:10' },
    {},
    'yellow',
    ['already_checked_in'],
  ],
  [
    'a second scan at the door on another plan',
    plan,
    { just_entered_at: '08:59' },
    'yellow',
    ['already_checked_in'],
  ],
  ['a class without a place today', { ...plan, slots_left: 0 }, {}, 'red', ['class_full']],
  ['the last place of a class', { ...plan, slots_left: 1 }, {}, 'green', []],
  [
    'a full class that the member has stepped out of',
    { ...plan, slots_left: 0, entered_at: '08:58' },
    {},
    'yellow',
    ['already_checked_in'],
  ],
  ['a debt', plan, { balance: -80_000 }, 'yellow', ['debt']],
  ['4 days left', { ...plan, days_left: 4 }, {}, 'green', []],
  ['3 days left', { ...plan, days_left: 3 }, {}, 'yellow', ['expiring']],
  ['3 visits left', { ...plan, visits_left: 3 }, {}, 'green', []],
  ['2 visits left', { ...plan, visits_left: 2 }, {}, 'yellow', ['few_visits']],
  [
    '3 days and 2 visits left',
    { ...plan, days_left: 3, visits_left: 2 },
    {},
    'yellow',
    ['expiring', 'few_visits'],
  ],
  [
    'everything at once',
    {
      ...morning,
      status: 'freeze',
      club: 2,
      week_days: [1],
      visits_left: 0,
      days_left: 1,
      slots_left: 0,
    },
    { member_active: false, balance: -1, time: '20:00', just_entered_at: '19:59' },
    'red',
    [
      'member_inactive',
      'membership_frozen',
      'wrong_club',
      'wrong_weekday',
      'invalid_time_period',
      'no_visits_left',
      'class_full',
      'already_checked_in',
      'debt',
      'expiring',
    ],
  ],
]

describe('the verdict of a check-in', () => {
  it.each(table)('%s', (_, held, changes, level, codes) => {
    const verdict = verdictOn(held, { ...moment, ...changes })
    expect(verdict.level).toBe(level)
    expect(verdict.rules.map((rule) => rule.code)).toEqual(codes)
    expect(verdict.rule).toBe(codes[0] ?? 'ok')
  })

  it('contains the plan, the days and visits left, and the balance', () => {
    expect(verdictOn({ ...plan, visits_left: 7 }, { ...moment, balance: 500 })).toMatchObject({
      membership: 5,
      plan: 'Oylik',
      days_left: 30,
      visits_left: 7,
      balance: 500,
    })
  })

  it('names what its texts need', () => {
    const [frozen] = verdictOn(
      { ...plan, status: 'freeze', frozen_until: '2026-11-28' },
      moment,
    ).rules
    expect(frozen?.vars).toEqual({ until: '2026-11-28' })
    const [late] = verdictOn(morning, { ...moment, time: '20:00' }).rules
    expect(late?.vars).toEqual({ from: '07:00', to: '12:00' })
    const [few] = verdictOn({ ...plan, visits_left: 2 }, moment).rules
    expect(few).toEqual({ code: 'few_visits', level: 'yellow', vars: { visits: 2 } })
    const [ends] = verdictOn({ ...plan, days_left: 3, end_date: '2026-11-23' }, moment).rules
    expect(ends).toEqual({
      code: 'expiring',
      level: 'yellow',
      vars: { until: '2026-11-23', days: 3 },
    })
  })
})

describe('the rules of a club', () => {
  const by = (rules: Partial<CheckinRules>, held: EntryPlan, changes: Partial<EntryMoment> = {}) =>
    verdictOn(held, { ...moment, ...changes, rules: checkinRules(rules) }).rule

  it('widen and narrow the time of entry', () => {
    expect(by({ tolerance_minutes: 30 }, morning, { time: '06:30' })).toBe('ok')
    expect(by({ tolerance_minutes: 0 }, morning, { time: '06:59' })).toBe('invalid_time_period')
    expect(by({ tolerance_minutes: 0 }, morning, { time: '07:00' })).toBe('ok')
  })

  it('warn earlier, and not at all at 0', () => {
    expect(by({ warn_days: 7 }, { ...plan, days_left: 7 })).toBe('expiring')
    expect(by({ warn_days: 0 }, { ...plan, days_left: 0 })).toBe('ok')
    expect(by({ warn_visits: 5 }, { ...plan, visits_left: 5 })).toBe('few_visits')
    expect(by({ warn_visits: 0 }, { ...plan, visits_left: 1 })).toBe('ok')
  })
})

describe('the plan that needs no asking', () => {
  const other = { ...plan, id: 6 }
  const frozen = { ...plan, id: 7, status: 'freeze' }

  it('is the only one with a green verdict', () => {
    expect(planWithoutAsking([frozen, plan], moment)?.id).toBe(5)
  })
  it('is asked for when two open it', () => {
    expect(planWithoutAsking([plan, other], moment)).toBeNull()
  })
  it('is the first one when none opens it, and nothing when there is none', () => {
    expect(planWithoutAsking([frozen], moment)?.id).toBe(7)
    expect(planWithoutAsking([], moment)).toBeNull()
  })
})
