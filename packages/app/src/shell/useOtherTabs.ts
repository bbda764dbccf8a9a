import { useEffect } from 'react'
import { useSessionController } from '../session/sessionController.ts'

/** Follows the other tabs of this browser: who signs in or out there does so here, the language is one. */
export function useOtherTabs(signedOut: () => void, somebodyElse: () => void) {
  const controller = useSessionController()
  useEffect(
    function followOtherTabs() {
      return controller.onOtherTab({ signedOut, somebodyElse })
    },
    [controller, signedOut, somebodyElse],
  )
}
