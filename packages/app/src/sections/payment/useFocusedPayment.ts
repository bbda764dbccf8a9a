import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Returns a function with the id of the focused payment, or of the one focused before the search
 * opened.
 */
export function useFocusedPayment(): () => string | undefined {
  const [query] = useSearchParams()
  const last = useRef<string>(undefined)
  useEffect(
    function followFocus() {
      // Other filters: the previous focus no longer applies.
      last.current = undefined
      const come = ({ target }: FocusEvent) => {
        if (isInList(target)) last.current = paymentAt(target)
      }
      const go = ({ target, relatedTarget }: FocusEvent) => {
        if (isInList(target) && !relatedTarget) last.current = undefined
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
  return () => paymentAt(document.activeElement) ?? last.current
}

const isInList = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('#main') !== null

const paymentAt = (target: Element | null) =>
  target?.closest('li')?.querySelector<HTMLElement>('[data-payment]')?.dataset.payment
