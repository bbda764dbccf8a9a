import { DEPOSIT } from '@zal/api/methods'
import type { components } from '@zal/api/schema'
import type { Db, Principal } from '../core/operation/context.ts'
import { allows } from '../core/auth/permissions.ts'
import { mayBackdate } from '../domain/backdate.ts'
import { closedAmong } from './closedDays.ts'
import { sumOf, type Part } from '../domain/money.ts'

type Payment = components['schemas']['Payment']

/** How a payment stands: what may be done with it follows from that and from who asks. */
export interface PaymentState {
  type: Payment['type']
  status: Payment['payment_status']
  parts: readonly Part[]
  /** The club's day on which it was entered. */
  business_day: string
  /** Whoever asks entered it. */
  is_mine: boolean
}

/** Why the day, the split and the money of a payment stay as they are; null where nothing keeps them. */
export const fixedReason = (payment: PaymentState) => finalBy(payment) ?? undoneBy(payment)

/** Why it cannot be undone: paid → void, refund, partial_refund; partial_refund → refund, partial_refund. */
export function notReversibleReason(payment: PaymentState, action: 'void' | 'refund') {
  const hasRest = action === 'refund' && payment.status === 'partial_refund'
  return finalBy(payment) ?? (hasRest ? null : undoneBy(payment))
}

/** What it is keeps it for good. */
function finalBy({ type, parts }: PaymentState) {
  if (type === 3) return 'one_time_not_reversible'
  return sumOf(parts, DEPOSIT) > 0 ? 'deposit_not_reversible' : null
}

/** What became of it keeps it. */
function undoneBy({ status }: PaymentState) {
  if (status === 'void') return 'payment_already_void'
  return status === 'paid' ? null : 'payment_already_refunded'
}

/** The front desk undoes only what it sold itself, on the same day. */
export const isOwn = (
  { is_mine, business_day }: PaymentState,
  { role }: Pick<Principal, 'role'>,
  today: string,
) => role !== 'restricted_user' || (is_mine && business_day === today)

export const isOfToday = ({ business_day }: PaymentState, today: string) => business_day === today

/** A payment as `payment_json` tells it. */
export type PaymentRow = Omit<Payment, 'may' | 'is_fixed'> & { is_mine: boolean }

/** With what whoever asks may do with them, by the rules that the writes themselves go by. */
export async function withAllowedActions(
  db: Db,
  rows: readonly PaymentRow[],
  who: Principal,
  today: string,
): Promise<Payment[]> {
  if (rows.length === 0) return []
  const closed = await closedAmong(db, who, [today, ...rows.map((row) => row.payment_date)])
  return rows.map((row) => withAllowed(row, who, { today, closed }))
}

/** The club's day, and which days are closed of those that matter. */
interface Books {
  today: string
  closed: ReadonlySet<string>
}

function withAllowed({ is_mine, ...row }: PaymentRow, who: Principal, books: Books): Payment {
  const { type, payment_status: status, payments: parts, business_day, payment_date, club } = row
  const stands = { type, status, parts, business_day, is_mine }
  const left = row.total - row.returned
  return { ...row, ...allowedActions(stands, { club: club.id, payment_date, left }, who, books) }
}

/**
 * What whoever asks may do with a payment of that club and day, of which so much has not gone back. In another club
 * nothing; of a day that is closed nothing changes, and no money goes back on such a day.
 */
export function allowedActions(
  stands: PaymentState,
  { club, payment_date, left }: { club: number; payment_date: string; left: number },
  who: Principal,
  { today, closed }: Books,
): Pick<Payment, 'is_fixed' | 'may'> {
  const is_fixed = fixedReason(stands) !== null
  const has = (action: string) =>
    club === who.club && allows(who.permissions, ['payment', 'list', action])
  const change = has('change') && !closed.has(payment_date)
  const goesBack = (action: 'void' | 'refund') =>
    has(action) && !closed.has(today) && notReversibleReason(stands, action) === null
  return {
    is_fixed,
    may: {
      change,
      date: change && !is_fixed && mayBackdate(who),
      split: change && !is_fixed && isOfToday(stands, today),
      void: goesBack('void') && isOwn(stands, who, today),
      refund: goesBack('refund') && left > 0,
    },
  }
}
