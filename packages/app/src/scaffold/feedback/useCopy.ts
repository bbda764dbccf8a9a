import { useSnackbar } from '@zal/ui'
import { useTranslate } from '../i18n/index.ts'

/** Puts a text on the clipboard, and says whether it is there. */
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
