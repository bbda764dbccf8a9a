import type { Answer, Body, Desk } from '../../core/context.ts'
import type { Written } from '../../core/json.ts'
import { locationOf } from '../../rules/location.ts'
import { saleLines } from '../../rules/money.ts'
import * as money from './payment.money.ts'
import * as rules from './payment.rules.ts'
import * as store from './payment.store.ts'
import { auditDeeds } from './payment.deeds.ts'

/** The money of an online part has arrived; the payment gets the id of the online payment. */
export interface Settled {
  payment: number
}

export interface Sale {
  /** Name of the plan. */
  plan: string
  payment: Written<Answer<'getPayment'>>
}

/**
 * Sells a package or a class. Every writer takes locks in the order member → plan → membership → counter of
 * the club, each awaited before the next, so that writers cannot deadlock. The facts for the rules are read
 * by a separate statement after the locks, because the snapshot of a statement that waited for a lock is
 * older. The counter is locked last, since every sale of the club waits for it.
 */
export async function sell(
  context: Desk & { body: Body<'createPayment'> },
  settled?: Settled,
): Promise<Sale> {
  const { body, db, who, today, now, emit, audit, alert, ledger } = context
  const dateReason = rules.dates(body, today, who)
  const location = locationOf(body.subscription.club, who)

  const member = await store.lockMember(db, body.customer, who)
  const plan = await store.lockPlan(db, body.subscription, location)
  const held = await store.facts(db, body, who, today)

  rules.buyer(member, held)
  rules.known(member, plan, location)
  rules.plan(plan, held, body)
  const charge = money.charge(body, plan, who)
  money.parts(body, charge.total, held.settings, { who, settled: settled !== undefined })
  money.deposit(body, held)
  const span = rules.span(body, plan)
  await store.release(db, rules.makeRoom(plan, span, held, body), span.start_date)
  // A holder of a global package must be visible in every club.
  if (plan.is_global && !member.is_global) await store.makeGlobal(db, member.id)

  const id = settled?.payment ?? held.payment
  const selling = { body, plan, charge, span, location, member: member.id, who, today, now }
  const membership = await store.open(db, selling)
  await ledger.post({
    kind: 'payment',
    club: who.club,
    day: body.payment_date,
    payment: id,
    member: member.id,
    entries: saleLines(charge.subtotal, charge.discount, body.payments, member.id),
  })
  const { subtotal, total, reason } = charge
  const deed = { id, payment_date: body.payment_date, subtotal, total, discount_reason: reason }
  await auditDeeds({ payment: deed, member: member.id, today, dateReason }, { audit, alert })
  const sold = { ...selling, payment: id, membership }
  const invoice = await store.record(db, sold)
  const [payment] = await Promise.all([
    store.soldPayment(db, sold, held),
    audit({
      action: 'payment.created',
      type: 'payment',
      id,
      member: member.id,
      after: store.auditedSale(sold, invoice),
      reason: reason ?? undefined,
    }),
  ])
  const noun = body.subscription.type === 2 ? 'class' : 'package'
  if (plan.slot !== null) await emit(`${noun}.changed`, { id: plan.id, payment: id })
  await emit('member.changed', { id: member.id, payment: id })
  await emit('payment.created', { id })
  return { plan: plan.name, payment }
}
