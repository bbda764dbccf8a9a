export { OpeningHoursField, type OpeningHoursFieldProps } from './OpeningHoursField.tsx'
export { mergedHours, type DayHours, type HoursRun, type OpeningHours } from './hours.ts'
