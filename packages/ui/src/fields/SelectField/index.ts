export * from './SelectField.tsx'
