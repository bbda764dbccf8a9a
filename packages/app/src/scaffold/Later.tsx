import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface LaterProps {
  /** Stands there until then. @default nothing */
  meanwhile?: ReactNode
  children: ReactNode
}

/**
 * Much to draw, and nobody waits for it: what the hands need comes first, and keys are heard while this is
 * drawn. The page that is opened first is drawn whole, because nothing of it stands there yet.
 */
export function Later({ meanwhile, children }: LaterProps) {
  const isFirst = useLocation().key === 'default'
  const [isDrawn, setDrawn] = useState(isFirst)
  useEffect(function drawNext() {
    startTransition(() => setDrawn(true))
  }, [])
  return isDrawn ? children : meanwhile
}
