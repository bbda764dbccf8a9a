import { useEffect } from 'react'
import { useDesk } from '../session/desk.ts'

/** Follows the other tabs of this browser: sign-in, sign-out and language apply to all of them. */
export function useOtherTabs(signedOut: () => void, somebodyElse: () => void) {
  const desk = useDesk()
  useEffect(
    function followOtherTabs() {
      return desk.onOtherTab({ signedOut, somebodyElse })
    },
    [desk, signedOut, somebodyElse],
  )
}
