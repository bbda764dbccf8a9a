import { EmptyState, ButtonLink } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import {
  addressOf,
  Screen,
  ScreenBoundary,
  useRouteContext,
} from '../../../scaffold/routing/index.ts'
import { useDraftState, useRecoverableMutation } from '../../../scaffold/mutation/index.ts'
import { payments, type Payment } from '../payment.data.ts'
import { beginDraft } from './refund.ts'
import { RefundDone } from './RefundDone.tsx'
import { RefundForm } from './RefundForm.tsx'

/** Refund of a payment, full or partial. */
function RefundScreen() {
  const { id } = useParams()
  const number = Number(id)
  return (
    <ScreenBoundary query={payments.useOne(number)}>
      {(payment) => <Refund key={number} payment={payment} />}
    </ScreenBoundary>
  )
}

function Refund({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'menu'])
  const { section } = useRouteContext()
  // Kept from the first render: after the refund the payment is refetched and no longer refundable.
  const [before] = useState(payment)
  const [done, setDone] = useState<Payment>()
  const draft = useDraftState(`payment.refund.${before.id}`, beginDraft(before), {
    takes: (left) => left.returned === before.returned,
  })
  const write = useRecoverableMutation('patch', '/management/payment/{id}/refund/', {
    operation: 'refundPayment',
    touches: ['payment', 'member', 'package', 'class'],
    draft,
    done: setDone,
  })
  if (done) return <RefundDone payment={done} />
  if (before.allowed_actions.refund) {
    return <RefundForm payment={before} write={write} />
  }
  return (
    <Screen title={t('menu:payment.tabs.refund')}>
      <EmptyState
        kind="forbidden"
        title={t('refund.nothing')}
        action={
          <ButtonLink href={addressOf(section, 'history')}>{t('reversal.history')}</ButtonLink>
        }
      >
        {t('refund.nothingText')}
      </EmptyState>
    </Screen>
  )
}

RefundScreen.prefetch = payments.prefetchOne

export { RefundScreen as refund }
