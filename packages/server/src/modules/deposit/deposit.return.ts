import type { Answer, Context } from '../../core/operation/context.ts'
import { postDocument } from '../../core/money/document.ts'
import { depositLines } from '../../domain/money.ts'
import { checkMethodAvailable } from '../../domain/paymentParts.ts'
import { reasonIn } from '../../domain/reason.ts'
import { depositDocument } from './deposit.document.ts'
import * as rules from './deposit.rules.ts'
import * as store from './deposit.store.ts'

/**
 * Returns money of a deposit. A concurrent return waits and is checked against the remaining balance. Above
 * the limit of the club it needs a second person; returns of today count together.
 */
export async function returnDeposit(
  context: Context<'returnDeposit'>,
): Promise<Answer<'returnDeposit'>> {
  const { body, db, principal, today } = context
  const { amount, payment_method } = body
  const reason = reasonIn(body.reason, 'reason')
  const holder = await store.lockHolder(db, body.gym_customer, principal)
  rules.holder(holder)
  const { balance, settings } = await store.standing(db, holder.id, principal)
  checkMethodAvailable(payment_method, 'payment_method', { settings, principal })
  rules.covered(amount, balance)
  const entries = depositLines([{ payment_method, amount: -amount }], holder.id)
  return postDocument(context, {
    ...depositDocument(holder),
    id: null,
    action: 'deposit.returned',
    event: 'deposit.created',
    approval: await store.approvalOf(context, holder, amount, settings),
    postings: [{ kind: 'withdrawal', day: today, entries }],
    record: async ({ id, approver }) => {
      await store.keepReason(db, id, reason, approver)
      return store.one(db, id, principal, today)
    },
    reason,
    sensitive: [{ alarm: 'deposit_return' }],
  })
}
