export * from './DiscountField.tsx'
