import type { Principal } from '../../../core/operation/context.ts'
import { allows } from '../../../core/auth/permissions.ts'
import { backdated, discounted, type SensitiveAction } from '../../../core/money/document.ts'
import type { Charge } from '../../../domain/charge.ts'
import type { ClubSettings } from '../../../domain/clubSettings.ts'
import { discountOn, saleLines, type Part } from '../../../domain/money.ts'

interface Sale {
  id: number
  member: number | null
  sold: 'membership' | 'service'
  body: {
    payment_date: string
    start_date?: string
    discount_value?: number | null
    payments: readonly Part[]
    approval?: string | null
  }
  charge: Charge
  principal: Principal
  settings: ClubSettings
  /** The money of an online part has arrived: the sale was approved before. */
  isSettled: boolean
  today: string
  /** Reason of a payment date in the past; null for today. */
  dateReason: string | null
  /** Reason of a membership that starts before its payment. */
  startReason?: string | null
}

/** The part of a money document that every sale has. Its audit row has the figures and what was recorded. */
export function saleDocument(sale: Sale) {
  const { id, member, sold, body, charge, today, dateReason, startReason } = sale
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
    approval: approvalOf(sale),
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
      ...startedBefore(day, body.start_date, startReason),
      ...discounted({ action: 'payment.discounted', ...charge }),
    ],
  }
}

/** A membership of somebody who trained before paying. */
function startedBefore(
  day: string,
  start: string | undefined,
  reason: string | null | undefined,
): SensitiveAction[] {
  if (!reason) return []
  const [before, after] = [{ start_date: day }, { start_date: start }]
  return [
    { audited: { action: 'payment.started_before', before, after, reason }, alarm: 'backdating' },
  ]
}

/** A second person for a discount above the limit of the club, unless the seller may return money and so approve. */
function approvalOf({ member, body, charge, principal, settings, isSettled }: Sale) {
  const mayApprove = allows(principal.permissions, ['payment', 'list', 'refund'])
  if (charge.discount === 0 || mayApprove || isSettled) return null
  return {
    of: { action: 'discount' as const, member },
    amount: charge.discount,
    returned: 0,
    above: discountOn(charge.subtotal, { discount_value: settings.discount_limit }),
    token: body.approval,
  }
}
