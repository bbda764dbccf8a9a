import { DEPOSIT, isOnline } from '@zal/api/methods'
import { Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'

/**
 * Payment methods available for the sale. Online ones require a connected provider, the deposit a
 * member; its option shows the balance.
 */
export function useMethods(customer: unknown, balance: number | undefined) {
  const { t } = useTranslation('domain')
  const { payment_methods, online_methods, features } = useSettings()
  const { currency } = useCurrentUser()
  const isConnected = (id: number) => online_methods.some((each) => each === id)
  return payment_methods
    .filter(
      (id) =>
        (!isOnline(id) || isConnected(id)) && (id !== DEPOSIT || (features.deposit && customer)),
    )
    .map((id) => ({
      id,
      label: t(`method.${id}`),
      description:
        id === DEPOSIT && balance !== undefined ? (
          <Money amount={balance} currency={currency} tone="signed" />
        ) : undefined,
    }))
}
