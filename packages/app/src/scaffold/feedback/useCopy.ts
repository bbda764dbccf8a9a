import { useSnackbar } from '@zal/ui'
import { useTranslate } from '../i18n/index.ts'

/** Copies a text to the clipboard and shows a snackbar with the result. */
export function useCopy() {
  const translate = useTranslate()
  const notify = useSnackbar()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ words: translate('copy.done'), tone: 'success' })
    } catch {
      notify({ words: translate('copy.failed'), tone: 'error' })
    }
  }
}
