import { DEPOSIT, isOnline } from '@zal/api/methods'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../scaffold/session/index.ts'

/** Offline payment methods of the club except the deposit, plus those already used. */
export function useDepositMethods(came: readonly number[] = []) {
  const { t } = useTranslation('domain')
  const { payment_methods } = useSettings()
  const offered = payment_methods.filter((id) => id !== DEPOSIT && !isOnline(id))
  const known = [...new Set([...(came as typeof offered), ...offered])]
  return known.map((id) => ({ id, digit: id, label: t(`method.${id}`) }))
}
