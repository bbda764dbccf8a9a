import { Link, Money, type Fact } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { usePaymentFacts } from '../../../domain/money/usePaymentFacts.tsx'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useClub } from '../../../scaffold/session/index.ts'
import type { Payment } from '../payment.data.ts'

/** Facts of the panel in groups: what was sold, its price, and what is worth saying besides. */
export function usePanelFacts(payment: Payment) {
  const { t } = useTranslation(['payment', 'domain'])
  const club = useClub()
  const { section } = useRouteContext()
  const mayChange = payment.allowed_actions.change
  const form = addressOf(section, 'edit', payment.id)
  const { plan, runs } = usePaymentFacts(payment, false)
  const { subscription, items, discount_value: percent, discount_reason: reason } = payment
  const sum = (amount: number) => <Money amount={amount} />
  const sold: Fact[] = subscription
    ? [
        { label: t(`domain:subscription.${payment.type}`), value: plan },
        ...runs,
        { label: t('panel.visits'), value: subscription.visit ?? t('panel.noLimit') },
      ]
    : items.map(({ service, name, quantity, total }) => ({
        label: [name ?? t(`domain:service.${service}`), quantity > 1 && `× ${quantity}`]
          .filter(Boolean)
          .join(' '),
        value: sum(total),
      }))
  const discount = [
    [t('domain:payment.discount'), percent !== null && `${percent}\u00a0%`]
      .filter(Boolean)
      .join(' '),
    reason,
  ]
  const price: Fact[] =
    payment.discount_amount > 0
      ? [
          { label: t('domain:payment.subtotal'), value: sum(payment.subtotal) },
          { label: discount.filter(Boolean).join(', '), value: sum(-payment.discount_amount) },
        ]
      : []
  const others: Fact[] = [
    ...(payment.club.id === club
      ? []
      : [{ label: t('domain:payment.club'), value: payment.club.name }]),
    ...(payment.note || mayChange
      ? [
          {
            label: t('domain:payment.note'),
            value: (
              <>
                {payment.note} {mayChange && <Link href={form}>{t('actions.edit')}</Link>}
              </>
            ),
          },
        ]
      : []),
  ]
  return { sold, price, others }
}
