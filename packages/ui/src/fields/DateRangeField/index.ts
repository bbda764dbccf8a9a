export * from './DateRangeField.tsx'
export { type PresetName, presetRange } from './presets.ts'
export type { DateRange, RangeLimits } from './range.ts'
