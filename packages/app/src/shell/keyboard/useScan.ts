import { memberOfCard } from '@zal/api/card'
import { isFieldExpected, useBarcodeScanner } from '@zal/ui'
import { useNavigate } from 'react-router-dom'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { isTaken } from './shortcuts.ts'

/**
 * The card of a member, scanned where nobody types and nothing is asked, leads to the desk with the member: there
 * stands whether they may come in. Other codes mean nothing.
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
    { takes: ({ target }) => !isTaken(target) && !isFieldExpected() },
  )
}
