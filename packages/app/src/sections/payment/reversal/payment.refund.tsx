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
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { payments, type Payment } from '../payment.data.ts'
import { beginDraft } from './refund.ts'
import { RefundDone } from './RefundDone.tsx'
import { RefundForm } from './RefundForm.tsx'

/** Money of a payment goes back: all of it, or a part. */
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
  // As it was: while the refund is on its way the payment is read anew, and is no longer to be refunded.
  const [before] = useState(payment)
  const [done, setDone] = useState<Payment>()
  const write = useApiMutation('patch', '/management/payment/{id}/refund/', {
    touches: ['payment', 'member', 'package', 'class'],
    form: `payment.refund.${before.id}`,
    initialValues: beginDraft(before),
    takes: (left) => left.returned === before.returned,
    recoverable: 'refundPayment',
    done: setDone,
  })
  if (done) return <RefundDone payment={done} />
  if (before.may.refund) {
    return <RefundForm payment={before} write={write} />
  }
  return (
    <Screen title={t('menu:payment.tabs.refund')}>
      <EmptyState
        kind="forbidden"
        title={t('refund.nothing')}
        action={
          <ButtonLink tone="secondary" href={addressOf(section, 'history')}>
            {t('reversal.history')}
          </ButtonLink>
        }
      >
        {t('refund.nothingText')}
      </EmptyState>
    </Screen>
  )
}

RefundScreen.prefetch = payments.prefetchOne

export { RefundScreen as refund }
