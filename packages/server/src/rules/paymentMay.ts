import { DEPOSIT } from '@zal/api/methods'
import type { components } from '@zal/api/schema'
import type { Who } from '../core/context.ts'
import { allows } from '../core/permissions.ts'
import { mayBackdate } from './backdate.ts'
import { sumOf, type Part } from './money.ts'

type Payment = components['schemas']['Payment']

/** How a payment stands: what may be done with it follows from that and from who asks. */
export interface Stands {
  type: Payment['type']
  status: Payment['payment_status']
  parts: readonly Part[]
  /** The club's day on which it was entered. */
  business_day: string
  /** Whoever asks entered it. */
  is_mine: boolean
}

/** Why the day, the split and the money of a payment stay as they are; null where nothing keeps them. */
export function fixedBy({ type, status, parts }: Stands) {
  if (type === 3) return 'one_time_not_reversible'
  if (sumOf(parts, DEPOSIT) > 0) return 'deposit_not_reversible'
  if (status === 'void') return 'payment_already_void'
  return status === 'paid' ? null : 'payment_already_refunded'
}

/** Why it cannot be undone: paid → void, refund, partial_refund; partial_refund → refund, partial_refund. */
export function keptBy(payment: Stands, action: 'void' | 'refund') {
  const goesOn = action === 'refund' && payment.status === 'partial_refund'
  return fixedBy(goesOn ? { ...payment, status: 'paid' } : payment)
}

/** The front desk undoes only what it sold itself, on the same day. */
export const isOwn = (
  { is_mine, business_day }: Stands,
  { role }: Pick<Who, 'role'>,
  today: string,
) => role !== 'restricted_user' || (is_mine && business_day === today)

export const isOfToday = ({ business_day }: Stands, today: string) => business_day === today

/** A payment as `payment_json` tells it. */
export type PaymentRow = Omit<Payment, 'may' | 'is_fixed'> & { is_mine: boolean }

/** With what whoever asks may do with it, by the rules that the writes themselves go by; in another club nothing. */
export function withMay({ is_mine, ...row }: PaymentRow, who: Who, today: string): Payment {
  const { type, payment_status: status, payments: parts, business_day } = row
  const stands = { type, status, parts, business_day, is_mine }
  return {
    ...row,
    ...mayOn(stands, { club: row.club.id, left: row.total - row.returned }, who, today),
  }
}

/** What whoever asks may do with a payment of that club, of which so much has not gone back. */
export function mayOn(
  stands: Stands,
  { club, left }: { club: number; left: number },
  who: Who,
  today: string,
): Pick<Payment, 'is_fixed' | 'may'> {
  const is_fixed = fixedBy(stands) !== null
  const has = (action: string) =>
    club === who.club && allows(who.permissions, ['payment', 'list', action])
  const change = has('change')
  return {
    is_fixed,
    may: {
      change,
      date: change && !is_fixed && mayBackdate(who),
      split: change && !is_fixed && isOfToday(stands, today),
      void: has('void') && keptBy(stands, 'void') === null && isOwn(stands, who, today),
      refund: has('refund') && keptBy(stands, 'refund') === null && left > 0,
    },
  }
}
