import type { Answer, Body, MoneyContext } from '../../../core/operation/context.ts'
import type { RawJson } from '../../../core/db/json.ts'
import { postDocument } from '../../../core/money/document.ts'
import { chargeOf } from '../../../domain/charge.ts'
import { locationOf } from '../../../domain/location.ts'
import { saleDocument } from './sale.document.ts'
import * as rules from './sale.rules.ts'
import * as store from './sale.store.ts'

/** The money of an online part has arrived; the payment gets the id of the online payment. */
export interface ReceivedOnline {
  payment: number
}

export interface SaleResult {
  /** Name of the plan. */
  plan: string
  payment: RawJson<Answer<'getPayment'>>
}

/**
 * Sells a package or a class. Every writer takes locks in the order member → plan → membership → counter of
 * the club, each awaited before the next, so that writers cannot deadlock. The facts for the rules are read
 * by a separate statement after the locks, because the snapshot of a statement that waited for a lock is
 * older. The counter is locked last, since every sale of the club waits for it.
 */
export async function sell(
  context: MoneyContext & { body: Body<'createPayment'> },
  settled?: ReceivedOnline,
): Promise<SaleResult> {
  const { body, db, principal, today, now } = context
  const reasons = rules.dates(body, today, principal)
  const location = locationOf(body.subscription.club, principal)

  const buyer = await store.lockMember(db, body.customer, principal)
  const plan = await store.lockPlan(db, body.subscription, location)
  const held = await store.facts(db, body, principal, today)

  rules.buyer(buyer, held)
  rules.plan(plan, held, body)
  const { balance, settings } = held
  const isSettled = settled !== undefined
  const terms = { principal, balance, settings, settled: isSettled }
  const charge = chargeOf(body, plan.price, terms)
  const span = rules.span(body, plan)
  await store.release(db, rules.makeRoom(plan, span, held, body), span.start_date)
  // A holder of a global package must be visible in every club, and of a package of another club there.
  const isKnownThere = buyer.is_global || (buyer.club === location && !plan.is_global)
  if (!isKnownThere) await store.makeGlobal(db, buyer.id)

  const { id: member } = buyer
  const id = settled?.payment ?? held.payment
  const selling = { body, plan, charge, span, location, member, principal, today, now }
  const membership = await store.open(db, selling)
  const sold = { ...selling, payment: id, membership }
  const noun = body.subscription.type === 2 ? 'class' : 'package'
  const payment = await postDocument(context, {
    ...saleDocument({
      id,
      member,
      sold: 'membership' as const,
      body,
      charge,
      today,
      principal,
      settings,
      isSettled,
      ...reasons,
    }),
    record: async () => ({ id, invoice_id: await store.record(db, sold), membership }),
    read: () => store.soldPayment(db, sold, held),
    affected: plan.slot === null ? [] : [{ event: `${noun}.changed`, id: plan.id }],
  })
  return { plan: plan.name, payment }
}
