import type { components } from '@zal/api/schema'
import type { Vars } from '../core/errors.ts'
import { moneyParams } from '../core/i18n/formatParams.ts'
import { minuteOf } from './membershipDates.ts'
import type { CheckinRules } from './clubSettings.ts'

export type Verdict = components['schemas']['Verdict']
export type Rule = Verdict['rule']
type Hit = Verdict['rules'][number]

/** A membership whose dates include the day, as the SQL function `entry_plans` returns it. */
export interface EntryPlan {
  id: number
  name: string
  club: number
  club_name: string
  is_global: boolean
  /** The status on the day; an exhausted one is `expired` although within its dates. */
  status: string
  end_date: string
  /** The day after the current freeze. */
  frozen_until: string | null
  /** Weekdays of entry, 1 is Monday; an empty list is every day. */
  week_days: number[]
  /** 'HH:MM'; null is any time. */
  start_time: string | null
  end_time: string | null
  days_left: number
  /** Null is unlimited. */
  visits_left: number | null
  /** Time of the last entry on this plan today, 'HH:MM'; null without one. */
  entered_at: string | null
  /** Free places of the class today; null is unlimited, and for packages. */
  slots_left: number | null
}

/** Club, time and member of an entry: the input of the rules besides the plan. */
export interface EntryMoment {
  club: number
  /** 1 is Monday. */
  weekday: number
  /** The time in the club, 'HH:MM'. */
  time: string
  member_active: boolean
  balance: number
  /** The time of the member's entry within the last 60 seconds, on whatever plan; else null. */
  just_entered_at: string | null
  /** The next membership that begins after today; null without one. */
  begins: { plan: string; from: string } | null
  /** The rules of the club. */
  rules: CheckinRules
}

/**
 * Decides an entry on this plan. Lists all rules that match, in order of precedence; the first one decides.
 * Red refuses, yellow requires a confirmation.
 */
export function verdictOn(plan: EntryPlan | null, moment: EntryMoment): Verdict {
  const rules = [
    ...(moment.member_active ? [] : [red('member_inactive')]),
    ...(plan ? refusals(plan, moment) : [withoutPlan(moment)]),
    ...warnings(plan, moment),
  ]
  const first = rules[0]
  return {
    level: first?.level ?? 'green',
    rule: first?.code ?? 'ok',
    rules,
    membership: plan?.id ?? null,
    plan: plan?.name ?? null,
    days_left: plan?.days_left ?? null,
    visits_left: plan?.visits_left ?? null,
    balance: moment.balance,
  }
}

/** Variables of the deciding rule's message; an amount is formatted as money. */
export function varsOf({ rules }: Verdict): Vars {
  const vars = rules[0]?.vars ?? {}
  return typeof vars.amount === 'number'
    ? { ...vars, ...moneyParams({ amount: vars.amount }) }
    : vars
}

/**
 * The plan to use without a choice: the only one that permits entry, else the only one. Null where a choice
 * is needed or there is no plan.
 */
export function planWithoutAsking(plans: readonly EntryPlan[], moment: EntryMoment) {
  const open = plans.filter((plan) => verdictOn(plan, moment).level !== 'red')
  return open.length > 1 ? null : (open[0] ?? plans[0] ?? null)
}

const withoutPlan = ({ begins }: EntryMoment) =>
  begins ? red('not_begun_yet', begins) : red('no_active_plan')

function refusals(plan: EntryPlan, { club, weekday, time, rules }: EntryMoment): Hit[] {
  const hits: Hit[] = []
  if (plan.status === 'freeze') {
    hits.push(red('membership_frozen', { until: plan.frozen_until ?? '' }))
  }
  if (!plan.is_global && plan.club !== club) hits.push(red('wrong_club', { club: plan.club_name }))
  if (plan.week_days.length && !plan.week_days.includes(weekday)) {
    hits.push(red('wrong_weekday', { days: plan.week_days.join(',') }))
  }
  if (plan.start_time && plan.end_time && !isWithin(time, plan.start_time, plan.end_time, rules)) {
    hits.push(red('invalid_time_period', { from: plan.start_time, to: plan.end_time }))
  }
  // The visit of the day is already counted: a member may enter again on a plan that this visit has
  // exhausted.
  if (plan.visits_left !== null && plan.visits_left <= 0 && !plan.entered_at) {
    hits.push(red('no_visits_left'))
  }
  if (plan.slots_left !== null && plan.slots_left <= 0 && !plan.entered_at) {
    hits.push(red('class_full'))
  }
  return hits
}

function warnings(plan: EntryPlan | null, { balance, just_entered_at, rules }: EntryMoment): Hit[] {
  const hits: Hit[] = []
  const entered = plan?.entered_at ?? just_entered_at
  if (entered) hits.push(yellow('already_checked_in', { time: entered }))
  if (balance < 0) hits.push(yellow('debt', { amount: -balance }))
  if (plan && rules.warn_days > 0 && plan.days_left <= rules.warn_days) {
    hits.push(yellow('expiring', { until: plan.end_date, days: plan.days_left }))
  }
  const visits = plan?.visits_left ?? Infinity
  // With none left and none used today, no_visits_left is already reported.
  const isFew = rules.warn_visits > 0 && visits <= rules.warn_visits
  if (isFew && (visits > 0 || plan?.entered_at)) {
    hits.push(yellow('few_visits', { visits }))
  }
  return hits
}

const isWithin = (
  time: string,
  from: string,
  to: string,
  { tolerance_minutes: tolerance }: CheckinRules,
) => minuteOf(time) >= minuteOf(from) - tolerance && minuteOf(time) <= minuteOf(to) + tolerance

const red = (code: Rule, vars?: Hit['vars']): Hit => hit(code, 'red', vars)
const yellow = (code: Rule, vars?: Hit['vars']): Hit => hit(code, 'yellow', vars)
const hit = (code: Rule, level: Hit['level'], vars?: Hit['vars']): Hit =>
  vars ? { code, level, vars } : { code, level }
