import type { Answer, Context } from '../../../core/operation/context.ts'
import { reversed } from '../../../domain/money.ts'
import { reasonIn } from '../../../domain/reason.ts'
import { lock, settingsOf } from '../payment.state.ts'
import { checkOwn, checkReversible, postReversal } from './reversal.ts'

/**
 * Voids a payment: posts a reversing entry for every ledger line on today. The membership becomes void and
 * its place free; past visits stay in the history.
 */
export async function voidPayment(context: Context<'voidPayment'>): Promise<Answer<'voidPayment'>> {
  const { path, body, db, principal, today } = context
  const reason = reasonIn(body.void_description, 'void_description')
  const payment = await lock(db, path.id, principal)
  await checkReversible(payment, 'void', { db, principal, today })
  checkOwn(payment, principal, today)
  return postReversal(context, payment, {
    action: 'payment.voided',
    kind: 'void',
    method: null,
    amount: payment.total,
    reasonId: body.void_reason,
    reason,
    entries: payment.lines.map(reversed),
    audited: { void_reason: body.void_reason },
    settings: await settingsOf(db, principal),
  })
}
