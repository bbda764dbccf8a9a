import type { Answer, Context } from '../../core/context.ts'
import { missing, refuse } from '../../core/errors.ts'
import { weekdayOf } from '../../rules/membershipDates.ts'
import {
  planWithoutAsking,
  verdictOn,
  type EntryMoment,
  type EntryPlan,
  type Verdict,
} from '../../rules/verdict.ts'
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
  const { body, db, who, today } = context
  const member = await store.lockMember(db, body.customer ?? missing(), who)
  await store.lockPlans(db, [member], today)
  const plans = await store.plans(db, member, today, who.zone)
  const moment = await momentOf(context, member)

  const chosen = body.plan
    ? await store.chosen(db, plans, member, body.plan)
    : planWithoutAsking(plans, moment)
  if (!chosen && plans.length > 0 && !body.plan) {
    const choice = await store.choice(db, member, plans, { who, today })
    refuse('customer_has_many_memberships', {
      results: rules.withVerdicts(choice, plans, moment),
      event: { kind: 'choice.created', id: member },
    })
  }
  const verdict = verdictOn(chosen, moment)
  if (!chosen || verdict.level === 'red' || (verdict.level === 'yellow' && !body.confirm)) {
    return rules.turnAway(verdict)
  }

  const checkin = await enter(context, chosen, member)
  return { checkin, verdict: { ...verdict, visits_left: checkin.visits_left } }
}

/**
 * Decides each member of the group separately and in order: for the last place one of two gets it, and
 * refused members do not stop the others. All rows are locked beforehand, members first as everywhere.
 */
async function letGroupIn(context: Entry, group: rules.Group): Promise<Answer<'registerCheckin'>> {
  const { db, who, today } = context
  rules.mayLetGroupIn(who)
  await roster.checkHeld(db, group.held, who)
  const known = await store.lockMembers(db, group.customers, who)
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
      ok.push({ id, checkin: (await enter(context, chosen, id)).id })
    }
  }
  return { ok, failed }
}

const momentOf = async ({ db, who, now, today }: Entry, member: number): Promise<EntryMoment> => ({
  ...(await store.moment(db, member, now, who.zone)),
  club: who.club,
  weekday: weekdayOf(today),
})

async function enter({ db, who, now, today, audit, emit }: Entry, plan: EntryPlan, member: number) {
  const amount = plan.entered_at ? 0 : 1
  const id = await store.enter(db, { plan: plan.id, member, amount, who, now, today })
  const checkin = await store.one(db, id, who, now)
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
  who,
  now,
  emit,
  audit,
}: Context<'removeCheckin'>): Promise<Answer<'removeCheckin'>> {
  rules.mayTakeBack(who)
  const visit = await store.visit(db, path.id, who)
  rules.mayTakeBackThis(visit, who, now)
  // Serialised per member: a concurrent reversal that waited here sees the result of the first.
  if (visit.member) await store.lockMember(db, visit.member, who)
  const checkin = await store.one(db, path.id, who, now)
  const amount = await store.reverse(db, path.id, who, now)
  await audit({
    action: 'checkin.removed',
    type: 'visit',
    id: path.id,
    member: visit.member ?? undefined,
    before: { membership: visit.membership, at: visit.at, staff: visit.staff },
    after: { amount },
  })
  await emit('checkin.removed', checkin)
  return store.one(db, path.id, who, now)
}
