export { OpeningHoursField, type OpeningHoursFieldProps } from './OpeningHoursField.tsx'
export { type DayHours, type OpeningHours } from './hours.ts'
