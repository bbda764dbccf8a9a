import { useEffect } from 'react'
import { useSessionController } from '../session/sessionController.ts'

/** Follows the other tabs of this browser: sign-in, sign-out and language apply to all of them. */
export function useOtherTabs(signedOut: () => void, somebodyElse: () => void) {
  const controller = useSessionController()
  useEffect(
    function followOtherTabs() {
      return controller.onOtherTab({ signedOut, somebodyElse })
    },
    [controller, signedOut, somebodyElse],
  )
}
