import { useEffect } from 'react'
import { useSessionController } from '../session/sessionController.ts'

/** Follows the other tabs of this browser: who signs in or out there does so here, the language is one. */
export function useOtherTabs(signedOut: () => void, somebodyElse: () => void) {
  const desk = useSessionController()
  useEffect(
    function followOtherTabs() {
      return desk.onOtherTab({ signedOut, somebodyElse })
    },
    [desk, signedOut, somebodyElse],
  )
}
