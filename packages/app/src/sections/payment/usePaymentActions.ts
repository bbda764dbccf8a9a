import { DEPOSIT } from '@zal/api/methods'
import { useCan, useSettings, useWho } from '../../scaffold/who.ts'
import type { Payment } from './payment.data.ts'

const ONE_TIME = 3

/** What may be done with a payment, by its status and by the permissions of who asks. The server decides the same. */
export function usePaymentActions() {
  const can = useCan()
  const { role } = useWho()
  const { today } = useSettings()
  const isDesk = role === 'restricted_user'
  return (payment: Payment) => {
    const { payment_status: status } = payment
    const isFinal =
      payment.type === ONE_TIME || payment.payments.some((part) => part.payment_method === DEPOSIT)
    const isOwn = payment.is_mine && payment.business_day === today
    return {
      isFinal,
      void: !isFinal && status === 'paid' && can('payment', 'list', 'void') && (!isDesk || isOwn),
      refund:
        !isFinal &&
        (status === 'paid' || status === 'partial_refund') &&
        payment.total > payment.returned &&
        can('payment', 'list', 'refund'),
      change: can('payment', 'list', 'change'),
      whyVoid: status === 'void',
      whyRefund: status === 'refund' || status === 'partial_refund',
    }
  }
}
