import { Bars, inZone } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { useVisits, type Visits } from './today.data.ts'
import { shownHours } from './shownHours.ts'
import { useTodayLinks } from './useTodayLinks.ts'
import { useWeekdayWords } from './useWeekdayWords.ts'

/** Visits of each hour, with those of a usual day as marks. */
export function HoursCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = useVisits(scope)
  return (
    <ReportCard
      title={t('today.hours.title')}
      text={t('today.hours.text')}
      href={useTodayLinks(scope).checkins()}
      query={query}
      height="19rem"
      isEmpty={({ results: { hours } }) => hours.every(({ count, usual }) => count === 0 && !usual)}
      empty={t('today.hours.none')}
    >
      {({ as_of, results }) => <Hours asOf={as_of} visits={results} scope={scope} />}
    </ReportCard>
  )
}

interface HoursProps {
  asOf: string
  visits: Visits
  scope: ReportScope
}

function Hours({ asOf, visits: { hours, usual }, scope }: HoursProps) {
  const { t } = useTranslation('dashboard')
  const { zone } = useSettings()
  const links = useTodayLinks(scope)
  const navigate = useNavigate()
  const day = useWeekdayWords(scope.today)
  const now = Number(inZone(asOf, zone).time.slice(0, 2))
  const busy = hours.filter(({ count, usual: mean }) => count > 0 || mean).map(({ hour }) => hour)
  const shown = hours.filter(({ hour }) => shownHours(busy, now).includes(hour))
  const open = (index: number) => {
    const address = links.checkins({ hour: shown[index]?.hour ?? 0 })
    if (address) void navigate(address)
  }
  return (
    <Bars
      label={t('today.hours.title')}
      hideLabel
      by={t('today.hour')}
      categories={shown.map(({ hour }) => String(hour).padStart(2, '0'))}
      series={[{ name: t('today.today'), values: shown.map(({ count }) => count) }]}
      marks={
        usual === null
          ? undefined
          : { name: day.usualName, values: shown.map(({ usual: mean }) => mean) }
      }
      onOpen={links.checkins() ? open : undefined}
    />
  )
}
