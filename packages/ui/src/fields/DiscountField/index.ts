export { type Discount, type DiscountKind, discountOf, isDiscount } from './discount.ts'
export * from './DiscountField.tsx'
