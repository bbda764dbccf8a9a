import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Defers expensive, non-urgent content to a transition after the first paint so that input stays
 * responsive. On the first page load it renders immediately, because nothing is on the screen yet.
 */
export function Later({ children }: { children: ReactNode }) {
  const isFirst = useLocation().key === 'default'
  // `useDeferredValue` does not defer here: screens already render inside a deferred value.
  const [isDrawn, setDrawn] = useState(isFirst)
  useEffect(function drawNext() {
    startTransition(() => setDrawn(true))
  }, [])
  return isDrawn && children
}
