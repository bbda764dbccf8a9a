export * from './EmailField.tsx'
