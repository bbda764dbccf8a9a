import { AreaChart, Bars, monthOf } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShortDate } from '../../../domain/useShortDate.ts'
import { ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useVisits, type Attendance } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

/** Visits of each day beside those of a usual day, of a quarter or a year those of each month. */
export function VisitsCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = useVisits(scope)
  return (
    <ReportCard
      title={t(scope.period ? 'members.visits.byMonth' : 'members.visits.title')}
      text={t(scope.period ? 'members.visits.ofMonths' : 'members.visits.text')}
      href={useMembersLinks(scope).visits()}
      query={query}
      height="19rem"
      isEmpty={({ results }) => results.every(({ count }) => count === 0)}
    >
      {({ results }) =>
        scope.period ? <Months months={results} scope={scope} /> : <Days days={results} />
      }
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

interface MonthsProps {
  months: Attendance
  scope: ReportScope
}

function Months({ months, scope }: MonthsProps) {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const links = useMembersLinks(scope)
  const firsts = months.map(({ date }) => date ?? scope.from)
  const hrefs = firsts.map((first) => links.monthVisits(first))
  const open = (index: number) => {
    const href = hrefs[index]
    if (href) void navigate(href)
  }
  return (
    <Bars
      label={t('members.visits.byMonth')}
      hideLabel
      plain
      by={t('sales.head.month')}
      categories={firsts.map((first) =>
        t(`report.months.${monthOf(first)}` as ParseKeys<'dashboard'>),
      )}
      series={[{ name: t('members.visits.visits'), values: months.map(({ count }) => count) }]}
      onOpen={hrefs.some(Boolean) ? open : undefined}
    />
  )
}
