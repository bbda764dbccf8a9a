import { memberOfCard } from '@zal/api/card'
import { isFieldExpected, useBarcodeScanner } from '@zal/ui'
import { useNavigate } from 'react-router-dom'
import { useWays } from '../gym/useWays.ts'
import { isTaken } from './keys.ts'

/**
 * Opens the check-in of a member whose card is scanned outside of fields and dialogs. Other codes
 * are ignored.
 */
export function useScan() {
  const navigate = useNavigate()
  const { checkin } = useWays()
  useBarcodeScanner(
    (code) => {
      const id = memberOfCard(code)
      const desk = id === undefined ? undefined : checkin({ id })
      if (desk) void navigate(desk)
    },
    { takes: ({ target }) => !isTaken(target) && !isFieldExpected() },
  )
}
