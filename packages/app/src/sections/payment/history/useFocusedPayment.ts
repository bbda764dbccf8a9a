import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Tells the id of the payment that has the focus, or had it before the search was opened over the list. */
export function useFocusedPayment(): () => string | undefined {
  const [query] = useSearchParams()
  const last = useRef<string>(undefined)
  useEffect(
    function followFocus() {
      // Another choice of payments: what was meant before is not meant any more.
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
