import { DEPOSIT, isOnline } from '@zal/api/methods'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Payment } from '../payment.data.ts'

/** Refund methods: those of the payment first, then the club's others. */
export const useRefundMethods = (payment: Payment) => useMethods(payment, true)

/** Methods for correcting the split of a payment. */
export const useSplitMethods = (payment: Payment) => useMethods(payment, false)

function useMethods({ payments, customer }: Payment, withDeposit: boolean) {
  const { t } = useTranslation('domain')
  const { payment_methods, features } = useSettings()
  const came = payments.map(({ payment_method }) => payment_method)
  const hasDeposit = withDeposit && features.deposit && customer?.is_removed === false
  const others = payment_methods.filter((id) => !isOnline(id) && (id !== DEPOSIT || hasDeposit))
  return [...new Set([...came, ...others])].map((id) => ({
    id,
    digit: id,
    label: t(`method.${id}`),
  }))
}
