import { isShortReason } from '../../../domain/money/reason.ts'
import type { BodyOf } from '../../../scaffold/api/index.ts'
import type { RecoverableMutation } from '../../../scaffold/mutation/index.ts'
import type { Payment } from '../payment.data.ts'

type Sent = BodyOf<'/management/payment/{id}/refund/', 'patch'>

/** Form values of a refund. */
export interface Refund {
  payment_status: Sent['payment_status']
  refund_method: Sent['refund_method'] | null
  refund_amount: number | null
  refund_reason: string
}

/** Draft of a refund; a different `returned` makes it invalid. */
export interface RefundDraft extends Refund {
  returned: number
}

/** Mutation of the refund form. */
export type RefundWrite = RecoverableMutation<
  '/management/payment/{id}/refund/',
  'patch',
  RefundDraft
>

/** Initial values: the whole rest, by the method of the largest part. */
function beginRefund({ total, returned, payments }: Payment): Refund {
  const [most] = payments.toSorted((one, other) => other.amount - one.amount)
  return {
    payment_status: 'refund',
    refund_method: most?.payment_method ?? null,
    refund_amount: total - returned,
    refund_reason: '',
  }
}

export const beginDraft = (payment: Payment): RefundDraft => ({
  ...beginRefund(payment),
  returned: payment.returned,
})

/**
 * Full sets and locks the amount, partial starts at 0; a partial amount equal to the rest becomes
 * full.
 */
export function changeRefund(values: Refund, patch: Partial<Refund>, left: number): Refund {
  const next = { ...values, ...patch }
  if (patch.payment_status && patch.payment_status !== values.payment_status)
    return { ...next, refund_amount: patch.payment_status === 'refund' ? left : 0 }
  return patch.refund_amount === left ? { ...next, payment_status: 'refund' } : next
}

/**
 * The refund after which the running total equals `returned`; `refunds` are in chronological order.
 */
export function refundAt<One extends Pick<Sent, 'refund_amount'>>(
  refunds: readonly One[],
  returned: number,
): One | undefined {
  let sum = 0
  return refunds.find(({ refund_amount }) => (sum += refund_amount) === returned)
}

/** Error keys by field, in `payment:refund`. */
export function checkRefund(
  { refund_method, refund_amount, refund_reason }: Refund,
  { total, returned }: Pick<Payment, 'total' | 'returned'>,
) {
  const amount = refund_amount ?? 0
  const wrong: {
    refund_method?: 'method'
    refund_amount?: 'amount' | 'above' | 'aboveLeft'
    refund_reason?: 'short'
  } = {}
  if (!refund_method) wrong.refund_method = 'method'
  if (amount < 1) wrong.refund_amount = 'amount'
  else if (amount > total) wrong.refund_amount = 'above'
  else if (amount > total - returned) wrong.refund_amount = 'aboveLeft'
  if (isShortReason(refund_reason)) wrong.refund_reason = 'short'
  return wrong
}
