import type { Answer, Body, Desk } from '../../core/context.ts'
import type { Unwritten } from '../../core/json.ts'
import { quiet } from '../../core/transaction.ts'
import { locationOf } from '../../rules/location.ts'
import { saleLines } from '../../rules/money.ts'
import * as money from './payment.money.ts'
import * as rules from './payment.rules.ts'
import * as store from './payment.store.ts'
import { traceDeeds } from './payment.deeds.ts'

/** The money of an online part is there; the payment gets the id under which it was waited for. */
export interface Settled {
  payment: number
}

/** What was sold. */
export interface Sale {
  plan: string
  /** The payment, numbered and written down; what comes behind it need not wait. */
  recorded: Promise<void>
  told: Unwritten<Answer<'getPayment'>>
}

/**
 * Sells a package or a class. Whoever else sells to this member, or sells the last places of this plan, waits: the locks are
 * always taken in the order member → plan → membership → counter of the club, by every writer, so that nobody waits
 * in a circle. What the rules judge is read by a statement of its own behind the locks, because one that waited for a
 * lock still sees the time before it. Statements that need no answer of each other travel together. The counter is
 * locked as late as can be, since every sale of the club waits for it: nothing is asked from then on, and what is left
 * to write travels with the commit.
 */
export async function sell(
  context: Desk & { body: Body<'createPayment'> },
  settled?: Settled,
): Promise<Sale> {
  const { body, db, who, today, now, emit, audit, alert, ledger } = context
  const dateReason = rules.dates(body, today, who)
  const location = locationOf(body.subscription.club, who)

  const [member, plan, held] = await Promise.all([
    store.lockMember(db, body.customer, who),
    store.lockPlan(db, body.subscription, location),
    store.facts(db, body, who, today),
  ])

  rules.buyer(member, held)
  rules.known(member, plan, location)
  rules.plan(plan, held, body)
  const charge = money.charge(body, plan, who)
  money.parts(body, charge.total, held.settings, { who, settled: settled !== undefined })
  money.deposit(body, held)
  const span = rules.span(body, plan)
  await store.release(db, rules.makeRoom(plan, span, held, body), span.start_date)
  // Who may enter every club must be found in every club.
  if (plan.is_global && !member.is_global) await store.makeGlobal(db, member.id)

  const id = settled?.payment ?? held.payment
  const selling = { body, plan, charge, span, location, member: member.id, who, today, now }
  const [, membership] = await Promise.all([
    ledger.post({
      kind: 'payment',
      club: who.club,
      day: body.payment_date,
      payment: id,
      member: member.id,
      entries: saleLines(charge.subtotal, charge.discount, body.payments, member.id),
    }),
    store.open(db, selling),
  ])
  const sold = { ...selling, payment: id, membership }
  const recorded = quiet(store.record(db, sold))
  void audit({
    action: 'payment.created',
    type: 'payment',
    id,
    member: member.id,
    after: store.traceOf(sold),
    reason: charge.reason ?? undefined,
  }).catch(() => undefined)
  const { subtotal, total, reason } = charge
  const payment = { id, payment_date: body.payment_date, subtotal, total, discount_reason: reason }
  traceDeeds({ payment, member: member.id, today, dateReason }, { audit, alert })
  const noun = body.subscription.type === 2 ? 'class' : 'package'
  if (plan.slot !== null) await emit(`${noun}.changed`, { id: plan.id, payment: id })
  await emit('member.changed', { id: member.id, payment: id })
  await emit('payment.created', { id })
  return { plan: plan.name, recorded, told: store.told(sold, held) }
}
