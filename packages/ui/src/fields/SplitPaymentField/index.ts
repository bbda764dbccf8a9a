export * from './SplitPaymentField.tsx'
