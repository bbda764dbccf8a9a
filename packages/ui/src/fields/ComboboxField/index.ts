export * from './ComboboxField.tsx'
