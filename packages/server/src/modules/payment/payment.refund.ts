import { DEPOSIT, methods } from '@zal/api/methods'
import type { Answer, Body, Context } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { sumsOf } from '../../core/shown.ts'
import { type LedgerLine } from '../../rules/money.ts'
import { offered } from '../../rules/parts.ts'
import { reasonIn } from '../../rules/reason.ts'
import { approverOf } from '../../rules/secondPerson.ts'
import { refuseField } from './payment.refuse.ts'
import { checkReversible, standing, tell } from './payment.reversal.ts'
import { lock, reverse, settingsOf, type Standing } from './payment.standing.ts'
import * as store from './payment.store.ts'

type Asked = Body<'refundPayment'>

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
  const approver = await approverOf(wanted, context)
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
    before: standing(payment),
    after: {
      ...standing({ status: kind, returned: returned + amount }),
      refund_method: method,
      refund_amount: amount,
      approved_by: approver?.name,
    },
    reason,
  })
  await tell(payment, context, kind === 'refund')
  alert('refund', id)
  return store.one(db, id, who, today)
}

/**
 * Checks the method: one that the club offers now or by which the payment came; the deposit only of an
 * existing member.
 */
async function checkMethod(
  { parts, is_removed }: Standing,
  { refund_method: method }: Asked,
  { db, who }: Pick<Context, 'db' | 'who'>,
) {
  // Online money is returned in the provider's cabinet; here it is only booked.
  const settings = await settingsOf(db, who)
  offered(method, 'refund_method', { settings, who, came: parts, deposit: true })
  if (method === DEPOSIT && is_removed) refuseField('deposit_needs_member', 'refund_method')
}

/** Checks the amount: not more than was paid and is left, and a whole refund is all of it. */
function checkAmount(
  { total, returned }: Standing,
  { payment_status, refund_amount: amount }: Asked,
) {
  const left = total - returned
  const field = 'refund_amount'
  if (amount > total) refuseField('refund_above_total', field, sumsOf({ total }))
  if (amount > left) {
    const vars = sumsOf({ left, returned })
    const fields = { [field]: ['refund_above_left', vars] as [string, typeof vars] }
    refuse('refund_above_left', { status: 409, vars, fields, results: { left, returned } })
  }
  if (payment_status === 'refund' && amount < left) {
    refuseField('refund_not_whole', field, sumsOf({ left }), 400, { left, returned })
  }
}

/** Credits the method, and reduces the revenue of the sale by the same amount. */
function refundLines({ lines, member }: Standing, asked: Asked): LedgerLine[] {
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
