import { formatDate, type ReceiptProps, type UiWords } from '@zal/ui'
import type { i18n as I18n } from 'i18next'
import type { Language } from '../../i18n/words.ts'
import { useSession, useWho } from '../../scaffold/who.ts'
import { hoursOf, whenOf } from '../../gym/useWhen.ts'
import type { Payment } from './payment.data.ts'

/** What is written on the slip of a payment, in any language that the app has learnt. */
export function useReceipt(payment: Payment) {
  const { currency } = useWho()
  const { clubs } = useSession()
  const club = clubs.find(({ club_id }) => club_id === payment.club.id)
  return (i18n: I18n, language: Language): ReceiptProps => ({
    currency,
    seller: payment.club.name,
    about: club && [club.address_line],
    words: (i18n.getResourceBundle(language, 'ui') as UiWords).receipt,
    ...writtenOn(payment, i18n, language),
  })
}

function writtenOn(payment: Payment, i18n: I18n, language: Language) {
  const t = i18n.getFixedT(language, ['payment', 'gym'])
  const { subscription, subtotal, total, discount_amount: off, payment_status: status } = payment
  const parts = payment.payments.map(({ payment_method, amount }) => ({
    label: t(`gym:method.${payment_method}`),
    amount,
  }))
  const hours = hoursOf(subscription)
  const period = subscription && [subscription.start_date, subscription.end_date].map(formatDate)
  return {
    facts: [
      { label: t('receipt.number'), value: `№ ${payment.invoice_id}` },
      { label: t('gym:payment.date'), value: formatDate(payment.payment_date) },
      { label: t('gym:payment.by'), value: payment.by },
      { label: t('fields.customer'), value: payment.customer.fullname },
      ...(period ? [{ label: t('gym:payment.period'), value: period.join(' – ') }] : []),
      ...(hours
        ? [{ label: t('fields.time'), value: whenOf(hours, (day) => t(`gym:${day}`)) }]
        : []),
    ],
    lines: [
      {
        name: subscription?.plan.name ?? t(`gym:subscription.${payment.type}`),
        discount: off || undefined,
        total,
      },
    ],
    totals: [
      ...(off > 0
        ? [
            { label: t('gym:payment.subtotal'), amount: subtotal },
            { label: t('gym:payment.discount'), amount: -off },
          ]
        : []),
      { label: t('receipt.paid'), amount: total, strong: true },
    ],
    methods: parts.length > 0 ? parts : undefined,
    stamp: status === 'void' || status === 'refund' ? status : undefined,
    footer: [t('receipt.thanks')],
  }
}
