import { Avatar, Money, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MethodTags } from '../../../domain/money/MethodIcon.tsx'
import { usePaymentFacts } from '../../../domain/money/usePaymentFacts.tsx'
import { paymentTone } from '../../../domain/tones.ts'
import type { Payment } from '../payment.data.ts'
import { ShortName } from '../../../domain/member/ShortName.tsx'

interface CellProps {
  row: Payment
}

export function CustomerName({ row: { customer } }: CellProps) {
  const { t } = useTranslation('domain')
  return customer ? <ShortName fullname={customer.fullname} /> : t('guest')
}

export function CustomerPicture({ row: { customer } }: CellProps) {
  const { t } = useTranslation('domain')
  return <Avatar size="sm" name={customer?.fullname ?? t('guest')} src={customer?.avatar?.url} />
}

/** Package or class, or the services of a one-time payment. */
export const SoldItem = ({ row }: CellProps) => usePaymentFacts(row, false).plan

export const PaymentMethods = ({ row }: CellProps) => <MethodTags parts={row.payments} />

export const PaidAmount = ({ row: { total, payment_status } }: CellProps) => (
  <Money amount={total} struck={payment_status === 'void'} />
)

interface PaymentStatusBadgeProps extends CellProps {
  /** One word, for the rows of a phone. */
  short?: boolean
}

export function PaymentStatusBadge({
  row: { payment_status: status },
  short = false,
}: PaymentStatusBadgeProps) {
  const { t } = useTranslation('domain')
  const isShorter = short && status === 'partial_refund'
  return (
    <StatusBadge tone={paymentTone[status]}>
      {isShorter ? t('partialRefundShort') : t(`paymentStatus.${status}`)}
    </StatusBadge>
  )
}
