import type { Answer, Body, Query, Who } from '../../core/context.ts'
import { missing, refuse, type FieldRefusal } from '../../core/errors.ts'
import { allows } from '../../core/permissions.ts'
import type { ClubSettings } from '../../rules/clubSettings.ts'
import { addDays, daysBetween, lastDay, overlaps, type Days } from '../../rules/membershipDates.ts'
import { DEPOSIT, discountOn, hasDiscount, isOnline, methodsIn, sumOf } from '../../rules/money.ts'
import { shown } from '../../rules/shown.ts'
import type { Buyer, Facts, Held, Plan } from './payment.store.ts'

type Sale = Body<'createPayment'>
type Vars = Record<string, string | number>

/** A payment may be dated back by fewer days than this, and a list may span no more. */
const MAX_DAYS = 60
/** How far ahead a membership may start. */
const MAX_AHEAD = 3660

/** The filter of the history: both ends in order, and not further apart than the picker allows. */
export function dateRange({ start_date, end_date }: Query<'listPayments'>) {
  if (!start_date || !end_date) return
  if (end_date < start_date) refuseField('date_range_reversed', 'end_date')
  if (daysBetween(start_date, end_date) > MAX_DAYS) {
    refuseField('date_range_too_long', 'end_date', { days: MAX_DAYS })
  }
}

/** Not in the future, back-dated only with the permission, and the membership not before its payment. */
export function dates({ payment_date, start_date }: Sale, today: string, who: Who) {
  if (payment_date > today) refuseField('date_in_future', 'payment_date', { today })
  if (payment_date < today) {
    if (!allows(who.permissions, ['payment', 'register', 'backdate'])) {
      refuseField('backdate_not_allowed', 'payment_date', { today }, 403)
    }
    const oldest = addDays(today, 1 - MAX_DAYS)
    if (payment_date < oldest) refuseField('date_too_old', 'payment_date', { oldest })
  }
  if (start_date < payment_date) {
    refuseField('start_before_payment', 'start_date', { first: payment_date })
  }
  const last = addDays(today, MAX_AHEAD)
  if (start_date > last) refuseField('start_too_late', 'start_date', { last })
}

/** The club that the membership is for: the one of the desk, or another one of the seller's. */
export function location({ subscription }: Sale, who: Who): number {
  const club = subscription.club ?? who.club
  return who.clubs.includes(club) ? club : missing()
}

export function buyer(member: Buyer, { frozen_until }: Facts, location: number) {
  if (member.read_only) refuseField('member_read_only', 'customer')
  if (member.status !== 'active') refuseField('member_inactive', 'customer')
  if (!member.is_global && member.club !== location)
    refuseField('member_of_other_club', 'subscription.club')
  if (frozen_until) {
    refuseField('customer_frozen', 'customer', { until: frozen_until }, 400, {
      customer: member.id,
      until: frozen_until,
    })
  }
}

export function plan({ is_active, name, slot }: Plan, { holders }: Facts) {
  if (!is_active) refuseField('plan_inactive', 'subscription.plan', { plan: name })
  if (slot !== null && holders >= slot) {
    refuseField('no_slots_left', 'subscription.plan', { plan: name, slots: slot }, 409)
  }
}

export interface Charge {
  subtotal: number
  discount: number
  total: number
}

/** What the sale costs by our own figures; the figures of the client must be the same. */
export function charge(body: Sale, { price }: Plan, who: Who): Charge {
  if (hasDiscount(body)) discountAllowed(body, price, who)
  const discount = discountOn(price, body)
  const total = price - discount
  if (body.subtotal !== price) totalMismatch('subtotal', price)
  if (body.total !== total) totalMismatch('total', total)
  return { subtotal: price, discount, total }
}

