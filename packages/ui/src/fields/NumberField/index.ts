export * from './NumberField.tsx'
