import { useEffect } from 'react'

/** Asks before the tab is closed while something typed is not saved. */
export function useLeaveWarning(dirty: boolean) {
  useEffect(
    function warnBeforeUnload() {
      if (!dirty) return
      const warn = (event: BeforeUnloadEvent) => event.preventDefault()
      addEventListener('beforeunload', warn)
      return () => removeEventListener('beforeunload', warn)
    },
    [dirty],
  )
}
