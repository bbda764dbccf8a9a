export * from './SearchField.tsx'
