import { formatMoney } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ReversalConfirm } from '../../../domain/approval/ReversalConfirm.tsx'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { Consequences } from './Consequences.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import type { Payment } from '../payment.data.ts'
import type { RefundWrite } from './refund.ts'

interface RefundAskProps {
  payment: Payment
  write: RefundWrite
  close(): void
}

/** Confirms the refund with name and amount, and sends it. */
export function RefundConfirm({ payment, write, close }: RefundAskProps) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const { today } = useSettings()
  const { values, send } = write
  const { id, invoice_id: number, subscription, customer } = payment
  const { payment_status, refund_method, refund_amount, refund_reason } = values
  const sum = formatMoney(refund_amount ?? 0, currency)
  const run = async (approval?: string) => {
    if (!refund_method || !refund_amount) return
    const body = {
      payment_status,
      refund_method,
      refund_amount,
      refund_reason: refund_reason.trim(),
      approval,
    }
    await send({ params: { path: { id } }, body })
  }
  const amount = refund_amount ?? 0
  const isWhole = payment_status === 'refund' && subscription !== null
  const { returned } = payment
  const method = t(`domain:method.${refund_method ?? 3}`)
  return (
    <ReversalConfirm
      of={{ payment: id, action: 'refund' }}
      amount={amount}
      returned={returned}
      title={t('refund.ask', { name: customer?.fullname ?? '', sum })}
      confirm={t('refund.confirm', { sum })}
      write={write}
      run={run}
      close={close}
    >
      <Consequences
        money={t('refund.money', { number, method, sum })}
        membership={
          isWhole ? (
            <>
              {t(subscription.start_date > today ? 'refund.ahead' : 'refund.full', {
                plan: subscription.plan.name,
              })}
              <DaysLeft of={payment} />
            </>
          ) : (
            t('refund.part')
          )
        }
        visits={t(isWhole ? 'reversal.visits' : 'refund.visits')}
      />
    </ReversalConfirm>
  )
}
