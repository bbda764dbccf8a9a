export * from './TimeField.tsx'
