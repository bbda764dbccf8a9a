import { monthOf } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useShortDate } from '../../../domain/useShortDate.ts'
import type { Forecast } from '../dashboard.data.ts'

/** Names of the sources, with the last day of the month and the next month. */
export function useSourceNames(forecast: Pick<Forecast, 'days' | 'month'> | undefined) {
  const { t } = useTranslation('dashboard')
  const short = useShortDate()
  const { days = [], month = '' } = forecast ?? {}
  const last = days.at(-1)?.day
  const next = (monthOf(month || '2000-01-01') % 12) + 1
  const name = t(`forecast.inMonth.${next}` as ParseKeys<'dashboard'>)
  return {
    ending: t('forecast.sources.ending', { day: last ? short(last) : '' }),
    early: t('forecast.sources.early', { month: name }),
    returning: t('forecast.sources.returning'),
    new: t('forecast.sources.new'),
    other: t('forecast.sources.other'),
  }
}
