import type { Answer, Context } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { postDocument } from '../../core/money/document.ts'
import { checkDayOpen } from '../../core/money/ledger.ts'
import { depositLines, sumOf } from '../../domain/money.ts'
import { checkParts } from '../../domain/paymentParts.ts'
import { auditedLine, depositDocument } from './deposit.document.ts'
import * as rules from './deposit.rules.ts'
import * as store from './deposit.store.ts'

/**
 * Corrects the amount and the methods of a replenishment on the day of its entry. Written rows stay; the
 * difference is a separate transaction that refers to them. Spent money cannot be withdrawn. A reduction
 * counts as a return: above the limit of the club it needs a second person.
 */
export async function changeDeposit(
  context: Context<'changeDeposit'>,
): Promise<Answer<'changeDeposit'>> {
  const { path, body, db, principal, today } = context
  const { amount, payment_types: parts } = body
  const seen = await store.one(db, path.id, principal, today)
  const holder = await store.lockHolder(db, seen.gym_customer.id, principal)
  const before = await store.one(db, path.id, principal, today)
  if (before.version !== body.version) fail('stale_record', { status: 409, results: before })
  rules.holder(holder, 'amount')
  if (before.kind !== 'deposit') fail('deposit_not_changeable', { status: 409 })
  const { id, payment_date: day } = before
  await checkDayOpen(db, principal, day)
  if (!before.allowed_actions.change) fail('deposit_of_today_only', { status: 409 })
  const { balance, settings } = await store.standing(db, holder.id, principal)
  const offer = { settings, principal, came: before.parts }
  checkParts(parts, amount, 'payment_types', offer)
  const moved = rules.difference(before.parts, parts)
  if (moved.length === 0) return before
  const less = -sumOf(moved)
  if (less > 0) rules.covered(less, balance)
  const entries = depositLines(moved, holder.id)
  return postDocument(context, {
    ...depositDocument(holder),
    id,
    action: 'deposit.changed',
    event: 'deposit.changed',
    approval: less > 0 ? await store.approvalOf(context, holder, less, settings) : null,
    postings: [{ kind: 'correction', day, reverses: id, entries }],
    record: async ({ transactions: [correction], approver }) => {
      if (approver) await store.keepReason(db, correction, null, approver)
      return store.one(db, id, principal, today)
    },
    before: auditedLine(before),
    sensitive: less > 0 ? [{ alarm: 'deposit_less' }] : [],
  })
}
