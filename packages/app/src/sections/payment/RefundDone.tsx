import { Button, ButtonLink, Columns, EmptyState, formatMoney, Inline, Stack } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentCard } from '../../gym/PaymentCard.tsx'
import { ReceiptDialog } from '../../gym/receipt/ReceiptDialog.tsx'
import { useWays } from '../../gym/useWays.ts'
import { Screen, usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'
import { useCan, useWho } from '../../scaffold/who.ts'
import { NextKeeps } from './NextKeeps.tsx'
import { useRefund, type Payment } from './payment.data.ts'
import { refundAt } from './refund.ts'
import { RefundWhy } from './RefundWhy.tsx'

/** Result of a refund: the amount and the next actions. `payment` is the response of the refund. */
export function RefundDone({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'gym'])
  const { currency } = useWho()
  const can = useCan()
  const { section } = usePlace()
  const { data } = useRefund(payment.id)
  // A recovered response may be followed by later refunds, so this one is found by its running
  // total.
  const refund = data && refundAt(data.refunds, payment.returned)
  const [why, setWhy] = useState(false)
  const [slip, setSlip] = useState(false)
  const profile = useWays().profile(payment.customer)
  return (
    <Screen title={t('refund.done')}>
      <Columns>
        <Stack>
          <EmptyState kind="done" title={t('refund.done')}>
            {refund &&
              t('refund.doneText', {
                sum: formatMoney(refund.refund_amount, currency),
                method: t(`gym:method.${refund.refund_method}`),
                name: payment.customer?.fullname ?? '',
              })}
          </EmptyState>
          <NextKeeps next={data?.payment_status === 'refund' ? data.next : null} />
          <Inline align="end" wrap>
            <Button tone="ghost" size="sm" onClick={() => setWhy(true)}>
              {t('actions.refundReason')}
            </Button>
            {can('payment', 'register') && (
              <Button tone="ghost" size="sm" onClick={() => setSlip(true)}>
                {t('reversal.slip')}
              </Button>
            )}
            {profile && (
              <ButtonLink tone="ghost" size="sm" href={profile}>
                {t('reversal.profile')}
              </ButtonLink>
            )}
            <ButtonLink tone="secondary" size="sm" href={addressOf(section, 'history')}>
              {t('reversal.history')}
            </ButtonLink>
          </Inline>
        </Stack>
        <PaymentCard payment={payment} whose />
      </Columns>
      {slip && <ReceiptDialog reversed id={payment.id} close={() => setSlip(false)} />}
      {why && <RefundWhy id={payment.id} close={() => setWhy(false)} />}
    </Screen>
  )
}
