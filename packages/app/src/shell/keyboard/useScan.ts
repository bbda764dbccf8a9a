import { memberOfCard } from '@zal/api/card'
import { isBufferingKeystrokes, useBarcodeScanner } from '@zal/ui'
import { useNavigate } from 'react-router-dom'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { isTaken } from './shortcuts.ts'

/**
 * Opens the check-in of a member whose card is scanned outside of fields and dialogs. Other codes
 * are ignored.
 */
export function useScan() {
  const navigate = useNavigate()
  const { checkin } = useDomainLinks()
  useBarcodeScanner(
    (code) => {
      const id = memberOfCard(code)
      const desk = id === undefined ? undefined : checkin({ id })
      if (desk) void navigate(desk)
    },
    { takes: ({ target }) => !isTaken(target) && !isBufferingKeystrokes() },
  )
}
