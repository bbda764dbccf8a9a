import { useSnackbar } from '@zal/ui'
import { useSay } from './say.ts'

/** Copies a text to the clipboard and shows a snackbar with the result. */
export function useCopy() {
  const say = useSay()
  const notify = useSnackbar()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ words: say('copy.done'), tone: 'success' })
    } catch {
      notify({ words: say('copy.failed'), tone: 'error' })
    }
  }
}