function discountAllowed(body: Sale, price: number, who: Who) {
  const field = body.discount_value ? 'discount_value' : 'discount_amount'
  if (!allows(who.permissions, ['payment', 'register', 'discount'])) {
    refuseField('discount_not_allowed', field, {}, 403)
  }
  if (body.discount_value && body.discount_amount) refuseField('discount_twice', 'discount_amount')
  if ((body.discount_amount ?? 0) > price) refuseField('discount_above_price', field, { price })
  if (!body.discount_reason?.trim()) refuseField('discount_reason_required', 'discount_reason')
}

const totalMismatch = (field: string, total: number) =>
  refuseField('total_mismatch', field, { total }, 400, { total })

/** Every part by a method that is there, and all of them together exactly what is due. */
export function parts(body: Sale, total: number, settings: ClubSettings, who: Who) {
  const { payments, payment_method } = body
  for (const [at, { payment_method: method }] of payments.entries()) {
    const field = `payments.${at}.payment_method`
    if (!methodsIn(who.country).includes(method)) refuseField('method_not_allowed', field)
    if (isOnline(method)) refuseField('provider_unavailable', field)
    const off = method === DEPOSIT && !settings.features.deposit
    if (off || !settings.payment_methods.includes(method)) refuseField('method_not_allowed', field)
  }
  const entered = sumOf(payments)
  if (entered !== total) {
    const vars = shown({ entered, total, left: total - entered, over: entered - total })
    const fields = {
      payments: [entered < total ? 'amount_short' : 'amount_over', vars] as FieldRefusal,
    }
    refuse('amount_mismatch', { vars, fields, results: { entered, total } })
  }
  if (payments[0] && !payments.some((part) => part.payment_method === payment_method)) {
    refuseField('method_not_in_parts', 'payment_method')
  }
}

/** A deposit part may go below zero only after the question, and never below the club's limit. */
export function deposit({ payments, allow_debt }: Sale, { balance, settings }: Facts) {
  const part = sumOf(payments, DEPOSIT)
  const debt = part - balance
  if (part === 0 || debt <= 0) return
  const limit = settings.credit_limit
  const results = { balance, debt }
  if (limit !== null && debt > limit) {
    refuseField('deposit_limit', 'payments', { balance, debt, limit }, 400, results)
  }
  if (!allow_debt) refuseField('deposit_debt', 'payments', { balance, debt }, 400, results)
}

export const span = ({ start_date }: Sale, { days }: Plan): Days => ({
  start_date,
  end_date: lastDay(start_date, days),
})

/**
 * The memberships that give up their remaining days, because their visits are used up.
 * Errors: 409 `overlap_membership` where one that still counts is in the way. One-day packages are free.
 */
export function makeRoom({ days }: Plan, wanted: Days, { held }: Facts): Held[] {
  if (days === 1) return []
  const touched = held.filter((each) => overlaps(each, wanted))
  const clash = touched.find((each) => !each.is_exhausted)
  return clash ? overlap(clash) : touched
}

function overlap({ name, start_date, end_date }: Held): never {
  const next = addDays(end_date, 1)
  const vars = shown({ plan: name, from: start_date, to: end_date, next })
  refuse('overlap_membership', {
    status: 409,
    fields: { start_date: ['overlap_days', vars] },
    results: { next_start: next },
  })
}

/** What the audit keeps of a payment: figures, no personal data. */
export function traceOf(payment: Answer<'getPayment'>) {
  const { invoice_id, subtotal, discount_value, discount_amount, total, payment_date } = payment
  return {
    invoice_id,
    payment_date,
    subtotal,
    discount_value,
    discount_amount,
    total,
    payments: payment.payments.map(({ payment_method, amount }) => ({ payment_method, amount })),
    membership: payment.subscription?.id,
  }
}

/** One sentence, above the form and at the field. */
function refuseField(
  code: string,
  field: string,
  vars: Vars = {},
  status = 400,
  results?: unknown,
): never {
  const named = shown(vars)
  refuse(code, { status, vars: named, fields: { [field]: [code, named] }, results })
}
