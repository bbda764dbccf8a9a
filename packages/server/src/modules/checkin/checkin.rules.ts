import type { Body, Principal } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { allows } from '../../core/auth/permissions.ts'
import { inOrderOfChoice } from '../../domain/planOrder.ts'
import {
  varsOf,
  verdictOn,
  type EntryMoment,
  type EntryPlan,
  type Verdict,
} from '../../domain/verdict.ts'

export interface Visit {
  member: number | null
  membership: number | null
  staff: number
  /** ISO. */
  at: string
}

/** Who let a member in by mistake may take it back within this time, without the right to delete. */
const UNDO_MINUTES = 10

/** Somebody was faster: the same request might have gone through a moment ago. */
const isConflict = (rule: Verdict['rule']) =>
  rule === 'already_checked_in' || rule === 'no_visits_left'

/** Says why the door stays shut, or what has to be confirmed; the verdict travels along. */
export function turnAway(verdict: Verdict): never {
  const { rule } = verdict
  fail(rule, {
    status: isConflict(rule) ? 409 : 400,
    vars: varsOf(verdict),
    results: verdict,
  })
}

/** The chooser's plans, each with what the door would say to it. */
export function withVerdicts(
  { customer, plans }: { customer: object; plans: { id: number; type: number }[] },
  facts: EntryPlan[],
  moment: EntryMoment,
) {
  const verdictOf = (id: number) => verdictOn(facts.find((plan) => plan.id === id) ?? null, moment)
  const sorted = inOrderOfChoice(plans, facts, moment)
  return { customer, plans: sorted.map((plan) => ({ ...plan, verdict: verdictOf(plan.id) })) }
}

const remove = ['checkin', 'list', 'delete']
const register = ['checkin', 'register']

/** Whoever may take back anybody's check-in, at any time. */
const mayRemove = ({ permissions }: Principal) => allows(permissions, remove)

type Entry = Body<'registerCheckin'>
/** Several members, with what they hold. */
export interface Group {
  customers: number[]
  confirm: boolean
  held: Held
}
export interface Held {
  type: 1 | 2
  id: number
  /** Of a class: only this block. */
  time?: number
}

/** One member or a group? Tells the group, or null for one; refuses what is neither or both. */
export function groupOf({ customer, customers, plan, confirm = false, ...held }: Entry) {
  if (!customers) {
    if (!customer) field('customer', 'required')
    if (held.package || held.class) field(held.package ? 'package' : 'class', 'invalid_value')
    return null
  }
  if (customer) field('customer', 'invalid_value')
  if (plan) field('plan', 'invalid_value')
  if (held.package && held.class) field('class', 'invalid_value')
  const id = held.package ?? held.class ?? field('package', 'required')
  return { customers, confirm, held: { type: held.package ? 1 : 2, id } } satisfies Group
}

/** The right to let in a group goes beyond the right to let in one. */
export function mayLetGroupIn({ permissions }: Principal) {
  if (!allows(permissions, ['checkin', 'group'])) forbidden()
}

/** Of the plans that a group is about: the first that opens, else the first, which says why not. */
export const groupPlan = (plans: readonly EntryPlan[], moment: EntryMoment) =>
  plans.find((plan) => verdictOn(plan, moment).level !== 'red') ?? plans[0] ?? null

function field(name: string, code: string): never {
  fail('validation', { fields: { [name]: code } })
}

/** Who may take back anything at all; asked before anybody learns whether a check-in exists. */
export function mayTakeBack({ permissions }: Principal) {
  if (!allows(permissions, remove) && !allows(permissions, register)) forbidden()
}

/** By the right to delete, or because it is one's own and fresh. */
export function isTakenBackBy(
  who: Principal,
  { staff, at }: Pick<Visit, 'staff' | 'at'>,
  now: Date,
) {
  const minutes = (now.getTime() - Date.parse(at)) / 60_000
  return mayRemove(who) || (staff === who.staff && minutes <= UNDO_MINUTES)
}

/** Whether it is this one that may be taken back. */
export function mayTakeBackThis(visit: Visit, who: Principal, now: Date) {
  if (!isTakenBackBy(who, visit, now)) forbidden()
}

function forbidden(): never {
  fail('forbidden', { status: 403 })
}
