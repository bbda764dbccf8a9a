import { breakpoint, formatNumber, useIsBelow } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { selectResults } from '../../../scaffold/query/index.ts'
import { FigureTable, ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useForecast } from '../dashboard.data.ts'
import { RenewalCount } from './RenewalCount.tsx'
import { useSourceNames } from './useSourceNames.ts'

const written = (value: number | null) => (value === null ? '–' : formatNumber(value))

/** Sales that are still to come, by their source. */
export function SourcesCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = selectResults(useForecast(scope))
  const names = useSourceNames(query.data)
  const isNarrow = useIsBelow(breakpoint.md)
  // Four columns fit on a phone.
  const inWidth = <T,>(cells: readonly T[], atStake: number) =>
    isNarrow ? cells.filter((_, index) => index !== atStake) : cells
  return (
    <ReportCard
      title={t('forecast.figures.toCome')}
      text={t('forecast.about.toCome')}
      query={query}
      height="16rem"
      isEmpty={({ sources }) => sources.length === 0}
      empty={t('sales.empty')}
    >
      {({ sources, to_come: toCome }) => (
        <FigureTable
          label={t('forecast.figures.toCome')}
          head={inWidth(
            [
              t('forecast.sources.from'),
              t('forecast.sources.members'),
              t('forecast.sources.atStake'),
              t('forecast.sources.chance'),
              t('forecast.sources.expected'),
            ],
            2,
          )}
          rows={sources.map(({ kind, members, at_stake, chance, expected }) => ({
            id: kind,
            name: names[kind],
            cells: inWidth(
              [
                <RenewalCount key={kind} {...{ scope, kind, members }} words={written(members)} />,
                written(at_stake),
                chance === null ? '–' : `${chance} %`,
                formatNumber(expected),
              ],
              1,
            ),
          }))}
          total={{
            name: t('forecast.figures.toCome'),
            cells: inWidth(['', '', '', formatNumber(toCome)], 1),
          }}
        />
      )}
    </ReportCard>
  )
}
