import { FactList, Money, type VerdictProps } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { EndDate } from '../../domain/member/EndDate.tsx'
import { MemberStateBadge } from '../../domain/member/MemberStateBadge.tsx'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import type { Plans, Verdict } from './checkin.data.ts'

export const tones: Record<Verdict['level'], VerdictProps['tone']> = {
  green: 'success',
  yellow: 'warning',
  red: 'danger',
}

interface VerdictFactsProps {
  plans: Plans
  verdict: Verdict
}

/** Membership, its end, visits left and balance; without a membership of today the member's state. */
export function VerdictFacts({ plans: { customer, plans }, verdict }: VerdictFactsProps) {
  const { t } = useTranslation(['checkin', 'domain'])
  const { currency } = useCurrentUser()
  const { plan, days_left, visits_left, balance } = verdict
  const held = plans.find(({ id }) => id === verdict.membership)
  const total = held?.visit
  const day = held?.end_date ?? customer.end_date
  return (
    <FactList
      layout="tiles"
      facts={[
        {
          label: t('plan'),
          value: plan ?? (
            <>
              {customer.membership} <MemberStateBadge state={customer.state} />
            </>
          ),
        },
        {
          label: t('ends'),
          value: day && <EndDate day={day} days_left={days_left} state={customer.state} />,
        },
        {
          label: t('left'),
          value:
            plan &&
            (visits_left === null
              ? t('domain:unlimited')
              : total
                ? t('visitsOf', { left: visits_left, total })
                : visits_left),
        },
        {
          label: t('balance'),
          value: <Money amount={balance} currency={currency} tone="signed" />,
        },
      ]}
    />
  )
}
