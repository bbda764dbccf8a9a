import { AreaChart } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useShortDate } from '../../../domain/useShortDate.ts'
import { ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useAttendance, type Attendance } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

/** Visits of each day beside those of a usual day. */
export function VisitsCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = useAttendance(scope, 'day')
  return (
    <ReportCard
      title={t('members.visits.title')}
      text={t('members.visits.text')}
      href={useMembersLinks(scope).visits()}
      query={query}
      height="19rem"
      isEmpty={({ results }) => results.every(({ count }) => count === 0)}
    >
      {({ results }) => <Days days={results} />}
    </ReportCard>
  )
}

function Days({ days }: { days: Attendance }) {
  const { t } = useTranslation('dashboard')
  const short = useShortDate()
  const hasUsual = days.every(({ usual }) => usual !== null)
  const counts = { name: t('members.visits.visits'), values: days.map(({ count }) => count) }
  const usual = {
    name: t('members.visits.usual'),
    values: days.map((day) => day.usual ?? 0),
    step: 'rest',
  } as const
  return (
    <AreaChart
      label={t('members.visits.title')}
      hideLabel
      by={t('members.visits.day')}
      categories={days.map(({ date }) => (date ? short(date) : ''))}
      series={hasUsual ? [counts, usual] : [counts]}
    />
  )
}
