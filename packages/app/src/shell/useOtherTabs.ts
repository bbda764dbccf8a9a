import { useEffect } from 'react'
import { useDesk } from '../session/desk.ts'

/** Follows the other tabs of this browser: signing out there signs out here, the language is one. */
export function useOtherTabs(signedOut: () => void) {
  const desk = useDesk()
  useEffect(
    function followOtherTabs() {
      return desk.onOtherTab({ signedOut })
    },
    [desk, signedOut],
  )
}
