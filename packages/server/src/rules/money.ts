// The arithmetic of a sale, for the server, which decides, and for the screens, which preview. Amounts are whole units.

/** Payment methods by the contract's number, each with the ledger account that its money goes to. */
export const methods = {
  1: 'card',
  2: 'terminal',
  3: 'cash',
  4: 'transaction',
  5: 'deposit',
  6: 'click',
  7: 'payme',
  8: 'uzum',
} as const

export type Method = keyof typeof methods

/** Pays from what the member has with the club. */
export const DEPOSIT: Method = 5

/** Online providers, which exist in one country only. */
export const isOnline = (method: Method) => method >= 6

/** The methods that a country has at all; a club's settings narrow them further. */
export const methodsIn = (country: 'UZB' | 'KGZ'): Method[] =>
  country === 'UZB' ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2, 3, 4, 5]

export interface DiscountEntered {
  /** Percent, 0 to 100. */
  discount_value?: number | null
  /** Whole units. */
  discount_amount?: number | null
}

/** What a discount takes off the price. A percent rounds half up to a whole unit, on the line. */
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

/** What the parts add up to, all of them or those of one method. */
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
