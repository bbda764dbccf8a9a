import { formatCompact, monthDay, monthOf, useUi } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { selectResults } from '../../../scaffold/query/index.ts'
import {
  FigureTable,
  formatTenths,
  ReportCard,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { useForecast } from '../dashboard.data.ts'

const percent = (value: number | null) => (value === null ? '–' : `${formatTenths(value, true)} %`)

/** The forecasts of the same day of the past months, beside what was taken. */
export function PastCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const { parts } = useUi().words
  const query = selectResults(useForecast(scope))
  return (
    <ReportCard
      title={t('forecast.past.title')}
      text={t('forecast.about.past')}
      query={query}
      height="22rem"
      isEmpty={({ error }) => error === null}
      empty={t('forecast.tooFew')}
    >
      {({ past, error }) => (
        <FigureTable
          label={t('forecast.past.title')}
          head={[
            t('sales.head.month'),
            t('forecast.past.said', { day: monthDay(scope.today) }),
            t('forecast.figures.total'),
            t('forecast.past.error'),
          ]}
          rows={past.map(({ month, said, total, error: each }) => ({
            id: month,
            name: t(`report.months.${monthOf(month)}` as ParseKeys<'dashboard'>),
            cells: [formatCompact(said, parts), formatCompact(total, parts), percent(each)],
          }))}
          total={{
            name: t('forecast.past.mean'),
            cells: ['', '', error === null ? '–' : `${formatTenths(error)} %`],
          }}
        />
      )}
    </ReportCard>
  )
}
