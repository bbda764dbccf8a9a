import { CardGrid, StatCard } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { traineePages, type Session } from '../../../domain/trainer/trainerPages.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { allOf, mapResult, type QueryResult } from '../../../scaffold/query/index.ts'

interface DayFiguresProps {
  /** Trainer. */
  id: number
  /** Sessions of today. */
  sessions: QueryResult<readonly Session[]>
}

/** Sessions of today, their spots, and the number of trainees. */
export function DayFigures({ id, sessions }: DayFiguresProps) {
  const trainees = traineePages.use({ path: { id }, query: { state: 'running', per_page: 1 } })
  const figures = sessions.data &&
    trainees.data && { sessions: sessions.data, trainees: trainees.data.total_count }
  return (
    <Boundary query={mapResult(allOf([sessions, trainees]), figures)} skeleton={<Cards />}>
      {(shown) => <Cards {...shown} />}
    </Boundary>
  )
}

function Cards({ sessions, trainees }: { sessions?: readonly Session[]; trainees?: number }) {
  const { t } = useTranslation('dashboard')
  const held = sessions?.filter(({ is_held: isHeld }) => isHeld).length ?? 0
  const limited = sessions?.filter(({ capacity }) => capacity !== null) ?? []
  const spots = limited.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0)
  const taken = limited.reduce(
    (sum, { holders, capacity }) => sum + Math.min(holders, capacity ?? 0),
    0,
  )
  const cards = [
    {
      id: 'sessions',
      value: sessions?.length,
      note: sessions && t('trainer.figures.sessions.note', { held, left: sessions.length - held }),
    },
    {
      id: 'spots',
      value: sessions && taken,
      note: sessions && t('trainer.figures.spots.note', { count: spots }),
    },
    { id: 'trainees', value: trainees, note: t('trainer.figures.trainees.note') },
  ] as const
  return (
    <CardGrid figures>
      {cards.map(({ id, ...card }) => (
        <li key={id}>
          <StatCard
            label={t(`trainer.figures.${id}.label`)}
            help={t(`trainer.figures.${id}.help`)}
            {...card}
          />
        </li>
      ))}
    </CardGrid>
  )
}
