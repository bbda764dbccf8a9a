import { Card, EmptyState, FactList, Inline, Money, SegmentedControl, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Days } from '../../../domain/Days.tsx'
import { MembershipBadge } from '../../../domain/member/MembershipBadge.tsx'
import { useScheduleText } from '../../../domain/useScheduleText.ts'
import { CardList, ListBoundary } from '../../../scaffold/list/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { PlanDetails } from './PlanDetails.tsx'
import { FreezeActions } from '../freeze/FreezeActions.tsx'
import { FreezeLines } from '../freeze/FreezeLines.tsx'
import { memberships, plansOf, type Membership, type Profile } from '../member.data.ts'
import { PlanSessions } from './PlanSessions.tsx'

const kinds = ['1', '2'] as const

/** Memberships of a member: packages or classes, by a search param. */
export function Plans({ record }: { record: Profile }) {
  const { t } = useTranslation(['member', 'domain'])
  const [query, setQuery] = useSearchParams()
  const kind = kinds.find((one) => one === query.get('subscription')) ?? '1'
  const result = memberships.use(plansOf(record.id, kind === '1' ? 1 : 2))
  const choose = (next: string) => {
    const changed = new URLSearchParams(query)
    changed.set('subscription', next)
    setQuery(changed, { replace: true })
  }
  return (
    <Stack>
      <Inline>
        <SegmentedControl
          label={t('plans.type')}
          value={kind}
          onChange={choose}
          segments={kinds.map((id) => ({ id, label: t(`domain:subscription.${id}`) }))}
        />
      </Inline>
      <ListBoundary
        query={result}
        empty={
          <EmptyState kind="first" title={t('plans.none')}>
            {t('plans.noneText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <CardList rows={rows}>
            {(row) => (
              <PlanCard
                plan={row}
                member={record}
                keyed={row === rows.find((each) => each.allowed_actions.freeze)}
              />
            )}
          </CardList>
        )}
      </ListBoundary>
      <PlanDetails member={record} />
    </Stack>
  )
}

const over = ['void', 'refund', 'inactive', 'draft', 'expired']

interface PlanCardProps {
  plan: Membership
  member: Profile
  /** Registers the freeze shortcut. */
  keyed: boolean
}

function PlanCard({ plan, member, keyed }: PlanCardProps) {
  const { t } = useTranslation(['member', 'domain'])
  const { currency } = useCurrentUser()
  const { today } = useSettings()
  const when = useScheduleText()
  const { start_time, package_trainer: held } = plan
  const days = held?.week_days ?? []
  const trainers = (plan.class_time?.trainers ?? [held?.trainer]).flatMap(
    (each) => each?.name ?? [],
  )
  const { state } = member
  const isEndedAbove = state.key === 'frozen' && state.membership?.id === plan.id
  const facts = [
    {
      label: t('plans.period'),
      value: <Days from={plan.start_date} to={plan.end_date} />,
    },
    {
      label: t('plans.visits'),
      value: plan.visit
        ? t('plans.visitsOf', { left: plan.visits_left ?? 0, total: plan.visit })
        : t('domain:unlimited'),
    },
    plan.price !== null && {
      label: t('plans.price'),
      value: <Money amount={plan.price} currency={currency} />,
    },
    { label: t('plans.days'), value: t('domain:days', { count: plan.days }) },
    start_time && { label: t('plans.hours'), value: when.hours(plan) },
    days.length > 0 && {
      label: t('plans.weekdays'),
      value: when.days(days),
    },
    trainers.length > 0 && { label: t('plans.trainer'), value: trainers.join(', ') },
    held?.room && { label: t('plans.room'), value: held.room.name },
    plan.freeze_start_date &&
      plan.freeze_end_date && {
        label: t(plan.freeze_start_date > today ? 'domain:freeze.comes' : 'domain:freeze.label'),
        value: <Days from={plan.freeze_start_date} to={plan.freeze_end_date} />,
      },
    { label: t('plans.club'), value: plan.is_global ? t('domain:global') : plan.club.name },
    { label: t('plans.soldBy'), value: plan.fio },
  ].filter((fact) => typeof fact === 'object' && fact !== null)
  return (
    <Card
      title={plan.plan.name}
      actions={<MembershipBadge status={plan.status} />}
      dimmed={over.includes(plan.status)}
    >
      <Stack>
        <FactList facts={facts} />
        {plan.type === 2 && <PlanSessions plan={plan} member={member.id} />}
        {(plan.frozen_days > 0 || plan.moved_days !== 0) && <FreezeLines plan={plan} />}
        {plan.allowed_actions.freeze && (
          <FreezeActions plan={plan} keyed={keyed} isEndedAbove={isEndedAbove} />
        )}
      </Stack>
    </Card>
  )
}
