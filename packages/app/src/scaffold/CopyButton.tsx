import { Button } from '@zal/ui'
import { useCopy } from './useCopy.ts'

interface CopyButtonProps {
  /** Text to copy. */
  text: string
  /** Label of the button. */
  children: string
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const copy = useCopy()
  return (
    <Button tone="ghost" onClick={() => void copy(text)}>
      {children}
    </Button>
  )
}
