export * from './MoneyField.tsx'
