import { Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSettings, useWho } from '../../scaffold/who.ts'

/** Online methods need a provider; the deposit shows what it holds. */
const online = 6
const deposit = 5

/** The methods of the club by which the desk can take money. */
export function useMethods(balance: number | undefined) {
  const { t } = useTranslation('gym')
  const { payment_methods, features } = useSettings()
  const { currency } = useWho()
  return payment_methods
    .filter((id) => id < online && (id !== deposit || features.deposit))
    .map((id) => ({
      id,
      label: t(`method.${id}`),
      description:
        id === deposit && balance !== undefined ? (
          <Money amount={balance} currency={currency} tone="signed" />
        ) : undefined,
    }))
}
