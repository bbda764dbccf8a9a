export * from './MultiSelectField.tsx'
