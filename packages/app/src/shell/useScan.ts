import { memberOfCard } from '@zal/api/card'
import { isBufferingKeystrokes, useBarcodeScanner } from '@zal/ui'
import { useNavigate } from 'react-router-dom'
import { useWays } from '../gym/useWays.ts'
import { isTaken } from './keys.ts'

/**
 * The card of a member, scanned where nobody types and nothing is asked, leads to the desk with the member: there
 * stands whether they may come in. Other codes mean nothing.
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
    { takes: ({ target }) => !isTaken(target) && !isBufferingKeystrokes() },
  )
}
