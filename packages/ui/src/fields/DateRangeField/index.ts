export * from './DateRangeField.tsx'
