import { useNavigate } from 'react-router-dom'
import { useDraft } from '../../../scaffold/mutation/index.ts'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useCan, useSettings } from '../../../scaffold/session/index.ts'
import type { Payment } from '../payment.data.ts'
import { newSale, saleForm } from './changes.ts'
import type { Sale } from './sale.types.ts'
import type { SaleEntry } from './useSaleState.ts'
import { useOffers } from './what/useOffers.ts'

/** Opens the sale form prefilled from a payment; the plan has its current price. */
export function useSellAgain(payment: Payment) {
  const draft = useDraft<Sale>(saleForm)
  const can = useCan()
  const navigate = useNavigate()
  const { section } = useRouteContext()
  const { today } = useSettings()
  const { subscription } = payment
  const kind = subscription?.type === 2 ? 2 : 1
  const offers = useOffers(kind, subscription?.club.id)

  return async () => {
    const plan = await offered()
    const isEarlier = payment.payment_date < today
    const day =
      isEarlier && can('payment', 'register', 'backdate') ? payment.payment_date : undefined
    const isPercent = payment.discount_value !== null
    draft.keep({
      ...newSale(null),
      customer: payment.customer && {
        id: payment.customer.id,
        fullname: payment.customer.fullname,
      },
      type: kind,
      plan,
      time: subscription?.class_time?.id ?? null,
      location: subscription?.club.id ?? null,
      discount: {
        kind: isPercent || payment.discount_amount === 0 ? 'percent' : 'amount',
        value: (isPercent ? payment.discount_value : payment.discount_amount) || null,
      },
      discount_reason: payment.discount_reason ?? '',
      day,
      payment_date: day ?? null,
      payments: payment.payments.map(({ payment_method: method, amount }) => ({
        method,
        amount,
        typed: payment.payments.length > 1,
      })),
      start_date: subscription && subscription.start_date >= today ? subscription.start_date : '',
    })
    draft.flush()
    const entry: SaleEntry = { prepared: true }
    void navigate(addressOf(section, 'register'), { state: entry })
  }

  /** The plan among those that can be sold now, or null. */
  async function offered() {
    if (!subscription) return null
    try {
      const { plans } = await offers(
        subscription.plan.name,
        { page: 1, per_page: 20 },
        new AbortController().signal,
      )
      return plans.find(({ id }) => id === subscription.plan.id) ?? null
    } catch {
      return null
    }
  }
}
