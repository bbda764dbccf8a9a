import { Avatar, Card, Collapsible, FactList, formatDate, Money, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Results } from '../scaffold/contract.ts'
import { paymentTone } from '../scaffold/tones.ts'
import { useWho } from '../scaffold/who.ts'
import { MemberLink } from './MemberLink.tsx'
import { usePaymentFacts } from './usePaymentFacts.tsx'

export type Payment = Results<'/management/payment-list/', 'get'>[number]

/** A payment: what, how much, how; the rest in its details. `whose` names the customer, too. */
export function PaymentCard({ payment, whose = false }: { payment: Payment; whose?: boolean }) {
  const { t } = useTranslation('gym')
  const { currency } = useWho()
  const { customer, payment_status: status } = payment
  const { plan, facts, details } = usePaymentFacts(payment, whose)
  return (
    <Card
      picture={whose && <Avatar name={customer.fullname} />}
      title={whose ? <MemberLink tone="quiet" member={customer} /> : plan}
      subtitle={`№ ${payment.invoice_id} · ${formatDate(payment.payment_date)}`}
      badges={<StatusBadge tone={paymentTone[status]}>{t(`paymentStatus.${status}`)}</StatusBadge>}
      actions={
        <strong>
          <Money amount={payment.total} currency={currency} />
        </strong>
      }
      facts={<FactList facts={facts} />}
      details={
        <Collapsible title={t('payment.details')}>
          <FactList facts={details} />
        </Collapsible>
      }
      dimmed={status === 'void' || status === 'refund'}
    />
  )
}
