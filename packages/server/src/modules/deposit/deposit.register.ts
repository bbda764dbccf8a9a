import type { Answer, Context } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { dated } from '../../rules/backdate.ts'
import * as rules from './deposit.rules.ts'
import * as store from './deposit.store.ts'
import { traceOf } from './deposit.trace.ts'

/** Credits money to the deposit of a member: one balanced transaction for all methods. */
export async function createDeposit(
  context: Context<'createDeposit'>,
): Promise<Answer<'createDeposit'>> {
  const { body, db, who, today, emit, audit, alert, ledger } = context
  const dateReason = dated(body, today, who)
  const holder = await store.lockHolder(db, body.gym_customer, who)
  rules.holder(holder)
  const { settings } = await store.standing(db, holder.id, who)
  if (!settings.features.deposit) refuse('deposit_off')
  rules.parts(body, { settings, who })
  const id = await ledger.post({
    kind: 'deposit',
    club: who.club,
    day: body.payment_date,
    member: holder.id,
    entries: rules.depositLines(body.payment_types, holder.id),
  })
  const deposit = await store.one(db, id, who, today)
  await audit({
    action: 'deposit.created',
    type: 'deposit',
    id,
    member: holder.id,
    after: traceOf(deposit),
  })
  if (dateReason !== null) {
    await audit({
      action: 'deposit.backdated',
      type: 'deposit',
      id,
      member: holder.id,
      before: { payment_date: today },
      after: { payment_date: body.payment_date },
      reason: dateReason,
    })
    alert('deposit_backdating', id)
  }
  await emit('member.changed', { id: holder.id, deposit: id })
  return emit('deposit.created', deposit)
}
