import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Returns a function with the index of the focused row, or of the one focused before the search
 * opened; −1 if none.
 */
export function useFocusedPayment(): () => number {
  const [query] = useSearchParams()
  const last = useRef(-1)
  useEffect(
    function followFocus() {
      // Other filters: the previous focus no longer applies.
      last.current = -1
      const come = ({ target }: FocusEvent) => {
        if (isInList(target)) last.current = indexAt(target)
      }
      const go = ({ target, relatedTarget }: FocusEvent) => {
        if (isInList(target) && !relatedTarget) last.current = -1
      }
      document.addEventListener('focusin', come)
      document.addEventListener('focusout', go)
      return () => {
        document.removeEventListener('focusin', come)
        document.removeEventListener('focusout', go)
      }
    },
    [query],
  )
  return () => {
    const now = indexAt(document.activeElement)
    return now >= 0 ? now : last.current
  }
}

const isInList = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('#main') !== null

const indexAt = (target: Element | null) =>
  Number(target?.closest<HTMLElement>('[data-at]')?.dataset.at ?? -1)
