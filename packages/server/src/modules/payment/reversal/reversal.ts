import type { Context, Db, Principal } from '../../../core/operation/context.ts'
import { fail } from '../../../core/errors.ts'
import { isOwn, notReversibleReason } from '../../../queries/paymentActions.ts'
import type { LockedPayment } from '../payment.state.ts'
import * as store from '../payment.store.ts'

/** Errors: 409; with the current payment where it was already reversed. */
export async function checkReversible(
  payment: LockedPayment,
  action: 'void' | 'refund',
  { db, who, today }: { db: Db; who: Principal; today: string },
) {
  const code = notReversibleReason(payment, action)
  if (code === null) return
  const results =
    payment.status === 'paid' ? undefined : await store.one(db, payment.id, who, today)
  fail(code, { status: 409, results })
}

/** Errors: 403 `void_own_today`. */
export function checkOwn(payment: LockedPayment, who: Principal, today: string) {
  if (!isOwn(payment, who, today)) fail('void_own_today', { status: 403 })
}

/** The audited state of a payment. */
export const auditedState = ({ status, returned }: Pick<LockedPayment, 'status' | 'returned'>) => ({
  payment_status: status,
  returned,
})

/** Notifies clients of the payment, its member, and the plan with a free place. */
export async function emitReversal(
  payment: LockedPayment,
  { emit }: Pick<Context, 'emit'>,
  isOver: boolean,
) {
  const { id, plan, member } = payment
  if (plan && isOver) await emit(`${plan.noun}.changed`, { id: plan.id, payment: id })
  if (member) await emit('member.changed', { id: member, payment: id })
  await emit('payment.changed', { id })
}
