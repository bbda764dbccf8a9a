import {
  Avatar,
  Card,
  Collapsible,
  FactList,
  formatDate,
  Inline,
  Money,
  StatusBadge,
} from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentTone } from '../tones.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { MemberLink } from '../member/MemberLink.tsx'
import { usePaymentFacts, type Payment } from './usePaymentFacts.tsx'

interface PaymentCardProps {
  payment: Payment
  /** Shows the customer's name. @default false */
  whose?: boolean
  /** Actions after the amount. */
  actions?: ReactNode
}

/** Card of a payment: plan, amount, methods; the rest is in its details. */
export function PaymentCard({ payment, whose = false, actions }: PaymentCardProps) {
  const { t } = useTranslation('domain')
  const { currency } = useCurrentUser()
  const { customer, payment_status: status } = payment
  const name = customer?.fullname ?? t('guest')
  const { plan, facts, details } = usePaymentFacts(payment, whose)
  return (
    <Card
      picture={whose && <Avatar name={name} src={customer?.avatar?.url} />}
      title={
        whose ? (
          customer ? (
            <MemberLink tone="quiet" member={customer} club={payment.club.id} />
          ) : (
            name
          )
        ) : (
          plan
        )
      }
      subtitle={`№ ${payment.invoice_id} · ${formatDate(payment.payment_date)}`}
      badges={<StatusBadge tone={paymentTone[status]}>{t(`paymentStatus.${status}`)}</StatusBadge>}
      actions={
        <Inline gap="tight">
          <strong>
            <Money amount={payment.total} currency={currency} />
          </strong>
          {actions}
        </Inline>
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
