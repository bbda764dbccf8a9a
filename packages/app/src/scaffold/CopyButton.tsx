import { Button, useSnackbar } from '@zal/ui'
import { useSay } from './say.ts'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What the button says. */
  children: string
}

/** Puts a text on the clipboard, and says whether it is there. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const say = useSay()
  const notify = useSnackbar()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ words: say('copy.done'), tone: 'success' })
    } catch {
      notify({ words: say('copy.failed'), tone: 'error' })
    }
  }
  return (
    <Button tone="ghost" onClick={() => void copy()}>
      {children}
    </Button>
  )
}
