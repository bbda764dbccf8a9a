import { methods, type Method } from '@zal/api/methods'
import {
  BankIcon,
  CardIcon,
  CashIcon,
  IconTag,
  Inline,
  TerminalIcon,
  WalletIcon,
  type IconComponent,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'

const icons: Partial<Record<(typeof methods)[Method], IconComponent>> = {
  card: CardIcon,
  terminal: TerminalIcon,
  cash: CashIcon,
  transaction: BankIcon,
  deposit: WalletIcon,
}

/** Icon of a payment method; online methods have the first letter of their name. */
export function MethodTag({ method }: { method: Method }) {
  const { t } = useTranslation('domain')
  const label = t(`method.${method}`)
  return <IconTag label={label} icon={icons[methods[method]]} letter={label.slice(0, 1)} />
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
