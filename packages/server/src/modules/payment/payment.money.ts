import { DEPOSIT } from '@zal/api/methods'
import type { Answer, Body, Principal } from '../../core/operation/context.ts'
import { allows } from '../../core/auth/permissions.ts'
import { moneyParams } from '../../core/i18n/formatParams.ts'
import type { ClubSettings } from '../../domain/clubSettings.ts'
import { discountOn, hasDiscount, sumOf } from '../../domain/money.ts'
import { checkMethodAvailable, checkSum } from '../../domain/paymentParts.ts'
import { failField } from '../../domain/failField.ts'
import type { Charge, Facts, Plan } from './sale/sale.types.ts'

/** Price and payment fields common to all sales. */
type SaleAmounts = Pick<
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
export function charge(body: SaleAmounts, { price }: Pick<Plan, 'price'>, who: Principal): Charge {
  if (hasDiscount(body)) discountAllowed(body, price, who)
  const discount = discountOn(price, body)
  const total = price - discount
  if (body.subtotal !== price) totalMismatch('subtotal', price)
  if (body.total !== total) totalMismatch('total', total)
  const reason = (discount > 0 && body.discount_reason?.trim()) || null
  return { subtotal: price, discount, reason, total }
}

function discountAllowed(body: SaleAmounts, price: number, who: Principal) {
  const field = body.discount_value ? 'discount_value' : 'discount_amount'
  if (!allows(who.permissions, ['payment', 'register', 'discount'])) {
    failField('discount_not_allowed', field, {}, 403)
  }
  if (body.discount_value && body.discount_amount) failField('discount_twice', 'discount_amount')
  if ((body.discount_amount ?? 0) > price)
    failField('discount_above_price', field, moneyParams({ price }))
  if (!body.discount_reason?.trim()) failField('discount_reason_required', 'discount_reason')
}

const totalMismatch = (field: string, total: number) =>
  failField('total_mismatch', field, moneyParams({ total }), 400, { total })

/** Checks that every part has an available method, and that the parts sum to exactly what is due. */
export function parts(
  body: SaleAmounts,
  total: number,
  settings: ClubSettings,
  {
    who,
    settled,
  }: { who: Principal; /** The money of an online part has arrived. */ settled: boolean },
) {
  const { payments, payment_method } = body
  for (const [at, part] of payments.entries()) {
    const field = `payments.${at}.payment_method`
    checkMethodAvailable(part.payment_method, field, { settings, who, settled, deposit: true })
  }
  checkSum(payments, total, 'payments')
  if (payments[0] && !payments.some((part) => part.payment_method === payment_method)) {
    failField('method_not_in_parts', 'payment_method')
  }
}

/** A deposit part may exceed the balance only with a confirmation, and never beyond the club's limit. */
export function deposit(
  { payments, allow_debt }: SaleAmounts,
  { balance, settings }: Pick<Facts, 'balance' | 'settings'>,
) {
  const part = sumOf(payments, DEPOSIT)
  const debt = part - balance
  if (part === 0 || debt <= 0) return
  const limit = settings.credit_limit
  const results = { balance, debt }
  if (limit !== null && debt > limit) {
    failField('deposit_limit', 'payments', moneyParams({ balance, debt, limit }), 400, results)
  }
  if (!allow_debt)
    failField('deposit_debt', 'payments', moneyParams({ balance, debt }), 400, results)
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
