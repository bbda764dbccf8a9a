import type { Context, Db, Who } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { isOwn, keptBy } from '../../rules/paymentMay.ts'
import type { Standing } from './payment.standing.ts'
import * as store from './payment.store.ts'

/** Errors: 409; with the current payment where it was already reversed. */
export async function checkReversible(
  payment: Standing,
  action: 'void' | 'refund',
  { db, who, today }: { db: Db; who: Who; today: string },
) {
  const code = keptBy(payment, action)
  if (code === null) return
  const results =
    payment.status === 'paid' ? undefined : await store.one(db, payment.id, who, today)
  refuse(code, { status: 409, results })
}

/** Errors: 403 `void_own_today`. */
export function checkOwn(payment: Standing, who: Who, today: string) {
  if (!isOwn(payment, who, today)) refuse('void_own_today', { status: 403 })
}

/** The audited state of a payment. */
export const standing = ({ status, returned }: Pick<Standing, 'status' | 'returned'>) => ({
  payment_status: status,
  returned,
})

/** Notifies clients of the payment, its member, and the plan with a free place. */
export async function tell(payment: Standing, { emit }: Pick<Context, 'emit'>, isOver: boolean) {
  const { id, plan, member } = payment
  if (plan && isOver) await emit(`${plan.noun}.changed`, { id: plan.id, payment: id })
  if (member) await emit('member.changed', { id: member, payment: id })
  await emit('payment.changed', { id })
}
