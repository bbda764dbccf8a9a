import { useEffect, useRef } from 'react'

/** Debounces a callback; unmounting cancels it. */
export function useDelayed(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  useEffect(function cancelOnLeave() {
    return () => clearTimeout(timer.current)
  }, [])
  return {
    run(ask: () => void) {
      cancel()
      timer.current = setTimeout(() => {
        timer.current = undefined
        ask()
      }, milliseconds)
    },
    cancel,
    /** Whether a call is pending. */
    isWaiting: () => timer.current !== undefined,
  }
}
