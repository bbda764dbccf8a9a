import { businessLimits } from '@zal/api/limits'
import type { Answer, Context } from '../../core/context.ts'

type Payment = Answer<'getPayment'>

interface Deed {
  payment: Pick<Payment, 'id' | 'payment_date' | 'subtotal' | 'total' | 'discount_reason'>
  member: number | undefined
  today: string
  /** Why it is dated back; null where it is of today. */
  dateReason: string | null
}

/** T-46: what an insider could abuse in a sale has rows of its own in the log, and the owner hears of it. */
export function traceDeeds(
  { payment, member, today, dateReason }: Deed,
  { audit, alert }: Pick<Context, 'audit' | 'alert'>,
) {
  const { id, payment_date, subtotal, total, discount_reason } = payment
  const about = { type: 'payment', id, member }
  const write = (entry: Parameters<Context['audit']>[0]) => {
    // It travels with the commit, which fails with it.
    void audit(entry).catch(() => undefined)
  }
  if (dateReason !== null) {
    const before = { payment_date: today }
    const after = { payment_date }
    write({ ...about, action: 'payment.backdated', before, after, reason: dateReason })
    alert('backdating', id)
  }
  if (total < subtotal) {
    const before = { total: subtotal }
    const action = 'payment.discounted'
    write({ ...about, action, before, after: { total }, reason: discount_reason ?? undefined })
    if (isLarge(subtotal, total)) alert('discount', id)
  }
}

const isLarge = (subtotal: number, total: number) =>
  (subtotal - total) * 100 >= subtotal * businessLimits.discountAlertPercent
