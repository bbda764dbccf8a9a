import type { Answer, Context } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { checkDayOpen } from '../../core/money/ledger.ts'
import { sumOf } from '../../domain/money.ts'
import { consumeApproval } from '../../queries/approval.ts'
import * as rules from './deposit.rules.ts'
import * as store from './deposit.store.ts'
import { traceOf } from './deposit.trace.ts'

/**
 * Corrects the amount and the methods of a replenishment on the day of its entry. Written rows stay; the
 * difference is a separate transaction that refers to them. Spent money cannot be withdrawn. A reduction
 * counts as a return: above the limit of the club it needs a second person.
 */
export async function changeDeposit(
  context: Context<'changeDeposit'>,
): Promise<Answer<'changeDeposit'>> {
  const { path, body, db, who, today, emit, audit, alert, ledger } = context
  const seen = await store.one(db, path.id, who, today)
  const holder = await store.lockHolder(db, seen.gym_customer.id, who)
  const before = await store.one(db, path.id, who, today)
  if (before.version !== body.version) fail('stale_record', { status: 409, results: before })
  rules.holder(holder, 'amount')
  if (before.kind !== 'deposit') fail('deposit_not_changeable', { status: 409 })
  await checkDayOpen(db, who, before.payment_date)
  if (!before.allowed_actions.change) fail('deposit_of_today_only', { status: 409 })
  const { balance, settings } = await store.standing(db, holder.id, who)
  rules.parts(body, { settings, who, came: before.parts })
  const moved = rules.difference(before.parts, body.payment_types)
  if (moved.length === 0) return before
  const less = -sumOf(moved)
  if (less > 0) rules.covered(less, balance)
  const approver =
    less > 0 &&
    (await consumeApproval(
      {
        of: { action: 'return', member: holder.id },
        amount: less,
        returned: await store.returnedToday(db, holder.id, who, today),
        above: settings.approval_above,
        token: body.approval,
      },
      context,
    ))
  const correction = await ledger.post({
    kind: 'correction',
    club: who.club,
    day: before.payment_date,
    member: holder.id,
    reverses: before.id,
    entries: rules.depositLines(moved, holder.id),
  })
  if (approver) await store.keepReason(db, correction, null, approver.id)
  const after = await store.one(db, path.id, who, today)
  await audit({
    action: 'deposit.changed',
    type: 'deposit',
    id: before.id,
    member: holder.id,
    before: traceOf(before),
    after: { ...traceOf(after), approved_by: approver ? approver.name : undefined },
  })
  if (less > 0) alert('deposit_less', before.id)
  await emit('member.changed', { id: holder.id, deposit: before.id })
  return emit('deposit.changed', after)
}
