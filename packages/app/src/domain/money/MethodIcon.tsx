import { isOnline, type Method } from '@zal/api/methods'
import {
  BankIcon,
  CardIcon,
  CashIcon,
  IconTag,
  Inline,
  MobileIcon,
  TerminalIcon,
  WalletIcon,
  type IconComponent,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'

const pictures: Record<Method, IconComponent> = {
  1: CardIcon,
  2: TerminalIcon,
  3: CashIcon,
  4: BankIcon,
  5: WalletIcon,
  6: MobileIcon,
  7: MobileIcon,
  8: MobileIcon,
}

interface MethodProps {
  method: Method
}

/** Icon of a payment method; its name stands beside it. */
export function MethodIcon({ method, size = 20 }: MethodProps & { size?: number }) {
  const Picture = pictures[method]
  return <Picture aria-hidden size={size} />
}

/**
 * Icon of a payment method without its name beside it. Online methods have the first letter of
 * their name, since they share an icon.
 */
export function MethodTag({ method }: MethodProps) {
  const { t } = useTranslation('domain')
  const label = t(`method.${method}`)
  return (
    <IconTag
      label={label}
      icon={isOnline(method) ? undefined : pictures[method]}
      letter={label.slice(0, 1)}
    />
  )
}

/** Icons of the parts of a payment. */
export function MethodTags({ parts }: { parts: readonly { payment_method: Method }[] }) {
  const known = [...new Set(parts.map((part) => part.payment_method))]
  return (
    <Inline gap="tight">
      {known.map((method) => (
        <MethodTag key={method} method={method} />
      ))}
    </Inline>
  )
}
