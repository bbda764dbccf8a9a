import { ConfirmDialog, formatMoney } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useSend } from '../../scaffold/send.ts'
import { useWho } from '../../scaffold/who.ts'
import type { Payment } from './payment.data.ts'
import type { Refund } from './refund.ts'

interface RefundAskProps {
  payment: Payment
  values: Refund
  close(): void
  done(payment: Payment): void
}

/** Asks once more, with the name and the sum, and gives the money back. */
export function RefundAsk({ payment, values, close, done }: RefundAskProps) {
  const { t } = useTranslation(['payment', 'gym'])
  const say = useSay()
  const { currency } = useWho()
  const { send, error } = useSend('patch', '/management/payment/{id}/refund/', {
    touches: ['payment', 'member', 'package', 'class'],
    form: `payment.refund.${payment.id}`,
  })
  const { id, invoice_id: number, subscription, customer } = payment
  const { payment_status, refund_method, refund_amount, refund_reason } = values
  const sum = formatMoney(refund_amount ?? 0, currency)
  const run = async () => {
    if (!refund_method || !refund_amount) return
    const body = {
      payment_status,
      refund_method,
      refund_amount,
      refund_reason: refund_reason.trim(),
    }
    done((await send({ params: { path: { id } }, body })).results)
  }
  const method = t(`gym:method.${refund_method ?? 3}`)
  return (
    <ConfirmDialog
      open
      title={t('refund.ask', { name: customer.fullname, sum })}
      confirm={t('refund.confirm', { sum })}
      error={error && sayError(say, error)}
      onConfirm={run}
      onClose={close}
    >
      <p>
        {payment_status === 'refund' && subscription
          ? t('refund.full', { number, method, plan: subscription.plan.name })
          : t('refund.part', { number, method })}
      </p>
      <p>{t('reversal.cannotUndo')}</p>
    </ConfirmDialog>
  )
}
