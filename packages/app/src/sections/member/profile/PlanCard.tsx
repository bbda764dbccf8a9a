import { Card, DateText, FactList, Money, Stack, TermBar, type TermMark } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MembershipBadge } from '../../../domain/member/MembershipBadge.tsx'
import { useScheduleText } from '../../../domain/useScheduleText.ts'
import { useShortDate } from '../../../domain/useShortDate.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { FreezeActions } from '../freeze/FreezeActions.tsx'
import { FreezeLines } from '../freeze/FreezeLines.tsx'
import type { Membership, Profile } from '../member.data.ts'
import { PlanSessions } from './PlanSessions.tsx'
import { termOf } from './term.ts'

interface PlanCardProps {
  plan: Membership
  member: Profile
  /** Registers the freeze shortcut. */
  keyed: boolean
  isOver: boolean
}

/** A membership that runs, starts later or was the last one: its days as a bar, its terms, its freeze. */
export function PlanCard({ plan, member, keyed, isOver }: PlanCardProps) {
  const { state } = member
  const isEndedAbove = state.key === 'frozen' && state.membership?.id === plan.id
  return (
    <Card title={plan.plan.name} actions={<MembershipBadge status={plan.status} />} dimmed={isOver}>
      <Stack>
        <Term plan={plan} />
        <FactList layout="tiles" facts={useTerms(plan)} />
        {plan.type === 2 && <PlanSessions plan={plan} member={member.id} />}
        {(plan.frozen_days > 0 || plan.moved_days !== 0) && <FreezeLines plan={plan} />}
        {plan.allowed_actions.freeze && (
          <FreezeActions plan={plan} keyed={keyed} isEndedAbove={isEndedAbove} />
        )}
      </Stack>
    </Card>
  )
}

function Term({ plan }: { plan: Membership }) {
  const { t } = useTranslation(['member', 'domain'])
  const { today } = useSettings()
  const short = useShortDate()
  const { parts, total, left, frozen } = termOf(plan, today)
  const { start_date, end_date, freeze_start_date: from, freeze_end_date: to } = plan
  const days = (count: number) => t('domain:days', { count })
  const start = { day: <DateText day={start_date} />, note: t('plans.start') }
  const end = { day: <DateText day={end_date} />, note: t('plans.end') }
  const between: TermMark[] =
    from && to
      ? [
          {
            day: `${short(from)} – ${short(to)}`,
            note: `${t(from > today ? 'domain:freeze.comes' : 'domain:freeze.label')}, ${days(frozen)}`,
          },
        ]
      : start_date < today && today < end_date
        ? [{ day: short(today), note: t('domain:daysLeft', { count: left }) }]
        : []
  const said = [
    t('plans.said', { left, total: days(total) }),
    frozen > 0 && `${t('domain:freeze.label')}: ${days(frozen)}`,
  ]
  return (
    <TermBar
      label={said.filter(Boolean).join(', ')}
      parts={parts}
      marks={[start, ...between, end]}
    />
  )
}

/** Visits, price, hours and who sold it. */
function useTerms(plan: Membership) {
  const { t } = useTranslation(['member', 'domain'])
  const { currency } = useCurrentUser()
  const when = useScheduleText()
  const { start_time, package_trainer: held } = plan
  const days = held?.week_days ?? []
  const trainers = (plan.class_time?.trainers ?? [held?.trainer]).flatMap(
    (each) => each?.name ?? [],
  )
  return [
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
    days.length > 0 && { label: t('plans.weekdays'), value: when.days(days) },
    trainers.length > 0 && { label: t('plans.trainer'), value: trainers.join(', ') },
    held?.room && { label: t('plans.room'), value: held.room.name },
    { label: t('plans.club'), value: plan.is_global ? t('domain:global') : plan.club.name },
    { label: t('plans.soldBy'), value: plan.fio },
  ].filter((fact) => typeof fact === 'object' && fact !== null)
}
