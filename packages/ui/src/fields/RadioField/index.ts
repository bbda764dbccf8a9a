export * from './RadioField.tsx'
