import { businessLimits } from '@zal/api/limits'
import type { Answer, Context } from '../../core/context.ts'

type Payment = Answer<'getPayment'>

interface Deed {
  payment: Pick<Payment, 'id' | 'payment_date' | 'subtotal' | 'total' | 'discount_reason'>
  member: number | undefined
  today: string
  /** Reason of a payment date in the past; null for today. */
  dateReason: string | null
}

/** T-46: audits the parts of a sale that an insider could abuse, and alerts the owner. */
export async function auditDeeds(
  { payment, member, today, dateReason }: Deed,
  { audit, alert }: Pick<Context, 'audit' | 'alert'>,
): Promise<void> {
  const { id, payment_date, subtotal, total, discount_reason } = payment
  const about = { type: 'payment', id, member }
  if (dateReason !== null) {
    const before = { payment_date: today }
    const after = { payment_date }
    await audit({ ...about, action: 'payment.backdated', before, after, reason: dateReason })
    alert('backdating', id)
  }
  if (total < subtotal) {
    const before = { total: subtotal }
    const action = 'payment.discounted'
    await audit({
      ...about,
      action,
      before,
      after: { total },
      reason: discount_reason ?? undefined,
    })
    if (isLarge(subtotal, total)) alert('discount', id)
  }
}

const isLarge = (subtotal: number, total: number) =>
  (subtotal - total) * 100 >= subtotal * businessLimits.discountAlertPercent
