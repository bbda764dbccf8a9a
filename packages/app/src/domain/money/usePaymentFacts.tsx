import { Money, Phone, type Fact } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { Days } from '../Days.tsx'
import { hoursOf, useScheduleText } from '../useScheduleText.ts'

export type Payment = ResultsOf<'/management/payment-list/', 'get'>[number]

/** Facts of a payment card: those always visible, and the details. */
export function usePaymentFacts(payment: Payment, whose: boolean) {
  const { t } = useTranslation('domain')
  const { currency } = useCurrentUser()
  const { when } = useScheduleText()
  const { customer, subscription, payments: parts } = payment
  const hours = hoursOf(subscription)
  const services = payment.items.map(({ service, name, quantity }) => {
    const what = name ?? t(`service.${service}`)
    return quantity > 1 ? `${what} × ${quantity}` : what
  })
  const plan = subscription?.plan.name ?? (services.join(', ') || t(`subscription.${payment.type}`))
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  const methods = parts.map((part) => t(`method.${part.payment_method}`)).join(' + ')

  const facts: Fact[] = [
    ...(whose
      ? [{ label: t(payment.items.length > 0 ? 'payment.services' : 'payment.plan'), value: plan }]
      : []),
    { label: t('payment.method'), value: methods },
    ...(payment.returned > 0
      ? [{ label: t('payment.returned'), value: sum(payment.returned) }]
      : []),
  ]
  const runs: Fact[] = [
    ...(subscription
      ? [
          {
            label: t('payment.period'),
            value: <Days from={subscription.start_date} to={subscription.end_date} />,
          },
        ]
      : []),
    ...(hours ? [{ label: t('payment.time'), value: when(hours) }] : []),
  ]
  const details: Fact[] = [
    ...(whose && customer
      ? [{ label: t('payment.phone'), value: <Phone phone={customer.phone} /> }]
      : []),
    { label: t('payment.type'), value: t(`subscription.${payment.type}`) },
    ...runs,
    { label: t('payment.subtotal'), value: sum(payment.subtotal) },
    ...(payment.discount_amount > 0
      ? [
          {
            label: t('payment.discount'),
            value: (
              <>
                {payment.discount_value !== null && `${payment.discount_value}% · `}
                {sum(-payment.discount_amount)}
              </>
            ),
          },
          { label: t('payment.reason'), value: payment.discount_reason },
        ]
      : []),
    ...(parts.length > 1
      ? parts.map((part) => ({
          label: t(`method.${part.payment_method}`),
          value: sum(part.amount),
        }))
      : []),
    { label: t('payment.club'), value: payment.club.name },
    { label: t('payment.by'), value: payment.by },
    ...(payment.note ? [{ label: t('payment.note'), value: payment.note }] : []),
  ]
  return { plan, runs, facts, details }
}
