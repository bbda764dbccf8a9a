import type { Answer, Context } from '../../core/context.ts'
import { saleLines } from '../../rules/money.ts'
import * as money from './payment.money.ts'
import * as rules from './payment.rules.ts'
import * as store from './payment.store.ts'

/**
 * Sells a package. Whoever else sells to this member, or sells this package, waits: the locks are always taken in the
 * order member → package → membership → counter of the club, by every writer, so that nobody waits in a circle. What
 * the rules judge is read after the locks, because a statement that waited for one still sees the time before it.
 */
export async function sell(context: Context<'createPayment'>): Promise<Answer<'createPayment'>> {
  const { body, db, who, today, now, emit, audit, ledger } = context
  rules.dates(body, today, who)
  const location = rules.location(body, who)

  const member = await store.lockMember(db, body.customer, who)
  const plan = await store.lockPackage(db, body.subscription, location)
  const held = await store.facts(db, member.id, plan, who, today)

  rules.buyer(member, held, location)
  rules.plan(plan, held)
  const charge = money.charge(body, plan, who)
  money.parts(body, charge.total, held.settings, who)
  money.deposit(body, held)
  const span = rules.span(body, plan)
  await store.release(db, rules.makeRoom(plan, span, held), span.start_date)
  // Who may enter every club must be found in every club.
  if (plan.is_global && !member.is_global) await store.makeGlobal(db, member.id)

  const sold = await store.record(db, {
    body,
    plan,
    charge,
    span,
    location,
    member: member.id,
    who,
    today,
    now,
  })
  await ledger.post({
    kind: 'payment',
    club: who.club,
    day: body.payment_date,
    payment: sold.payment,
    member: member.id,
    entries: saleLines(charge.subtotal, charge.discount, body.payments, member.id),
  })

  const payment = await store.one(db, sold.payment, who, today)
  await audit({
    action: 'payment.created',
    type: 'payment',
    id: payment.id,
    member: member.id,
    after: money.traceOf(payment),
    reason: payment.discount_reason ?? undefined,
  })
  if (plan.slot !== null) await emit('package.changed', { id: plan.id, payment: payment.id })
  await emit('member.changed', { id: member.id, payment: payment.id })
  return emit('payment.created', payment)
}
