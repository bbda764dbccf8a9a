import { Avatar, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '../../domain/money/DepositCard.tsx'
import { MethodTags } from '../../domain/money/MethodIcon.tsx'

interface CellProps {
  row: Deposit
}

export const MemberPicture = ({ row: { gym_customer: member } }: CellProps) => (
  <Avatar size="sm" name={member.fullname} src={member.avatar?.url} />
)

/** Kind of the entry, and what it paid for. */
export function EntryKind({ row: { kind, order } }: CellProps) {
  const { t } = useTranslation('domain')
  return [t(`deposit.kind.${kind}`), order?.subscription?.name].filter(Boolean).join(' · ')
}

export const EntryMethods = ({ row: { order, payment_types } }: CellProps) => {
  const parts = order ? order.payments : payment_types
  return parts.length > 0 && <MethodTags parts={parts} />
}

export const EntryAmount = ({ row: { amount } }: CellProps) => (
  <Money amount={amount} tone="signed" sign />
)

export const BalanceAfter = ({ row: { remaining_balance } }: CellProps) => (
  <Money amount={remaining_balance} tone="signed" />
)
