import type { components } from '@zal/api/schema'
import type { Vars } from '../core/errors.ts'
import { moneyParams } from '../core/i18n/formatParams.ts'
import { minuteOf } from './membershipDates.ts'

export type Verdict = components['schemas']['Verdict']
export type Rule = Verdict['rule']
type Hit = Verdict['rules'][number]

/** A membership whose dates cover the day, as the SQL function `entry_plans` tells it. */
export interface EntryPlan {
  id: number
  name: string
  club: number
  club_name: string
  is_global: boolean
  /** The status of the day; an exhausted one is `expired` and still inside its dates. */
  status: string
  end_date: string
  /** The day on which the running freeze is over. */
  frozen_until: string | null
  /** Weekdays of entry, 1 is Monday; empty is every day. */
  week_days: number[]
  /** 'HH:MM'; null is any time. */
  start_time: string | null
  end_time: string | null
  days_left: number
  /** Null is without limit. */
  visits_left: number | null
  /** When the member last came in on this plan today, 'HH:MM'; null where not yet. */
  entered_at: string | null
  /** Places that others have left in the class today; null is without limit, and for packages. */
  slots_left: number | null
}

/** Where, when and who: what the rules look at besides the plan. */
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
  /** What the member has bought that begins only after today, the next of it; null where there is none. */
  begins: { plan: string; from: string } | null
}

/** Minutes before and after the hours of a plan in which the door still opens. */
export const TOLERANCE = 15
/** From here on a plan is nearly over, or nearly used up. */
export const FEW_DAYS = 3
export const FEW_VISITS = 2

/**
 * May this member come in on this plan, now? All rules that hit are listed, in the order in which they decide; the
 * first one decides. Red refuses, yellow asks once more.
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

/** What the sentence of the deciding rule names; an amount is money. */
export function varsOf({ rules }: Verdict): Vars {
  const vars = rules[0]?.vars ?? {}
  return typeof vars.amount === 'number'
    ? { ...vars, ...moneyParams({ amount: vars.amount }) }
    : vars
}

/** The plan that needs no asking: the only one that opens the door, else the only one. Null asks, or there is none. */
export function planWithoutAsking(plans: readonly EntryPlan[], moment: EntryMoment) {
  const open = plans.filter((plan) => verdictOn(plan, moment).level !== 'red')
  return open.length > 1 ? null : (open[0] ?? plans[0] ?? null)
}

const withoutPlan = ({ begins }: EntryMoment) =>
  begins ? red('not_begun_yet', begins) : red('no_active_plan')

function refusals(plan: EntryPlan, { club, weekday, time }: EntryMoment): Hit[] {
  const hits: Hit[] = []
  if (plan.status === 'freeze') {
    hits.push(red('membership_frozen', { until: plan.frozen_until ?? '' }))
  }
  if (!plan.is_global && plan.club !== club) hits.push(red('wrong_club', { club: plan.club_name }))
  if (plan.week_days.length && !plan.week_days.includes(weekday)) {
    hits.push(red('wrong_weekday', { days: plan.week_days.join(',') }))
  }
  if (plan.start_time && plan.end_time && !isWithin(time, plan.start_time, plan.end_time)) {
    hits.push(red('invalid_time_period', { from: plan.start_time, to: plan.end_time }))
  }
  // The visit of the day is paid for: who stepped out may come back on a plan that this very visit used up.
  if (plan.visits_left !== null && plan.visits_left <= 0 && !plan.entered_at) {
    hits.push(red('no_visits_left'))
  }
  if (plan.slots_left !== null && plan.slots_left <= 0 && !plan.entered_at) {
    hits.push(red('class_full'))
  }
  return hits
}

function warnings(plan: EntryPlan | null, { balance, just_entered_at }: EntryMoment): Hit[] {
  const hits: Hit[] = []
  const entered = plan?.entered_at ?? just_entered_at
  if (entered) hits.push(yellow('already_checked_in', { time: entered }))
  if (balance < 0) hits.push(yellow('debt', { amount: -balance }))
  if (plan && plan.days_left <= FEW_DAYS) {
    hits.push(yellow('expiring', { until: plan.end_date, days: plan.days_left }))
  }
  const visits = plan?.visits_left ?? Infinity
  // Where none is left and none was made today, no_visits_left has said so.
  if (visits <= FEW_VISITS && (visits > 0 || plan?.entered_at)) {
    hits.push(yellow('few_visits', { visits }))
  }
  return hits
}

const isWithin = (time: string, from: string, to: string) =>
  minuteOf(time) >= minuteOf(from) - TOLERANCE && minuteOf(time) <= minuteOf(to) + TOLERANCE

const red = (code: Rule, vars?: Hit['vars']): Hit => hit(code, 'red', vars)
const yellow = (code: Rule, vars?: Hit['vars']): Hit => hit(code, 'yellow', vars)
const hit = (code: Rule, level: Hit['level'], vars?: Hit['vars']): Hit =>
  vars ? { code, level, vars } : { code, level }
