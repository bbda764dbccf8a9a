import { Card, DataTable, Money, type Column } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Days } from '../../../domain/Days.tsx'
import { MembershipBadge } from '../../../domain/member/MembershipBadge.tsx'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { Membership } from '../member.data.ts'

/** The memberships that ended, as a table; a row opens its payment where that is permitted. */
export function EarlierPlans({ plans }: { plans: readonly Membership[] }) {
  const { t } = useTranslation(['member', 'domain'])
  const { currency } = useCurrentUser()
  const history = useAddress()('payment', 'history')
  const showsPrice = plans.some(({ price }) => price !== null)
  const columns: Column<Membership>[] = [
    { id: 'plan', label: t('fields.membership'), render: ({ plan }) => plan.name },
    {
      id: 'period',
      label: t('plans.period'),
      render: (plan) => <Days from={plan.start_date} to={plan.end_date} />,
      phone: 'line',
      priority: 2,
    },
    {
      id: 'visits',
      label: t('plans.visits'),
      render: (plan) => <Visits plan={plan} />,
      priority: 4,
    },
    ...(showsPrice
      ? [
          {
            id: 'price',
            label: t('plans.price'),
            unit: currency,
            align: 'end' as const,
            render: ({ price }: Membership) => price !== null && <Money amount={price} />,
            phone: 'end' as const,
            priority: 3,
          },
        ]
      : []),
    {
      id: 'status',
      label: t('fields.status'),
      render: ({ status }) => <MembershipBadge status={status} />,
      phone: 'end',
      priority: 1,
    },
  ]
  return (
    <Card flush title={t('plans.earlier')}>
      <DataTable
        label={t('plans.earlier')}
        columns={columns}
        rows={plans}
        keyOf={({ id }) => id}
        hrefOf={({ payment }) =>
          history && payment !== null ? `${history}?period=all&open=${payment}` : undefined
        }
        fits
        narrow="rows"
      />
    </Card>
  )
}

function Visits({ plan: { visit, visits_left } }: { plan: Membership }) {
  const { t } = useTranslation('domain')
  if (!visit) return t('unlimited')
  return `${visit - (visits_left ?? 0)} / ${visit}`
}
