import { useTranslation } from 'react-i18next'
import { reportPage } from '../../../scaffold/report/index.ts'
import { LeversCard } from './LeversCard.tsx'
import { MonthCard } from './MonthCard.tsx'
import { PastCard } from './PastCard.tsx'
import { SourcesCard } from './SourcesCard.tsx'
import { useForecastFigures } from './useForecastFigures.ts'
import { useForecastTables } from './useForecastTables.ts'

/** The month's end as it is expected today, from which sources, and how far off that was in the past months. */
export const forecast = reportPage({
  period: 'month',
  from: 'sales',
  useFigures: useForecastFigures,
  useFootnote: () => useTranslation('dashboard').t('forecast.footnote'),
  useTables: useForecastTables,
  useCards: () => [
    { id: 'month', span: 8, Card: MonthCard },
    { id: 'past', span: 4, Card: PastCard },
    { id: 'sources', span: 6, Card: SourcesCard },
    { id: 'levers', span: 6, Card: LeversCard },
  ],
})
