import { DEPOSIT, methods } from '@zal/api/methods'
import type { Answer, Body, Context } from '../../../core/operation/context.ts'
import { fail } from '../../../core/errors.ts'
import { moneyParams } from '../../../core/i18n/formatParams.ts'
import { type LedgerLine } from '../../../domain/money.ts'
import { checkMethodAvailable } from '../../../domain/paymentParts.ts'
import { reasonIn } from '../../../domain/reason.ts'
import { consumeApproval } from '../../../queries/approval.ts'
import { failField } from '../../../domain/failField.ts'
import { checkReversible, auditedState, emitReversal } from './reversal.ts'
import { lock, reverse, settingsOf, type LockedPayment } from '../payment.state.ts'
import * as store from '../payment.store.ts'

type RefundBody = Body<'refundPayment'>

/**
 * Refunds money today, by any method of the club. A refund of the whole rest ends the membership today; a
 * partial one leaves its dates unchanged.
 */
export async function refundPayment(
  context: Context<'refundPayment'>,
): Promise<Answer<'refundPayment'>> {
  const { path, body, db, who, today, now, audit, alert, ledger } = context
  const reason = reasonIn(body.refund_reason, 'refund_reason')
  const payment = await lock(db, path.id, who)
  await checkReversible(payment, 'refund', { db, who, today })
  await checkMethod(payment, body, context)
  checkAmount(payment, body)
  const { id, club, total, returned } = payment
  const member = payment.member ?? undefined
  const { refund_method: method, refund_amount: amount } = body
  const { approval_above: above } = await settingsOf(db, who)
  const wanted = {
    of: { action: 'refund', payment: id },
    amount,
    returned,
    above,
    token: body.approval,
  } as const
  const approver = await consumeApproval(wanted, context)
  const kind = returned + amount === total ? 'refund' : 'partial_refund'
  const transaction = await ledger.post({
    kind: 'refund',
    club,
    day: today,
    payment: id,
    member,
    reverses: payment.posting,
    entries: refundLines(payment, body),
  })
  const reversal = {
    kind,
    method,
    amount,
    reasonId: null,
    reason,
    transaction,
    approver: approver?.id,
  } as const
  await reverse(db, payment, reversal, { who, today, now })
  await audit({
    action: 'payment.refunded',
    type: 'payment',
    id,
    member,
    before: auditedState(payment),
    after: {
      ...auditedState({ status: kind, returned: returned + amount }),
      refund_method: method,
      refund_amount: amount,
      approved_by: approver?.name,
    },
    reason,
  })
  await emitReversal(payment, context, kind === 'refund')
  alert('refund', id)
  return store.one(db, id, who, today)
}

/**
 * Checks the method: one that the club offers now or by which the payment came; the deposit only of an
 * existing member.
 */
async function checkMethod(
  { parts, is_removed }: LockedPayment,
  { refund_method: method }: RefundBody,
  { db, who }: Pick<Context, 'db' | 'who'>,
) {
  // Online money is returned in the provider's cabinet; here it is only booked.
  const settings = await settingsOf(db, who)
  checkMethodAvailable(method, 'refund_method', { settings, who, came: parts, deposit: true })
  if (method === DEPOSIT && is_removed) failField('deposit_needs_member', 'refund_method')
}

/** Checks the amount: not more than was paid and is left, and a whole refund is all of it. */
function checkAmount(
  { total, returned }: LockedPayment,
  { payment_status, refund_amount: amount }: RefundBody,
) {
  const left = total - returned
  const field = 'refund_amount'
  if (amount > total) failField('refund_above_total', field, moneyParams({ total }))
  if (amount > left) {
    const vars = moneyParams({ left, returned })
    const fields = { [field]: ['refund_above_left', vars] as [string, typeof vars] }
    fail('refund_above_left', { status: 409, vars, fields, results: { left, returned } })
  }
  if (payment_status === 'refund' && amount < left) {
    failField('refund_not_whole', field, moneyParams({ left }), 400, { left, returned })
  }
}

/** Credits the method, and reduces the revenue of the sale by the same amount. */
function refundLines({ lines, member }: LockedPayment, asked: RefundBody): LedgerLine[] {
  const { refund_method: method, refund_amount: amount } = asked
  const ways: string[] = Object.values(methods)
  const earned = lines.find(({ account, amount: sum }) => sum < 0 && !ways.includes(account))
  if (!earned) throw new Error('The ledger knows no earning of the payment')
  const out = { account: methods[method], amount: -amount }
  return [
    method === DEPOSIT && member ? { ...out, member } : out,
    { account: earned.account, amount },
  ]
}
