export type { PartError, PaymentMethod } from './PaymentPartRow.tsx'
export { enteredIn, fillRemainder, mostParts, type PaymentPart, wholePayment } from './split.ts'
export * from './SplitPaymentField.tsx'
