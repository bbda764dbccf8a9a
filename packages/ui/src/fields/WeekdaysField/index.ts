export * from './WeekdaysField.tsx'
