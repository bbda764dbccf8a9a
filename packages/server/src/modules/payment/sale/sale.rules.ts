import { businessLimits } from '@zal/api/limits'
import type { Principal } from '../../../core/operation/context.ts'
import { fail } from '../../../core/errors.ts'
import { checkMayBackdate, checkPaymentDate } from '../../../domain/backdate.ts'
import { reasonIn } from '../../../domain/reason.ts'
import { addDays, lastDay, overlaps, type Days } from '../../../domain/membershipDates.ts'
import { failField } from '../../../domain/failField.ts'
import type { Buyer, Facts, Held, Plan, SaleBody } from './sale.types.ts'

/**
 * Validates the dates: the payment date as everywhere, and the membership not before its payment, unless the member has
 * trained already: then by the permission for other dates, with a reason and within the limit. Returns the reasons.
 */
export function dates(sale: SaleBody, today: string, principal: Principal) {
  const dateReason = checkPaymentDate(sale, today, principal)
  const { payment_date, start_date, start_reason } = sale
  let startReason: string | null = null
  if (start_date < payment_date) {
    checkMayBackdate(today, principal, 'start_date')
    const first = addDays(payment_date, -businessLimits.startBackDays)
    if (start_date < first) failField('start_before_payment', 'start_date', { first })
    startReason = reasonIn(start_reason ?? '', 'start_reason')
  }
  const last = addDays(today, businessLimits.startAheadDays)
  if (start_date > last) failField('start_too_late', 'start_date', { last })
  return { dateReason, startReason }
}

export function buyer(member: Buyer, { frozen_until }: Pick<Facts, 'frozen_until'>) {
  if (member.read_only) failField('member_read_only', 'customer')
  if (member.status !== 'active') failField('member_inactive', 'customer')
  if (frozen_until) {
    failField('customer_frozen', 'customer', { until: frozen_until }, 400, {
      customer: member.id,
      until: frozen_until,
    })
  }
}

export function plan(
  { is_active, name, slot }: Plan,
  { holders }: Facts,
  { subscription }: SaleBody,
) {
  if (!is_active) failField('plan_inactive', 'subscription.plan', { plan: name })
  if (slot !== null && holders >= slot) {
    const field = subscription.type === 2 ? 'subscription.class_time' : 'subscription.plan'
    failField('no_slots_left', field, { plan: name, slots: slot }, 409)
  }
}

export const span = ({ start_date }: SaleBody, { days }: Plan): Days => ({
  start_date,
  end_date: lastDay(start_date, days),
})

/**
 * Exhausted memberships that give up their remaining days. Errors: 409 `overlap_membership` where one that is
 * still valid overlaps. Packages of one day never overlap; a class overlaps only with itself, also for one
 * day.
 */
export function makeRoom({ days }: Plan, wanted: Days, { held }: Facts, sale: SaleBody): Held[] {
  if (days === 1 && sale.subscription.type === 1) return []
  const touched = held.filter((each) => overlaps(each, wanted))
  const clash = touched.find((each) => !each.is_exhausted)
  return clash ? overlap(clash) : touched
}

function overlap({ name, start_date, end_date }: Held): never {
  const next = addDays(end_date, 1)
  const vars = { plan: name, from: start_date, to: end_date, next }
  fail('overlap_membership', {
    status: 409,
    fields: { start_date: ['overlap_days', vars] },
    results: { next_start: next },
  })
}
