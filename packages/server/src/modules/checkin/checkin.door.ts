import type { Answer, Context } from '../../core/operation/context.ts'
import { notFound, fail } from '../../core/errors.ts'
import { planWithoutAsking, verdictOn, type EntryPlan, type Verdict } from '../../domain/verdict.ts'
import { momentIn } from '../../queries/entryMoment.ts'
import * as roster from './checkin.roster.ts'
import * as rules from './checkin.rules.ts'
import * as store from './checkin.store.ts'

type Entry = Context<'registerCheckin'>

/** Registers the entry of one member or of a group. */
export function letIn(context: Entry): Promise<Answer<'registerCheckin'>> {
  const group = rules.groupOf(context.body)
  return group ? letGroupIn(context, group) : letOneIn(context)
}

/**
 * Locks the row of the member first and then the plans (the same order as payments), so that the second of
 * two concurrent scans waits and sees the result of the first. The first entry of a day uses a visit, further
 * ones use none.
 */
async function letOneIn(context: Entry): Promise<Answer<'registerCheckin'>> {
  const { body, db, principal, today } = context
  const member = await store.lockMember(db, body.customer ?? notFound(), principal)
  await store.lockPlans(db, [member], today)
  const plans = await store.plans(db, member, today, principal.zone)
  const moment = await momentOf(context, member)

  const chosen = body.plan
    ? await store.chosen(db, plans, member, body.plan)
    : planWithoutAsking(plans, moment)
  if (!chosen && plans.length > 0 && !body.plan) {
    const choice = await store.choice(db, member, plans, { principal, today })
    fail('customer_has_many_memberships', {
      results: rules.withVerdicts(choice, plans, moment),
      event: { kind: 'choice.created', id: member },
    })
  }
  const verdict = verdictOn(chosen, moment)
  if (!chosen || verdict.level === 'red' || (verdict.level === 'yellow' && !body.confirm)) {
    return rules.turnAway(verdict)
  }

  const checkin = await checkIn(context, chosen, member)
  return { checkin, verdict: { ...verdict, visits_left: checkin.visits_left } }
}

/**
 * Decides each member of the group separately and in order: for the last place one of two gets it, and
 * refused members do not stop the others. All rows are locked beforehand, members first as everywhere.
 */
async function letGroupIn(context: Entry, group: rules.Group): Promise<Answer<'registerCheckin'>> {
  const { db, principal, today } = context
  rules.mayLetGroupIn(principal)
  await roster.checkHeld(db, group.held, principal)
  const known = await store.lockMembers(db, group.customers, principal)
  await store.lockPlans(db, known, today)
  const facts = await roster.factsOf(context, known, group.held)
  const ok: { id: number; checkin: number }[] = []
  const failed: { id: number; code: string; verdict: Verdict | null }[] = []
  for (const id of group.customers) {
    let found = facts.get(id)
    // Every admitted member reduces the free places of a class.
    if (found?.plans.some(({ slots_left }) => slots_left !== null)) {
      found = (await roster.factsOf(context, [id], group.held)).get(id)
    }
    if (!found) {
      failed.push({ id, code: 'not_found', verdict: null })
      continue
    }
    const chosen = rules.groupPlan(found.plans, found.moment)
    const verdict = verdictOn(chosen, found.moment)
    if (!chosen || verdict.level === 'red' || (verdict.level === 'yellow' && !group.confirm)) {
      failed.push({ id, code: verdict.rule, verdict })
    } else {
      ok.push({ id, checkin: (await checkIn(context, chosen, id)).id })
    }
  }
  return { ok, failed }
}

const momentOf = async ({ db, principal, now, today }: Entry, member: number) =>
  momentIn(await store.moment(db, member, now, principal), principal, today)

async function checkIn(
  { db, principal, now, today, audit, emit }: Entry,
  plan: EntryPlan,
  member: number,
) {
  const amount = plan.entered_at ? 0 : 1
  const id = await store.insertVisit(db, { plan: plan.id, member, amount, principal, now, today })
  const checkin = await store.one(db, id, principal, now)
  await audit({
    action: 'checkin.created',
    type: 'visit',
    id,
    member,
    after: { membership: plan.id, amount },
  })
  return emit('checkin.created', checkin)
}

/** Reverses a check-in with a reversing row; the visit is returned unless the day has another entry. */
export async function takeBack({
  path,
  db,
  principal,
  now,
  emit,
  audit,
}: Context<'removeCheckin'>): Promise<Answer<'removeCheckin'>> {
  rules.mayTakeBack(principal)
  const visit = await store.visit(db, path.id, principal)
  rules.mayTakeBackThis(visit, principal, now)
  // Serialised per member: a concurrent reversal that waited here sees the result of the first.
  if (visit.member) await store.lockMember(db, visit.member, principal)
  const checkin = await store.one(db, path.id, principal, now)
  const amount = await store.reverse(db, path.id, principal, now)
  await audit({
    action: 'checkin.removed',
    type: 'visit',
    id: path.id,
    member: visit.member ?? undefined,
    before: { membership: visit.membership, at: visit.at, staff: visit.staff },
    after: { amount },
  })
  await emit('checkin.removed', checkin)
  return store.one(db, path.id, principal, now)
}
