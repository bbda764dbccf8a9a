import { formatDate, formatMoney, formatMoment, PanelHistory } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { useRefund, useVoid, type Payment } from '../payment.data.ts'

interface PaymentHistoryProps {
  payment: Payment
}

/** The events of a payment: taken, then refunded or voided, the newest first. */
export function PaymentHistory({ payment }: PaymentHistoryProps) {
  const { payment_status: status } = payment
  if (status === 'void') return <Voided payment={payment} />
  if (status === 'refund' || status === 'partial_refund') return <Refunded payment={payment} />
  return <Lines payment={payment} later={[]} />
}

function Voided({ payment }: PaymentHistoryProps) {
  const { t } = useTranslation('payment')
  const undone = useVoid(payment.id).data
  const later = undone && {
    id: 'void',
    at: formatDate(undone.void_date),
    text: t('panel.voided', { by: undone.by }),
  }
  return <Lines payment={payment} later={later ? [later] : []} />
}

function Refunded({ payment }: PaymentHistoryProps) {
  const { t } = useTranslation('payment')
  const { currency } = useCurrentUser()
  const refunds = useRefund(payment.id).data?.refunds ?? []
  const later = refunds.map((refund) => ({
    id: String(refund.id),
    at: formatDate(refund.refund_date),
    text: t('panel.refunded', {
      sum: formatMoney(refund.refund_amount, currency),
      by: refund.by,
    }),
  }))
  return <Lines payment={payment} later={later.toReversed()} />
}

interface LinesProps extends PaymentHistoryProps {
  later: readonly { id: string; at: string; text: string }[]
}

function Lines({ payment: { created_at, by }, later }: LinesProps) {
  const { t } = useTranslation('payment')
  const { zone } = useSettings()
  const first = { id: 'taken', at: formatMoment(created_at, zone), text: t('panel.taken', { by }) }
  return <PanelHistory title={t('panel.history')} lines={[...later, first]} />
}
