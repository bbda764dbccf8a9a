import type { Method } from '@zal/api/methods'
import { BankIcon, CardIcon, CashIcon, MobileIcon, TerminalIcon, WalletIcon } from '@zal/ui'

const pictures = {
  1: CardIcon,
  2: TerminalIcon,
  3: CashIcon,
  4: BankIcon,
  5: WalletIcon,
  6: MobileIcon,
  7: MobileIcon,
  8: MobileIcon,
} satisfies Record<Method, unknown>

/** Icon of a payment method; its name stands beside it. */
export function MethodIcon({ method, size = 20 }: { method: Method; size?: number }) {
  const Picture = pictures[method]
  return <Picture aria-hidden size={size} />
}
