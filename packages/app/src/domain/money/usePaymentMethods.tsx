import { DEPOSIT, isOnline, type Method } from '@zal/api/methods'
import { Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MethodIcon } from './MethodIcon.tsx'
import { useCurrentUser, useSettings } from '../../scaffold/session/index.ts'

interface PaymentMethodsOptions {
  /** Parts that were paid before: their methods come first, and can be chosen even where they are off now. */
  came?: readonly { payment_method: Method }[]
  /** Offers the online methods whose provider is connected. @default false */
  online?: boolean
  /** Offers the deposit of the member, where the club has deposits. @default false */
  deposit?: boolean
  /** Balance of the deposit, described at its option. */
  balance?: number
}

/** Payment methods of the club that a form offers. */
export function usePaymentMethods(options: PaymentMethodsOptions = {}) {
  const { came = [], online = false, deposit = false, balance } = options
  const { t } = useTranslation('domain')
  const { payment_methods, online_methods, features } = useSettings()
  const { currency } = useCurrentUser()
  const isOffered = (id: Method) => {
    if (id === DEPOSIT) return deposit && features.deposit
    return !isOnline(id) || (online && online_methods.some((each) => each === id))
  }
  const before = came.map((part) => part.payment_method)
  return [...new Set([...before, ...payment_methods.filter(isOffered)])].map((id) => ({
    id,
    icon: <MethodIcon method={id} />,
    label: t(`method.${id}`),
    description:
      id === DEPOSIT && balance !== undefined ? (
        <Money amount={balance} currency={currency} tone="signed" />
      ) : undefined,
  }))
}
