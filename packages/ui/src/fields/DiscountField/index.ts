export { type Discount, type DiscountKind, discountOf } from './discount.ts'
export * from './DiscountField.tsx'
