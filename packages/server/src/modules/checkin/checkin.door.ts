import type { Answer, Context } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { weekdayOf } from '../../rules/membershipDates.ts'
import { planWithoutAsking, verdictOn } from '../../rules/verdict.ts'
import * as rules from './checkin.rules.ts'
import * as store from './checkin.store.ts'

/**
 * Lets a member in. The member's row is locked first and the plans after it (the order of payments too), so of two scans
 * one waits and then sees what the other did. The first entry of a day takes a visit, further ones take none.
 */
export async function letIn({
  body,
  db,
  who,
  now,
  today,
  emit,
  audit,
}: Context<'registerCheckin'>): Promise<Answer<'registerCheckin'>> {
  const member = await store.lockMember(db, body.customer, who)
  await store.lockPlans(db, member, today)
  const plans = await store.plans(db, member, today, who.zone)
  const moment = {
    ...(await store.moment(db, member, now, who.zone)),
    club: who.club,
    weekday: weekdayOf(today),
  }

  const chosen = body.plan
    ? await store.chosen(db, plans, member, body.plan)
    : planWithoutAsking(plans, moment)
  if (!chosen && plans.length > 0 && !body.plan) {
    const choice = await store.choice(db, member, plans, today)
    refuse('customer_has_many_memberships', { results: rules.withVerdicts(choice, plans, moment) })
  }
  const verdict = verdictOn(chosen, moment)
  if (!chosen || verdict.level === 'red' || (verdict.level === 'yellow' && !body.confirm)) {
    return rules.turnAway(verdict)
  }

  const amount = chosen.entered_at ? 0 : 1
  const id = await store.enter(db, { plan: chosen.id, member, amount, who, now, today })
  const checkin = await store.one(db, id, who)
  await audit({
    action: 'checkin.created',
    type: 'visit',
    id,
    member,
    after: { membership: chosen.id, amount },
  })
  await emit('checkin.created', checkin)
  return { checkin, verdict: { ...verdict, visits_left: checkin.visits_left } }
}

/** Takes a check-in back by a row that reverses it; the visit returns unless another entry of the day stands on it. */
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
  // One at a time per member: whoever waited here sees what the other one did.
  if (visit.member) await store.lockMember(db, visit.member, who)
  const checkin = await store.one(db, path.id, who)
  const amount = await store.reverse(db, path.id, who, now)
  await audit({
    action: 'checkin.removed',
    type: 'visit',
    id: path.id,
    member: visit.member ?? undefined,
    before: { membership: visit.membership, at: visit.at, staff: visit.staff },
    after: { amount },
  })
  return emit('checkin.removed', checkin)
}
