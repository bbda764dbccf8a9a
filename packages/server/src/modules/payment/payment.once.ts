import { DEPOSIT } from '@zal/api/methods'
import type { Answer, Body, Context, Desk } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { allows } from '../../core/permissions.ts'
import { dated } from '../../rules/backdate.ts'
import { weekdayOf } from '../../rules/membershipDates.ts'
import { saleLines, sumOf } from '../../rules/money.ts'
import { varsOf, verdictOn, type EntryPlan } from '../../rules/verdict.ts'
import { auditDeeds } from './payment.deeds.ts'
import * as money from './payment.money.ts'
import * as once from './payment.once.store.ts'
import { refuseField } from './payment.refuse.ts'
import * as rules from './payment.rules.ts'
import type { Settled } from './payment.sale.ts'
import * as store from './payment.store.ts'

type Sale = Body<'createOneTimePayment'>
type Item = Sale['items'][number]
type OnceDesk = Desk & { body: Sale }

/** Services: a place in a class, one that needs a description, and those that include an entry. */
const CLASS = 2
const OTHER = 5
const entering: readonly Item['service'][] = [1, CLASS, 3]

/**
 * Sells services without a membership, to a member or anonymously. With "check in now" the visit is part of
 * the same transaction: where the check-in is refused, nothing is sold. Locks are taken in the order of all
 * writers: member → block of a class → counter of the club.
 */
export async function sellOnce(
  context: OnceDesk,
  settled?: Settled,
): Promise<Answer<'getPayment'>> {
  const { body, db, who, today, now, emit, audit, alert, ledger } = context
  const dateReason = dated(body, today, who)
  checkItems(body)
  if (body.check_in) mayLetIn(context)

  const member = body.customer === null ? null : await store.lockMember(db, body.customer, who)
  const blocks = await blocksOf(context)
  const facts = await once.onceFacts(db, body.customer, { who, today, now })
  if (member) rules.buyer(member, facts)
  if (body.check_in) checkDoor(context, facts, [...blocks.values()][0])

  const price = body.items.reduce((sum, item) => sum + item.quantity * item.price, 0)
  const charge = money.charge(body, { price }, who)
  money.parts(body, charge.total, facts.settings, { who, settled: settled !== undefined })
  if (!member && sumOf(body.payments, DEPOSIT) > 0) {
    refuseField('deposit_needs_member', 'payments')
  }
  money.deposit(body, facts)

  const id = settled?.payment ?? facts.payment
  await ledger.post({
    kind: 'payment',
    club: who.club,
    day: body.payment_date,
    payment: id,
    member: member?.id,
    entries: saleLines(charge.subtotal, charge.discount, body.payments, member?.id, 'service'),
  })
  await once.recordOnce(db, { payment: id, body, charge, blocks, who, today, now })
  if (body.check_in) await enter(context, id, [...blocks.keys()][0] ?? null)
  const payment = await store.one(db, id, who, today)
  const { membership: _, ...trace } = money.traceOf(payment)
  await audit({
    action: 'payment.created',
    type: 'payment',
    id,
    member: member?.id,
    after: { ...trace, items: body.items, visit: payment.visit },
    reason: payment.discount_reason ?? undefined,
  })
  await auditDeeds({ payment, member: member?.id, today, dateReason }, { audit, alert })
  if (member) await emit('member.changed', { id: member.id, payment: id })
  return emit('payment.created', payment)
}

/** Checks that each service has exactly its fields, and that at most one class is sold. */
function checkItems({ items, check_in }: Sale) {
  for (const [at, { service, name, class_time }] of items.entries()) {
    const field = `items.${at}`
    if (service === OTHER && !name?.trim()) refuseField('required', `${field}.name`)
    if (service !== OTHER && name?.trim()) refuseField('invalid_value', `${field}.name`)
    if (service === CLASS && !class_time) refuseField('required', `${field}.class_time`)
    if (service !== CLASS && class_time) refuseField('invalid_value', `${field}.class_time`)
  }
  const second = items.findLastIndex(({ service }) => service === CLASS)
  if (second > items.findIndex(({ service }) => service === CLASS)) {
    refuseField('one_class_only', `items.${second}.service`)
  }
  if (check_in && !items.some(({ service }) => entering.includes(service))) {
    refuseField('nothing_to_enter', 'check_in')
  }
}

function mayLetIn({ who }: Pick<Context, 'who'>) {
  if (!allows(who.permissions, ['checkin', 'register'])) refuse('forbidden', { status: 403 })
}

/** Locks the blocks of the sold classes; refuses inactive classes. */
async function blocksOf({ body, db, who, today }: OnceDesk) {
  const blocks = new Map<number, once.Block>()
  for (const [at, { class_time }] of body.items.entries()) {
    if (!class_time) continue
    const block = await once.lockBlock(db, class_time, who, today)
    if (!block.is_active) {
      refuseField('plan_inactive', `items.${at}.class_time`, { plan: block.name })
    }
    blocks.set(class_time, block)
  }
  return blocks
}

/**
 * Decides the check-in like one on a membership: this visit is a plan of one day, and a place in a class has
 * the weekdays, hours and places of its block. Errors: code of the deciding rule, at `check_in`, with the
 * verdict.
 */
function checkDoor(
  { body, who, today }: OnceDesk,
  { person, balance, time }: once.OnceFacts,
  block: once.Block | undefined,
) {
  const verdict = verdictOn(planOf(block, who.club, today), {
    club: who.club,
    weekday: weekdayOf(today),
    time,
    balance,
    member_active: person?.member_active ?? true,
    just_entered_at: person?.just_entered_at ?? null,
    begins: null,
  })
  if (verdict.level === 'green' || (verdict.level === 'yellow' && body.confirm)) return
  const vars = varsOf(verdict)
  refuse(verdict.rule, {
    status: verdict.level === 'yellow' ? 409 : 400,
    vars,
    fields: { check_in: [verdict.rule, vars] },
    results: verdict,
  })
}

/** Remaining days high enough to cause no warning. */
const LONG = 365

const planOf = (block: once.Block | undefined, club: number, today: string): EntryPlan => ({
  id: block?.id ?? 0,
  name: block?.name ?? '',
  club,
  club_name: '',
  is_global: false,
  status: 'active',
  end_date: today,
  frozen_until: null,
  week_days: block?.week_days ?? [],
  start_time: block?.start_time ?? null,
  end_time: block?.end_time ?? null,
  days_left: LONG,
  visits_left: null,
  entered_at: null,
  slots_left: block?.slots_left ?? null,
})

async function enter(
  { body, db, who, today, now, audit, emit }: OnceDesk,
  payment: number,
  block: number | null,
) {
  const { customer } = body
  const id = await once.enterOnce(db, { payment, customer, block, who, today, now })
  await audit({
    action: 'checkin.created',
    type: 'visit',
    id,
    member: customer ?? undefined,
    after: { payment, amount: 0 },
  })
  await emit('checkin.created', { id })
}
