import { useTranslate } from '../../scaffold/i18n/index.ts'
import type { LogChange } from './ChangedValue.tsx'

/** Returns a function that names the field of a change; a right is a sentence, as in the editor of rights. */
export function useFieldWords() {
  const translate = useTranslate()
  return ({ field, kind }: LogChange) => {
    if (kind !== 'right') return translate(`history:log.fields.${field}`)
    const [section, part, action = 'view'] = field.split('.')
    return translate(`staff:rights.${section}.${part}.${action}`)
  }
}
