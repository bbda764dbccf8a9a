import { formatNumber, formatTime } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import {
  formatTenths,
  usePeriodText,
  type ReportFigures,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { useForecast } from '../dashboard.data.ts'
import { useRowLinks } from '../useRowLinks.ts'
import { useRangeText } from './useRangeText.ts'

/** Strip of the forecast: the month's end, its two parts, and the error of the past months. */
export function useForecastFigures(scope: ReportScope): ReportFigures {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const { zone } = useSettings()
  const period = usePeriodText()
  const range = useRangeText()
  const rows = useRowLinks(scope)
  const query = useForecast(scope)
  if (!query.data) return { query, figures: [], asOf: undefined }
  const { as_of: asOf, results } = query.data
  const { total, taken, to_come: toCome, error } = results
  const days = { start_date: results.month, end_date: scope.today }
  const define = (id: 'total' | 'taken' | 'toCome' | 'error', href?: string) => ({
    name: t(`forecast.figures.${id}`),
    text: t(`forecast.about.${id}`),
    href,
  })
  const between = range(results)
  const figures = [
    {
      id: 'total',
      label: t('forecast.figures.total'),
      value: formatNumber(total),
      unit: currency,
      note: between ? t('forecast.withError', { range: between }) : t('forecast.tooFew'),
      definition: define('total'),
    },
    {
      id: 'taken',
      label: t('forecast.figures.taken'),
      value: formatNumber(taken),
      note: t('forecast.takenNote', { days: period(scope), time: formatTime(asOf, zone) }),
      definition: define('taken', rows('payment', 'history', days)),
    },
    {
      id: 'toCome',
      label: t('forecast.figures.toCome'),
      value: formatNumber(toCome),
      note: t('forecast.toComeNote'),
      definition: define('toCome'),
    },
    {
      id: 'error',
      label: t('forecast.figures.error'),
      value: error === null ? '–' : formatTenths(error),
      unit: error === null ? undefined : '%',
      note:
        error === null
          ? t('forecast.tooFew')
          : t('forecast.errorNote', { count: results.past.length }),
      definition: define('error'),
    },
  ]
  return { query, figures, asOf }
}
