import { DEPOSIT, methods, type Method } from '@zal/api/methods'

// The arithmetic of a sale and its discounts. Amounts are whole units.

export interface DiscountEntered {
  /** Percent, 0 to 100. */
  discount_value?: number | null
  /** Whole units. */
  discount_amount?: number | null
}

/** Amount of a discount. A percent rounds half up to a whole unit, per line. */
export function discountOn(price: number, { discount_value, discount_amount }: DiscountEntered) {
  if (discount_value) return Math.floor((price * discount_value + 50) / 100)
  return discount_amount ?? 0
}

export const hasDiscount = ({ discount_value, discount_amount }: DiscountEntered) =>
  Boolean(discount_value) || Boolean(discount_amount)

export interface Part {
  amount: number
  payment_method: Method
}

/** Sum of the parts, all of them or those of one method. */
export function sumOf(parts: readonly Part[], method?: Method) {
  return parts.reduce(
    (sum, part) => sum + (!method || part.payment_method === method ? part.amount : 0),
    0,
  )
}

export interface LedgerLine {
  account: string
  amount: number
  member?: number
}

/**
 * The ledger lines of a sale: the methods are debited (a deposit part is taken from the member), so is the discount,
 * and what was sold is credited with its price. They sum to 0 when the parts add up to price less discount.
 */
export function saleLines(
  price: number,
  discount: number,
  parts: readonly Part[],
  member: number | undefined,
  sold: 'membership' | 'service' = 'membership',
): LedgerLine[] {
  return [
    ...parts.map(({ amount, payment_method }) =>
      payment_method === DEPOSIT && member
        ? { account: methods[payment_method], amount, member }
        : { account: methods[payment_method], amount },
    ),
    ...(discount ? [{ account: 'discount', amount: discount }] : []),
    { account: sold, amount: -price },
  ]
}
