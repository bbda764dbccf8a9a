import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import type { Language } from '../i18n/words.ts'
import { errorMessage, useTranslate } from '../scaffold/i18n/index.ts'
import { useSessionController } from './sessionController.ts'

/** Changes the language and saves it on the server; an error shows a snackbar. */
export function useLanguage() {
  const controller = useSessionController()
  const translate = useTranslate()
  const notify = useSnackbar()
  const report = (thrown: unknown) =>
    notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
  return {
    change: (language: Language) => void controller.changeLanguage(language).catch(report),
    tell: () => void controller.tellLanguage().catch(report),
  }
}
