export * from './PercentField.tsx'
