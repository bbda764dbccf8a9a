/** How a discount is given. */
export type DiscountKind = 'percent' | 'amount'

/** A discount: a percentage from 0 to 100, or whole UZS or KGS. */
export interface Discount {
  kind: DiscountKind
  /** null while empty, which means no discount. */
  value: number | null
}

/** Discount amount for a price; percentages round half up to a whole unit. */
export const discountOf = ({ kind, value }: Discount, price: number) =>
  kind === 'amount' ? (value ?? 0) : Math.round((price * (value ?? 0)) / 100)
