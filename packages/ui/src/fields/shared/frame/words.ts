import { useUi } from '../../../theme/index.ts'

/** The words inside fields, in the language of the interface. */
export const useFieldWords = () => useUi().words.fields
