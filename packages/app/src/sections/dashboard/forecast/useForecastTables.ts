import { monthDay, monthOf, yearOf } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useShortDate } from '../../../domain/useShortDate.ts'
import type { ReportScope, ReportTable } from '../../../scaffold/report/index.ts'
import { useForecast } from '../dashboard.data.ts'
import { useSourceNames } from './useSourceNames.ts'

/** Tables of the print and of the export. */
export function useForecastTables(scope: ReportScope): readonly ReportTable[] {
  const { t } = useTranslation('dashboard')
  const short = useShortDate()
  const forecast = useForecast(scope).data?.results
  const names = useSourceNames(forecast)
  if (!forecast) return []
  const { sources, to_come: toCome, past, error, days, levers } = forecast
  const month = (day: string) => t(`report.months.${monthOf(day)}` as ParseKeys<'dashboard'>)
  return [
    {
      id: 'sources',
      span: 'full',
      title: t('forecast.figures.toCome'),
      head: [
        t('forecast.sources.from'),
        t('forecast.sources.members'),
        t('forecast.sources.atStake'),
        t('forecast.sources.chancePercent'),
        t('forecast.sources.expected'),
      ],
      rows: sources.map(({ kind, members, at_stake: atStake, chance, expected }) => [
        names[kind],
        members,
        atStake,
        chance,
        expected,
      ]),
      total: [t('forecast.figures.toCome'), null, null, null, toCome],
    },
    {
      id: 'past',
      span: 'full',
      tenths: 3,
      title: t('forecast.past.title'),
      head: [
        t('sales.head.month'),
        t('forecast.past.said', { day: monthDay(scope.today) }),
        t('forecast.figures.total'),
        t('forecast.past.errorPercent'),
      ],
      rows: past.map(({ month: day, said, total, error: each }) => [
        `${month(day)} ${yearOf(day)}`,
        said,
        total,
        each,
      ]),
      total: [t('forecast.past.mean'), null, null, error],
    },
    ...(levers.length > 0
      ? [
          {
            id: 'levers',
            span: 'full' as const,
            title: t('forecast.levers.title'),
            head: [
              t('forecast.levers.any'),
              t('forecast.levers.needed'),
              t('forecast.levers.now'),
              t('forecast.levers.more'),
            ],
            rows: levers.map(({ kind, needed, now, more }) => [
              t(`forecast.levers.${kind}.name`),
              needed,
              now,
              more,
            ]),
          },
        ]
      : []),
    {
      id: 'days',
      span: 'full',
      title: t('forecast.month.title'),
      head: [
        t('forecast.month.day'),
        t('forecast.figures.taken'),
        t('forecast.month.forecast'),
        t('forecast.month.before'),
      ],
      rows: days.map(({ day, taken, forecast: expected, before }) => [
        short(day),
        taken,
        expected,
        before,
      ]),
    },
  ]
}
