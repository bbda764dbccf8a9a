import { DEPOSIT } from '@zal/api/methods'
import type { Context, Db, Who } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { sumOf } from '../../rules/money.ts'
import type { Standing } from './payment.standing.ts'
import * as store from './payment.store.ts'

/**
 * What the state machine lets: paid → void, refund, partial_refund; partial_refund → refund, partial_refund.
 * Errors: 409 with the payment as it is now.
 */
export async function checkReversible(
  payment: Standing,
  action: 'void' | 'refund',
  { db, who, today }: { db: Db; who: Who; today: string },
) {
  if (payment.type === 3) refuse('one_time_not_reversible', { status: 409 })
  if (sumOf(payment.parts, DEPOSIT) > 0) refuse('deposit_not_reversible', { status: 409 })
  const { status } = payment
  if (status === 'paid' || (status === 'partial_refund' && action === 'refund')) return
  const code = status === 'void' ? 'payment_already_void' : 'payment_already_refunded'
  refuse(code, { status: 409, results: await store.one(db, payment.id, who, today) })
}

/** The front desk undoes only what it sold itself, on the same day. */
export function checkOwn({ staff, business_day }: Standing, who: Who, today: string) {
  if (who.role !== 'restricted_user') return
  if (staff !== who.staff || business_day !== today) refuse('void_own_today', { status: 403 })
}

/** What the audit keeps of how a payment stands. */
export const standing = ({ status, returned }: Pick<Standing, 'status' | 'returned'>) => ({
  payment_status: status,
  returned,
})

/** Tells other screens: the payment, its member, and the plan whose place is free again. */
export async function tell(payment: Standing, { emit }: Pick<Context, 'emit'>, isOver: boolean) {
  const { id, plan, member } = payment
  if (plan && isOver) await emit(`${plan.noun}.changed`, { id: plan.id, payment: id })
  if (member) await emit('member.changed', { id: member, payment: id })
  await emit('payment.changed', { id })
}
