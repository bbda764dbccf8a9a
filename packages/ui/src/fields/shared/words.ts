import { useUi } from '../../theme/index.ts'

/** The words inside fields, in the language of the interface. */
export const useFieldWords = () => useUi().words.fields

/** Puts values into `{{name}}` places. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
