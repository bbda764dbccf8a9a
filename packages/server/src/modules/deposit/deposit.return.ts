import type { Answer, Context } from '../../core/context.ts'
import { offered } from '../../rules/parts.ts'
import { reasonIn } from '../../rules/reason.ts'
import { approverOf } from '../../rules/secondPerson.ts'
import * as rules from './deposit.rules.ts'
import * as store from './deposit.store.ts'
import { traceOf } from './deposit.trace.ts'

/**
 * Returns money of a deposit. A concurrent return waits and is checked against the remaining balance. Above
 * the limit of the club it needs a second person; returns of today count together.
 */
export async function returnDeposit(
  context: Context<'returnDeposit'>,
): Promise<Answer<'returnDeposit'>> {
  const { body, db, who, today, emit, audit, alert, ledger } = context
  const { amount, payment_method } = body
  const reason = reasonIn(body.reason, 'reason')
  const holder = await store.lockHolder(db, body.gym_customer, who)
  rules.holder(holder)
  const { balance, settings } = await store.standing(db, holder.id, who)
  offered(payment_method, 'payment_method', { settings, who })
  rules.covered(amount, balance)
  const approver = await approverOf(
    {
      of: { action: 'return', member: holder.id },
      amount,
      returned: await store.returnedToday(db, holder.id, who, today),
      above: settings.approval_above,
      token: body.approval,
    },
    context,
  )
  const id = await ledger.post({
    kind: 'withdrawal',
    club: who.club,
    day: today,
    member: holder.id,
    entries: rules.depositLines([{ payment_method, amount: -amount }], holder.id),
  })
  await store.keepReason(db, id, reason, approver?.id)
  const line = await store.one(db, id, who, today)
  await audit({
    action: 'deposit.returned',
    type: 'deposit',
    id,
    member: holder.id,
    after: { ...traceOf(line), approved_by: approver?.name },
    reason,
  })
  alert('deposit_return', id)
  await emit('member.changed', { id: holder.id, deposit: id })
  return emit('deposit.created', line)
}
