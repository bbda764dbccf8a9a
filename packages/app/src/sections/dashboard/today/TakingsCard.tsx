import { AreaChart, inZone } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { useTakings, type Takings } from './today.data.ts'
import { useTodayLinks } from './useTodayLinks.ts'
import { shownHours } from './shownHours.ts'
import { useWeekdayWords } from './useWeekdayWords.ts'

/** Takings added up through the day, beside the same weekday last week. */
export function TakingsCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = useTakings(scope)
  return (
    <ReportCard
      title={t('today.takings.title')}
      text={t('today.takings.text')}
      href={useTodayLinks(scope).payments()}
      query={query}
      height="19rem"
      isEmpty={({ results: { hours } }) =>
        hours.every(({ total, last_week }) => total === 0 && last_week === 0)
      }
      empty={t('today.takings.none')}
    >
      {({ as_of, results }) => <Curve asOf={as_of} takings={results} today={scope.today} />}
    </ReportCard>
  )
}

interface CurveProps {
  asOf: string
  takings: Takings
  today: string
}

function Curve({ asOf, takings: { hours }, today }: CurveProps) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const { zone } = useSettings()
  const day = useWeekdayWords(today)
  const now = Number(inZone(asOf, zone).time.slice(0, 2))
  const shown = shownHours(
    hours.filter(({ total, last_week }) => total !== 0 || last_week !== 0).map(({ hour }) => hour),
    now,
  )
  const inShown = hours.filter(({ hour }) => shown.includes(hour))
  const upToNow = inShown.filter(({ hour }) => hour <= now)
  return (
    <AreaChart
      label={t('today.takings.title')}
      hideLabel
      by={t('today.hour')}
      currency={currency}
      categories={inShown.map(({ hour }) =>
        hour === now ? t('today.now') : `${pad(hour + 1)}:00`,
      )}
      series={[
        { name: t('today.today'), values: addedUp(upToNow.map(({ total }) => total)) },
        {
          name: day.lastName,
          values: addedUp(inShown.map(({ last_week }) => last_week)),
          step: 'rest',
        },
      ]}
    />
  )
}

const pad = (hour: number) => String(hour).padStart(2, '0')

const addedUp = (values: readonly number[]) => {
  let sum = 0
  return values.map((value) => (sum += value))
}
