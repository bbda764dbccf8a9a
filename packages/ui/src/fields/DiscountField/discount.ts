/** How a discount is given. */
export type DiscountKind = 'percent' | 'amount'

/** A discount as entered: a percentage, or whole UZS or KGS. */
export interface Discount {
  kind: DiscountKind
  /** null while empty, which means no discount. */
  value: number | null
}

/** Discount amount for a price; percentages round half up to a whole unit. */
export const discountOf = ({ kind, value }: Discount, price: number) =>
  kind === 'amount' ? (value ?? 0) : Math.round((price * (value ?? 0)) / 100)

/** Whether it can be given: a whole percent up to 100, or no more than the price. */
export const isDiscount = ({ kind, value }: Discount, price: number) =>
  kind === 'amount' ? (value ?? 0) <= price : Number.isInteger(value ?? 0) && (value ?? 0) <= 100
