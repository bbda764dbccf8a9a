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
  /** ISO 8601. */
  at: string
}

/** Minutes in which a staff member may reverse their own check-in without the permission to delete. */
const UNDO_MINUTES = 10

/** Rules that a concurrent request may have triggered. */
const isConflict = (rule: Verdict['rule']) =>
  rule === 'already_checked_in' || rule === 'no_visits_left'

/** Refuses with the code of the deciding rule; the response contains the verdict. */
export function turnAway(verdict: Verdict): never {
  const { rule } = verdict
  fail(rule, {
    status: isConflict(rule) ? 409 : 400,
    vars: varsOf(verdict),
    results: verdict,
  })
}

/** Plans of the chooser, each with its verdict. */
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

/** May reverse any check-in at any time. */
const mayRemove = ({ permissions }: Principal) => allows(permissions, remove)

type Entry = Body<'registerCheckin'>
/** Several members and the plan that they hold. */
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

/** Parses the entry: returns the group, or null for one member. Refuses a request with neither or both. */
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

/** Requires the permission for groups, which one for single entries does not include. */
export function mayLetGroupIn({ permissions }: Principal) {
  if (!allows(permissions, ['checkin', 'group'])) forbidden()
}

/**
 * The group's plan of a member: the first that permits entry, else the first, whose verdict explains the
 * refusal.
 */
export const groupPlan = (plans: readonly EntryPlan[], moment: EntryMoment) =>
  plans.find((plan) => verdictOn(plan, moment).level !== 'red') ?? plans[0] ?? null

function field(name: string, code: string): never {
  fail('validation', { fields: { [name]: code } })
}

/**
 * Requires a permission to reverse anything at all; checked before the existence of a check-in is revealed.
 */
export function mayTakeBack({ permissions }: Principal) {
  if (!allows(permissions, remove) && !allows(permissions, register)) forbidden()
}

/** Permitted by the permission to delete, or because it is the person's own recent one. */
export function isTakenBackBy(
  principal: Principal,
  { staff, at }: Pick<Visit, 'staff' | 'at'>,
  now: Date,
) {
  const minutes = (now.getTime() - Date.parse(at)) / 60_000
  return mayRemove(principal) || (staff === principal.staff && minutes <= UNDO_MINUTES)
}

/** Requires that this check-in may be reversed. */
export function mayTakeBackThis(visit: Visit, principal: Principal, now: Date) {
  if (!isTakenBackBy(principal, visit, now)) forbidden()
}

function forbidden(): never {
  fail('forbidden', { status: 403 })
}
