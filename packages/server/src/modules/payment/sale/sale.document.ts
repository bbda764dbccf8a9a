import { backdated, discounted } from '../../../core/money/document.ts'
import type { Charge } from '../../../domain/charge.ts'
import { saleLines, type Part } from '../../../domain/money.ts'

interface Sale {
  id: number
  member: number | null
  sold: 'membership' | 'service'
  body: { payment_date: string; discount_value?: number | null; payments: readonly Part[] }
  charge: Charge
  today: string
  /** Reason of a payment date in the past; null for today. */
  dateReason: string | null
}

/** The part of a money document that every sale has. Its audit row has the figures and what was recorded. */
export function saleDocument({ id, member, sold, body, charge, today, dateReason }: Sale) {
  const { payment_date: day, discount_value, payments } = body
  const { subtotal, discount, total, reason } = charge
  const entries = saleLines(subtotal, discount, payments, member ?? undefined, sold)
  const figures = {
    payment_date: day,
    subtotal,
    discount_value: discount_value || null,
    discount_amount: discount,
    total,
    payments: payments.map(({ payment_method, amount }) => ({ payment_method, amount })),
  }
  return {
    id,
    member,
    action: 'payment.created',
    event: 'payment.created' as const,
    postings: [{ kind: 'payment' as const, day, payment: id, entries }],
    after: ({ id: _, ...recorded }: { id: number }) => ({ ...figures, ...recorded }),
    reason,
    sensitive: [
      ...backdated({
        action: 'payment.backdated',
        alarm: 'backdating',
        today,
        day,
        reason: dateReason,
      }),
      ...discounted({ action: 'payment.discounted', ...charge }),
    ],
  }
}
