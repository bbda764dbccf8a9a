/** How a discount is given. */
export type DiscountKind = 'percent' | 'amount'

/** A discount as it is written: a percent of 0 to 100, or whole UZS or KGS. */
export interface Discount {
  kind: DiscountKind
  /** null while empty, which is no discount. */
  value: number | null
}

/** What a discount takes off a price; percents round half up to a whole unit. */
export const discountOf = ({ kind, value }: Discount, price: number) =>
  kind === 'amount' ? (value ?? 0) : Math.round((price * (value ?? 0)) / 100)
