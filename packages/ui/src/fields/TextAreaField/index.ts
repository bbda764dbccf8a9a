export * from './TextAreaField.tsx'
