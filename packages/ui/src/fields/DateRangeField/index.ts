export * from './DateRangeField.tsx'
export { type PresetName, presetRange } from '../shared/calendar/presets.ts'
export type { DateRange, RangeLimits } from '../shared/calendar/range.ts'
