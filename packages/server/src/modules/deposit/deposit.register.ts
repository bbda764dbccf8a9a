import type { Answer, Context } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { backdated, postDocument } from '../../core/money/document.ts'
import { checkPaymentDate } from '../../domain/backdate.ts'
import { depositLines } from '../../domain/money.ts'
import { checkParts } from '../../domain/paymentParts.ts'
import { depositDocument } from './deposit.document.ts'
import * as rules from './deposit.rules.ts'
import * as store from './deposit.store.ts'

/** Credits money to the deposit of a member: one balanced transaction for all methods. */
export async function createDeposit(
  context: Context<'createDeposit'>,
): Promise<Answer<'createDeposit'>> {
  const { body, db, principal, today } = context
  const { amount, payment_types: parts, payment_date: day } = body
  const reason = checkPaymentDate(body, today, principal)
  const holder = await store.lockHolder(db, body.gym_customer, principal)
  rules.holder(holder)
  const { settings } = await store.standing(db, holder.id, principal)
  if (!settings.features.deposit) fail('deposit_off')
  checkParts(parts, amount, 'payment_types', { settings, principal })
  return postDocument(context, {
    ...depositDocument(holder),
    id: null,
    action: 'deposit.created',
    event: 'deposit.created',
    postings: [{ kind: 'deposit', day, entries: depositLines(parts, holder.id) }],
    record: ({ id }) => store.one(db, id, principal, today),
    sensitive: backdated({
      action: 'deposit.backdated',
      alarm: 'deposit_backdating',
      today,
      day,
      reason,
    }),
  })
}
