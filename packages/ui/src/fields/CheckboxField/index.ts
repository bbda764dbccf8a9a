export * from './CheckboxField.tsx'
