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
    ...parts.map((part) =>
      part.payment_method === DEPOSIT && member ? { ...lineOf(part), member } : lineOf(part),
    ),
    ...(discount ? [{ account: 'discount', amount: discount }] : []),
    { account: sold, amount: -price },
  ]
}

/**
 * The ledger lines of a deposit that changes by these parts (negative for less): the methods are debited, and the
 * member's deposit is credited as a liability of the club. Unchanged methods have no line.
 */
export function depositLines(parts: readonly Part[], member: number): LedgerLine[] {
  const deposit = { account: methods[DEPOSIT], amount: -sumOf(parts), member }
  return [...parts.map(lineOf), deposit].filter(({ amount }) => amount !== 0)
}

/** The debit of the account of a method. */
export const lineOf = ({ payment_method, amount }: Part): LedgerLine => ({
  account: methods[payment_method],
  amount,
})

/** The opposite of a ledger line. */
export const reversed = (line: LedgerLine): LedgerLine => ({ ...line, amount: -line.amount })
