import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import type { Language } from '../i18n/words.ts'
import { useSay } from '../scaffold/say.ts'
import { sayError } from '../scaffold/sayError.ts'
import { useDesk } from './desk.ts'

/** Changes the language and saves it on the server; an error shows a snackbar. */
export function useLanguage() {
  const desk = useDesk()
  const say = useSay()
  const notify = useSnackbar()
  const told = (thrown: unknown) =>
    notify({ words: sayError(say, ApiError.from(thrown)), tone: 'error' })
  return {
    change: (language: Language) => void desk.changeLanguage(language).catch(told),
    tell: () => void desk.tellLanguage().catch(told),
  }
}
