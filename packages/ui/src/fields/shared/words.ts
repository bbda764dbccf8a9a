import { useUi } from '../../theme/index.ts'

/** Translations of the fields. */
export const useFieldWords = () => useUi().words.fields
