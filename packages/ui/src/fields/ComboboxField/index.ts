export * from './ComboboxField.tsx'
export type { ComboboxOption, LoadOptions, OptionPage } from './useOptions.ts'
