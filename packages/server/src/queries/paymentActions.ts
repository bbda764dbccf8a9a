import { DEPOSIT } from '@zal/api/methods'
import type { components } from '@zal/api/schema'
import type { Db, Principal } from '../core/operation/context.ts'
import { allows } from '../core/auth/permissions.ts'
import { mayBackdate } from '../domain/backdate.ts'
import { closedAmong } from './closedDays.ts'
import { sumOf, type Part } from '../domain/money.ts'

type Payment = components['schemas']['Payment']

/** State of a payment, from which together with the principal the allowed actions follow. */
export interface PaymentState {
  type: Payment['type']
  status: Payment['payment_status']
  parts: readonly Part[]
  /** The club's day of the entry. */
  business_day: string
  /** The principal has entered it. */
  is_mine: boolean
}

/** Code of the reason why day, split and amount of a payment cannot change; null where they can. */
export const fixedReason = (payment: PaymentState) => finalBy(payment) ?? undoneBy(payment)

/**
 * Code of the reason why it cannot be reversed; null where it can. Transitions: paid → void, refund,
 * partial_refund; partial_refund → refund, partial_refund.
 */
export function notReversibleReason(payment: PaymentState, action: 'void' | 'refund') {
  const hasRest = action === 'refund' && payment.status === 'partial_refund'
  return finalBy(payment) ?? (hasRest ? null : undoneBy(payment))
}

/** Reasons in the kind of payment, which never change. */
function finalBy({ type, parts }: PaymentState) {
  if (type === 3) return 'one_time_not_reversible'
  return sumOf(parts, DEPOSIT) > 0 ? 'deposit_not_reversible' : null
}

/** Reasons in the status of the payment. */
function undoneBy({ status }: PaymentState) {
  if (status === 'void') return 'payment_already_void'
  return status === 'paid' ? null : 'payment_already_refunded'
}

/** The front desk reverses only its own sales, on the same day. */
export const isOwn = (
  { is_mine, business_day }: PaymentState,
  { role }: Pick<Principal, 'role'>,
  today: string,
) => role !== 'restricted_user' || (is_mine && business_day === today)

export const isOfToday = ({ business_day }: PaymentState, today: string) => business_day === today

/** A payment as `payment_json` returns it. */
export type PaymentRow = Omit<Payment, 'allowed_actions' | 'is_fixed'> & { is_mine: boolean }

/** Adds the allowed actions of the principal to payments, by the same rules as the writes. */
export async function withAllowedActions(
  db: Db,
  rows: readonly PaymentRow[],
  principal: Principal,
  today: string,
): Promise<Payment[]> {
  if (rows.length === 0) return []
  const closed = await closedAmong(db, principal, [today, ...rows.map((row) => row.payment_date)])
  return rows.map((row) => withAllowed(row, principal, { today, closed }))
}

/** The current day of the club, and the closed ones among the relevant days. */
interface Books {
  today: string
  closed: ReadonlySet<string>
}

function withAllowed({ is_mine, ...row }: PaymentRow, principal: Principal, books: Books): Payment {
  const { type, payment_status: status, payments: parts, business_day, payment_date, club } = row
  const stands = { type, status, parts, business_day, is_mine }
  const left = row.total - row.returned
  return {
    ...row,
    ...allowedActions(stands, { club: club.id, payment_date, left }, principal, books),
  }
}

/**
 * Allowed actions of the principal on a payment; `left` is the amount not returned yet. None in another club;
 * nothing of a closed day changes, and no money is returned on a closed day.
 */
export function allowedActions(
  stands: PaymentState,
  { club, payment_date, left }: { club: number; payment_date: string; left: number },
  principal: Principal,
  { today, closed }: Books,
): Pick<Payment, 'is_fixed' | 'allowed_actions'> {
  const is_fixed = fixedReason(stands) !== null
  const has = (action: string) =>
    club === principal.club && allows(principal.permissions, ['payment', 'list', action])
  const change = has('change') && !closed.has(payment_date)
  const goesBack = (action: 'void' | 'refund') =>
    has(action) && !closed.has(today) && notReversibleReason(stands, action) === null
  return {
    is_fixed,
    allowed_actions: {
      change,
      date: change && !is_fixed && mayBackdate(principal),
      split: change && !is_fixed && isOfToday(stands, today),
      void: goesBack('void') && isOwn(stands, principal, today),
      refund: goesBack('refund') && left > 0,
    },
  }
}
