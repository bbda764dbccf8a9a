import { formatCompact, LineChart, monthDay, monthOf, useUi } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useShortDate } from '../../../domain/useShortDate.ts'
import { selectResults } from '../../../scaffold/query/index.ts'
import { CardSentence, ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useForecast, type Forecast } from '../dashboard.data.ts'
import { useRangeText } from './useRangeText.ts'

/** Sales added up to the month's end: what was taken, what is expected, and the last month. */
export function MonthCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = selectResults(useForecast(scope))
  return (
    <ReportCard
      title={t('forecast.month.title')}
      text={t('forecast.about.month')}
      query={query}
      height="22rem"
      isEmpty={({ days, total }) => total === 0 && days.every(({ before }) => before === 0)}
      empty={t('sales.empty')}
    >
      {(forecast) => (
        <>
          <Curve forecast={forecast} />
          <End forecast={forecast} />
        </>
      )}
    </ReportCard>
  )
}

function Curve({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const short = useShortDate()
  const { days, low, high, month, total } = forecast
  const named = (each: number) => t(`report.months.${each}` as ParseKeys<'dashboard'>)
  const present = monthOf(month)
  const last = days.length - 1
  const start = days.findIndex(({ forecast: value }) => value !== null)
  // The range widens evenly from today to the month's end.
  const bound = (end: number) =>
    days.map(({ forecast: value }, index) =>
      value === null
        ? null
        : Math.round(value + ((end - total) * (index - start)) / Math.max(1, last - start)),
    )
  return (
    <LineChart
      label={t('forecast.month.title')}
      hideLabel
      by={t('forecast.month.day')}
      currency={currency}
      categories={days.map(({ day }) => short(day))}
      series={[
        { name: named(present), values: until(days.map(({ taken }) => taken)), step: 1 },
        { name: t('forecast.month.forecast'), values: days.map((day) => day.forecast), step: 1 },
        {
          name: named(present === 1 ? 12 : present - 1),
          values: days.map(({ before }) => before),
          step: 'rest',
        },
      ]}
      range={
        low === null || high === null || last === start
          ? undefined
          : { name: t('forecast.month.range'), low: bound(low), high: bound(high) }
      }
    />
  )
}

/** The values up to the last one that is known. */
const until = (values: readonly (number | null)[]) => values.filter((value) => value !== null)

function End({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('dashboard')
  const { parts } = useUi().words
  const range = useRangeText()(forecast)
  const last = forecast.days.at(-1)?.day ?? forecast.month
  const sum = formatCompact(forecast.total, parts)
  return (
    <CardSentence>
      <strong>{t('forecast.month.end', { day: monthDay(last), sum })}</strong>{' '}
      {range ? t('forecast.withError', { range }) : t('forecast.tooFew')}
    </CardSentence>
  )
}
