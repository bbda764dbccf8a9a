import { businessLimits } from '@zal/api/limits'
import { DEPOSIT, type Method } from '@zal/api/methods'
import type { Principal } from '../core/auth/principal.ts'
import { allows } from '../core/auth/permissions.ts'
import { moneyParams } from '../core/i18n/formatParams.ts'
import type { ClubSettings } from './clubSettings.ts'
import { failField } from './failField.ts'
import { reasonIn } from './reason.ts'
import { discountOn, hasDiscount, sumOf, type DiscountEntered, type Part } from './money.ts'
import { checkParts } from './paymentParts.ts'

/** Price and payment fields common to the requests of all sales. */
interface SaleAmounts extends DiscountEntered {
  subtotal: number
  total: number
  discount_reason?: string | null
  payments: readonly Part[]
  payment_method: Method
  /** Confirms that the deposit goes below zero. */
  allow_debt?: boolean
}

/** Price of a sale in whole units. */
export interface Charge {
  subtotal: number
  discount: number
  /** Reason of the discount; null without one. */
  reason: string | null
  total: number
}

interface Terms {
  principal: Principal
  settings: ClubSettings
  /** Balance of the member's deposit; null for an anonymous sale. */
  balance: number | null
  /** The money of an online part has arrived. */
  settled: boolean
}

/**
 * Computes the price of a sale from the server's own figures, to which those of the client must be equal, and
 * checks the discount and the parts of the payment.
 */
export function chargeOf(body: SaleAmounts, price: number, terms: Terms): Charge {
  if (hasDiscount(body)) checkDiscount(body, price, terms.principal)
  const discount = discountOn(price, body)
  const total = price - discount
  if (body.subtotal !== price) totalMismatch('subtotal', price)
  if (body.total !== total) totalMismatch('total', total)
  const { payments, payment_method } = body
  checkParts(payments, total, 'payments', { ...terms, deposit: true })
  if (payments[0] && !payments.some((part) => part.payment_method === payment_method)) {
    failField('method_not_in_parts', 'payment_method')
  }
  checkDeposit(body, terms)
  const reason = (discount > 0 && body.discount_reason?.trim()) || null
  return { subtotal: price, discount, reason, total }
}

function checkDiscount(body: SaleAmounts, price: number, principal: Principal) {
  const field = body.discount_value ? 'discount_value' : 'discount_amount'
  if (!allows(principal.permissions, ['payment', 'register', 'discount'])) {
    failField('discount_not_allowed', field, {}, 403)
  }
  if (body.discount_value && body.discount_amount) failField('discount_twice', 'discount_amount')
  if ((body.discount_amount ?? 0) > price)
    failField('discount_above_price', field, moneyParams({ price }))
  const reason = body.discount_reason?.trim()
  if (!reason) failField('discount_reason_required', 'discount_reason')
  if (discountOn(price, body) === price) {
    reasonIn(reason, 'discount_reason', businessLimits.freeReasonLetters)
  }
}

const totalMismatch = (field: string, total: number) =>
  failField('total_mismatch', field, moneyParams({ total }), 400, { total })

/** A deposit part may exceed the balance only with a confirmation, and never beyond the club's limit. */
function checkDeposit({ payments, allow_debt }: SaleAmounts, { balance, settings }: Terms) {
  const part = sumOf(payments, DEPOSIT)
  if (part === 0) return
  if (balance === null) failField('deposit_needs_member', 'payments')
  const debt = part - balance
  if (debt <= 0) return
  const limit = settings.credit_limit
  const results = { balance, debt }
  if (limit !== null && debt > limit) {
    failField('deposit_limit', 'payments', moneyParams({ balance, debt, limit }), 400, results)
  }
  if (!allow_debt)
    failField('deposit_debt', 'payments', moneyParams({ balance, debt }), 400, results)
}
