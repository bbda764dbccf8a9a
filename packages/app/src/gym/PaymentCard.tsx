import {
  Card,
  Collapsible,
  DateText,
  FactList,
  Inline,
  Money,
  Phone,
  Stack,
  StatusBadge,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Results } from '../scaffold/contract.ts'
import { paymentTone } from '../scaffold/tones.ts'
import { useWho } from '../scaffold/who.ts'
import { Days } from './Days.tsx'
import { MemberLink } from './MemberLink.tsx'

export type Payment = Results<'/management/payment-list/', 'get'>[number]

/** A payment: what, how much, how; the rest in its details. `whose` names the customer, too. */
export function PaymentCard({ payment, whose }: { payment: Payment; whose?: boolean }) {
  const { t } = useTranslation('gym')
  const { currency } = useWho()
  const { customer, subscription, payments: parts, payment_status: status } = payment
  const [first] = parts
  const plan = subscription?.plan.name ?? t(`subscription.${payment.type}`)
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  const details = [
    { label: t('payment.date'), value: <DateText day={payment.payment_date} /> },
    ...(whose ? [{ label: t('payment.phone'), value: <Phone phone={customer.phone} /> }] : []),
    { label: t('payment.type'), value: t(`subscription.${payment.type}`) },
    ...(subscription
      ? [
          {
            label: t('payment.period'),
            value: <Days from={subscription.start_date} to={subscription.end_date} />,
          },
        ]
      : []),
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
  ]
  return (
    <Card
      title={whose ? <MemberLink member={customer} /> : plan}
      actions={
        <Inline gap="tight">
          <StatusBadge tone={paymentTone[status]}>{t(`paymentStatus.${status}`)}</StatusBadge>
          <strong>{sum(payment.total)}</strong>
        </Inline>
      }
      dimmed={status === 'void' || status === 'refund'}
    >
      <Stack gap="tight">
        <FactList
          facts={[
            { label: t('payment.invoice'), value: `№ ${payment.invoice_id}` },
            whose
              ? { label: t('payment.plan'), value: plan }
              : { label: t('payment.date'), value: <DateText day={payment.payment_date} /> },
            {
              label: t('payment.method'),
              value:
                parts.length > 1
                  ? parts.map((part) => t(`method.${part.payment_method}`)).join(' + ')
                  : first && t(`method.${first.payment_method}`),
            },
          ]}
        />
        <Collapsible title={t('payment.details')}>
          <FactList facts={details} />
        </Collapsible>
      </Stack>
    </Card>
  )
}
