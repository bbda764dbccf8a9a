import { Avatar, Card, Collapsible, FactList, formatDate, Inline, Money, type Fact } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { MemberLink } from '../member/MemberLink.tsx'

export type Deposit = ResultsOf<'/management/deposit-payments/', 'get'>[number]

interface DepositCardProps {
  line: Deposit
  /** Shows the member's name. @default false */
  whose?: boolean
  /** Actions after the amount. */
  actions?: ReactNode
}

/** Card of a deposit change: amount, payment methods, reason and the balance after it. */
export function DepositCard({ line, whose = false, actions }: DepositCardProps) {
  const { t } = useTranslation('domain')
  const { currency } = useCurrentUser()
  const { gym_customer: member, kind, order, payment_types: parts, reason } = line
  const day = formatDate(line.payment_date)
  const what = t(`deposit.kind.${kind}`)
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  const split = (order ? order.payments : parts).map((part) => ({
    label: t(`method.${part.payment_method}`),
    value: sum(part.amount),
  }))
  const facts: Fact[] = [
    ...(order
      ? [
          {
            label: t('deposit.order'),
            value: [
              t(`subscription.${order.subscription?.type ?? 3}`),
              order.subscription?.name,
              `№ ${order.invoice_id}`,
            ]
              .filter(Boolean)
              .join(' · '),
          },
          { label: t('deposit.price'), value: sum(order.total) },
        ]
      : []),
    ...(split.length > 0
      ? [{ label: t('deposit.method'), value: split.map(({ label }) => label).join(' + ') }]
      : []),
    { label: t('deposit.left'), value: sum(line.remaining_balance) },
    ...(reason ? [{ label: t('deposit.reason'), value: reason }] : []),
    { label: t('deposit.club'), value: line.club.name },
    { label: t('deposit.by'), value: line.by },
    ...(line.approved_by ? [{ label: t('deposit.approvedBy'), value: line.approved_by }] : []),
  ]
  return (
    <Card
      picture={whose && <Avatar name={member.fullname} src={member.avatar?.url} />}
      title={whose ? <MemberLink tone="quiet" member={member} /> : day}
      subtitle={whose ? `${what} · ${day}` : what}
      actions={
        <Inline gap="tight">
          <strong>
            <Money amount={line.amount} currency={currency} tone="signed" sign />
          </strong>
          {actions}
        </Inline>
      }
      facts={<FactList facts={facts} />}
      details={
        split.length > 1 && (
          <Collapsible title={t('deposit.split')}>
            <FactList facts={split} />
          </Collapsible>
        )
      }
    />
  )
}
