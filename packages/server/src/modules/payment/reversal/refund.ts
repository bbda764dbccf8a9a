import { DEPOSIT, isOnline, methods } from '@zal/api/methods'
import type { Answer, Body, Context } from '../../../core/operation/context.ts'
import { fail } from '../../../core/errors.ts'
import { moneyParams } from '../../../core/i18n/formatParams.ts'
import { failField } from '../../../domain/failField.ts'
import { type LedgerLine } from '../../../domain/money.ts'
import { checkMethodAvailable } from '../../../domain/paymentParts.ts'
import { reasonIn } from '../../../domain/reason.ts'
import { lock, settingsOf, type LockedPayment } from '../payment.state.ts'
import { checkReversible, postReversal } from './reversal.ts'

type RefundBody = Body<'refundPayment'>

/**
 * Refunds money today, by any method of the club. A refund of the whole rest ends the membership today; a
 * partial one leaves its dates unchanged.
 */
export async function refundPayment(
  context: Context<'refundPayment'>,
): Promise<Answer<'refundPayment'>> {
  const { path, body, db, principal, today } = context
  const { refund_method: method, refund_amount: amount } = body
  const reason = reasonIn(body.refund_reason, 'refund_reason')
  const payment = await lock(db, path.id, principal)
  await checkReversible(payment, 'refund', { db, principal, today })
  const settings = await settingsOf(db, principal)
  // Online money is returned in the provider's cabinet; here it is only booked.
  const offer = { settings, principal, came: payment.parts, deposit: true }
  const isOfSale = payment.parts.some((part) => part.payment_method === method)
  if (isOnline(method) && !isOfSale) failField('method_not_of_sale', 'refund_method')
  checkMethodAvailable(method, 'refund_method', offer)
  if (method === DEPOSIT && payment.is_removed) failField('deposit_needs_member', 'refund_method')
  checkAmount(payment, body)
  return postReversal(context, payment, {
    action: 'payment.refunded',
    kind: payment.returned + amount === payment.total ? 'refund' : 'partial_refund',
    method,
    amount,
    reasonId: null,
    reason,
    entries: refundLines(payment, body),
    audited: { refund_method: method, refund_amount: amount },
    settings,
  })
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
