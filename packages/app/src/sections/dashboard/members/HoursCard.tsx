import { daysBetween, useUi, weekdayOf, addDays } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { HeatTable, ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useHours, type Attendance } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

/** Visits of an hour on each weekday, mean of the period. */
export function HoursCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const links = useMembersLinks(scope)
  const query = useHours(scope)
  return (
    <ReportCard
      title={t('members.hours.title')}
      text={t('members.hours.text')}
      href={links.visits()}
      query={query}
      height="17rem"
      isEmpty={({ results }) => results.every(({ count }) => count === 0)}
    >
      {({ results }) => <Hours cells={results} scope={scope} />}
    </ReportCard>
  )
}

function Hours({ cells, scope }: { cells: Attendance; scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const { weekdaysShort } = useUi().words.fields
  const links = useMembersLinks(scope)
  const busy = cells.filter(({ count }) => count > 0).map(({ hour }) => hour ?? 0)
  const first = Math.min(...busy)
  const hours = Array.from({ length: Math.max(...busy) - first + 1 }, (_, index) => first + index)
  const days = countWeekdays(scope)
  return (
    <HeatTable
      label={t('members.hours.title')}
      columns={hours.map((hour) => String(hour).padStart(2, '0'))}
      rows={Object.entries(weekdaysShort).map(([weekday, name]) => ({
        id: weekday,
        name,
        cells: hours.map((hour) => {
          const found = cells.find((one) => one.weekday === Number(weekday) && one.hour === hour)
          const mean = (found?.count ?? 0) / (days.get(Number(weekday)) ?? 1)
          return {
            value: mean,
            said: String(Math.round(mean)),
            href: links.visits({ weekday, hour }),
          }
        }),
      }))}
    />
  )
}

/** How often each weekday is in the period. */
function countWeekdays({ from, to }: ReportScope) {
  const counts = new Map<number, number>()
  for (let nth = 0; nth <= daysBetween(from, to); nth += 1) {
    const weekday = weekdayOf(addDays(from, nth))
    counts.set(weekday, (counts.get(weekday) ?? 0) + 1)
  }
  return counts
}
