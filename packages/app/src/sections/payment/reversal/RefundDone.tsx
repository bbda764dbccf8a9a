import { Button, ButtonLink, Columns, EmptyState, formatMoney, Inline, Stack } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentCard } from '../../../domain/money/PaymentCard.tsx'
import { ReceiptDialog } from '../../../domain/receipt/ReceiptDialog.tsx'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { addressOf, Screen, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useCanRead, useCurrentUser } from '../../../scaffold/session/index.ts'
import { NextMembershipKept } from './NextMembershipKept.tsx'
import { useRefund, type Payment } from '../payment.data.ts'
import { refundAt } from './refund.ts'
import { RefundReason } from './RefundReason.tsx'

/** Result of a refund: the amount and the next actions. `payment` is the response of the refund. */
export function RefundDone({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const mayRead = useCanRead()
  const { section } = useRouteContext()
  const { data } = useRefund(payment.id)
  // A recovered response may be followed by later refunds, so this one is found by its running
  // total.
  const refund = data && refundAt(data.refunds, payment.returned)
  const [why, setWhy] = useState(false)
  const [slip, setSlip] = useState(false)
  const profile = useDomainLinks().profile(payment.customer)
  return (
    <Screen title={t('refund.done')}>
      <Columns>
        <Stack>
          <EmptyState kind="done" title={t('refund.done')}>
            {refund &&
              t('refund.doneText', {
                sum: formatMoney(refund.refund_amount, currency),
                method: t(`domain:method.${refund.refund_method}`),
                name: payment.customer?.fullname ?? '',
              })}
          </EmptyState>
          <NextMembershipKept next={data?.payment_status === 'refund' ? data.next : null} />
          <Inline align="end" wrap>
            <Button tone="ghost" size="sm" onClick={() => setWhy(true)}>
              {t('actions.refundReason')}
            </Button>
            {mayRead('payment', 'register') && (
              <Button tone="ghost" size="sm" onClick={() => setSlip(true)}>
                {t('reversal.slip')}
              </Button>
            )}
            {profile && (
              <ButtonLink tone="ghost" size="sm" href={profile}>
                {t('reversal.profile')}
              </ButtonLink>
            )}
            <ButtonLink tone="soft" size="sm" href={addressOf(section, 'history')}>
              {t('reversal.history')}
            </ButtonLink>
          </Inline>
        </Stack>
        <PaymentCard payment={payment} whose />
      </Columns>
      {slip && <ReceiptDialog reversed id={payment.id} close={() => setSlip(false)} />}
      {why && <RefundReason id={payment.id} close={() => setWhy(false)} />}
    </Screen>
  )
}
