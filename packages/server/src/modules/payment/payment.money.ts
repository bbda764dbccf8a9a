import { DEPOSIT } from '@zal/api/methods'
import type { Answer, Body, Who } from '../../core/context.ts'
import { allows } from '../../core/permissions.ts'
import { sumsOf } from '../../core/shown.ts'
import type { ClubSettings } from '../../rules/clubSettings.ts'
import { discountOn, hasDiscount, sumOf } from '../../rules/money.ts'
import { offered, sumTo } from '../../rules/parts.ts'
import { refuseField } from './payment.refuse.ts'
import type { Charge, Facts, Plan } from './payment.types.ts'

/** Price and payment fields common to all sales. */
type Sale = Pick<
  Body<'createPayment'>,
  | 'subtotal'
  | 'total'
  | 'discount_value'
  | 'discount_amount'
  | 'discount_reason'
  | 'payments'
  | 'payment_method'
  | 'allow_debt'
>

/** Computes the price of a sale from the server's own figures; those of the client must be equal. */
export function charge(body: Sale, { price }: Pick<Plan, 'price'>, who: Who): Charge {
  if (hasDiscount(body)) discountAllowed(body, price, who)
  const discount = discountOn(price, body)
  const total = price - discount
  if (body.subtotal !== price) totalMismatch('subtotal', price)
  if (body.total !== total) totalMismatch('total', total)
  const reason = (discount > 0 && body.discount_reason?.trim()) || null
  return { subtotal: price, discount, reason, total }
}

function discountAllowed(body: Sale, price: number, who: Who) {
  const field = body.discount_value ? 'discount_value' : 'discount_amount'
  if (!allows(who.permissions, ['payment', 'register', 'discount'])) {
    refuseField('discount_not_allowed', field, {}, 403)
  }
  if (body.discount_value && body.discount_amount) refuseField('discount_twice', 'discount_amount')
  if ((body.discount_amount ?? 0) > price)
    refuseField('discount_above_price', field, sumsOf({ price }))
  if (!body.discount_reason?.trim()) refuseField('discount_reason_required', 'discount_reason')
}

const totalMismatch = (field: string, total: number) =>
  refuseField('total_mismatch', field, sumsOf({ total }), 400, { total })

/** Checks that every part has an available method, and that the parts sum to exactly what is due. */
export function parts(
  body: Sale,
  total: number,
  settings: ClubSettings,
  { who, settled }: { who: Who; /** The money of an online part is there. */ settled: boolean },
) {
  const { payments, payment_method } = body
  for (const [at, part] of payments.entries()) {
    const field = `payments.${at}.payment_method`
    offered(part.payment_method, field, { settings, who, settled, deposit: true })
  }
  sumTo(payments, total, 'payments')
  if (payments[0] && !payments.some((part) => part.payment_method === payment_method)) {
    refuseField('method_not_in_parts', 'payment_method')
  }
}

/** A deposit part may exceed the balance only with a confirmation, and never beyond the club's limit. */
export function deposit(
  { payments, allow_debt }: Sale,
  { balance, settings }: Pick<Facts, 'balance' | 'settings'>,
) {
  const part = sumOf(payments, DEPOSIT)
  const debt = part - balance
  if (part === 0 || debt <= 0) return
  const limit = settings.credit_limit
  const results = { balance, debt }
  if (limit !== null && debt > limit) {
    refuseField('deposit_limit', 'payments', sumsOf({ balance, debt, limit }), 400, results)
  }
  if (!allow_debt) refuseField('deposit_debt', 'payments', sumsOf({ balance, debt }), 400, results)
}

/** The part of a payment that the audit log stores: figures, no personal data. */
export function traceOf(payment: Answer<'getPayment'>) {
  const { invoice_id, subtotal, discount_value, discount_amount, total, payment_date } = payment
  return {
    invoice_id,
    payment_date,
    subtotal,
    discount_value,
    discount_amount,
    total,
    payments: payment.payments.map(({ payment_method, amount }) => ({ payment_method, amount })),
    membership: payment.subscription?.id,
  }
}
