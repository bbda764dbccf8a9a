import type { Answer, Context } from '../../core/context.ts'
import { reasonIn } from '../../rules/reason.ts'
import { approverOf } from '../../rules/secondPerson.ts'
import { checkOwn, checkReversible, standing, tell } from './payment.reversal.ts'
import { lock, reverse, settingsOf } from './payment.standing.ts'
import * as store from './payment.store.ts'

/**
 * Voids a payment: posts a reversing entry for every ledger line on today. The membership becomes void and
 * its place free; past visits stay in the history.
 */
export async function voidPayment(context: Context<'voidPayment'>): Promise<Answer<'voidPayment'>> {
  const { path, body, db, who, today, now, audit, alert, ledger } = context
  const reason = reasonIn(body.void_description, 'void_description')
  const payment = await lock(db, path.id, who)
  await checkReversible(payment, 'void', { db, who, today })
  checkOwn(payment, who, today)
  const { id, total: amount, club, lines, returned } = payment
  const { approval_above: above } = await settingsOf(db, who)
  const wanted = {
    of: { action: 'void', payment: id },
    amount,
    returned,
    above,
    token: body.approval,
  } as const
  const approver = await approverOf(wanted, context)
  const member = payment.member ?? undefined
  const transaction = await ledger.post({
    kind: 'void',
    club,
    day: today,
    payment: id,
    member,
    reverses: payment.posting,
    entries: lines.map((line) => ({ ...line, amount: -line.amount })),
  })
  const reversal = { kind: 'void', method: null, amount, reasonId: body.void_reason } as const
  await reverse(
    db,
    payment,
    { ...reversal, reason, transaction, approver: approver?.id },
    { who, today, now },
  )
  await audit({
    action: 'payment.voided',
    type: 'payment',
    id,
    member,
    before: standing(payment),
    after: {
      ...standing({ status: 'void', returned: amount }),
      void_reason: body.void_reason,
      approved_by: approver?.name,
    },
    reason,
  })
  await tell(payment, context, true)
  alert('void', id)
  return store.one(db, id, who, today)
}
