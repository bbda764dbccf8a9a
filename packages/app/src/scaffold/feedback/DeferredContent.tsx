import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Much to draw, and nobody waits for it: what the hands need comes first, and keys are heard while this is
 * drawn. On the page that is opened first it is drawn with the rest, because nothing stands there yet.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isFirst = useLocation().key === 'default'
  // Not a deferred value: inside of one, as screens are, it would not wait.
  const [isDrawn, setDrawn] = useState(isFirst)
  useEffect(function drawNext() {
    startTransition(() => setDrawn(true))
  }, [])
  return isDrawn && children
}
