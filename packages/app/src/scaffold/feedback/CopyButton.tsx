import { Button } from '@zal/ui'
import { useCopy } from './useCopy.ts'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What the button says. */
  children: string
}

/** Puts a text on the clipboard. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const copy = useCopy()
  return (
    <Button tone="ghost" onClick={() => void copy(text)}>
      {children}
    </Button>
  )
}
