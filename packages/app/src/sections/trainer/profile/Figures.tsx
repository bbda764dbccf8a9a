import { CardGrid, StatCard } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { useFigures, type Figures as Counted } from '../trainer.data.ts'

/** Cases below which a share says nothing. */
const ENOUGH = 5

/** Figures of a trainer in the chosen club, each with its definition. */
export function Figures({ id }: { id: number }) {
  return (
    <Boundary query={useFigures(id)} skeleton={<Cards />}>
      {(figures) => <Cards figures={figures} />}
    </Boundary>
  )
}

function Cards({ figures }: { figures?: Counted }) {
  const { t } = useTranslation(['trainer', 'common'])
  /** A share in percent; a dash where there are too few cases. */
  const share = (part: number, whole: number, cases: number, note: string) =>
    cases < ENOUGH || whole === 0
      ? { value: t('common:none'), note: t('figures.tooFew') }
      : { value: `${Math.round((part / whole) * 100)}%`, note }
  const { trainees, ended, renewed, sessions, visits, spots, held, planned } = figures ?? {}
  const waits = { value: undefined }
  const cards = [
    {
      id: 'trainees',
      ...(figures ? { value: trainees, note: t('figures.trainees.note') } : waits),
    },
    {
      id: 'retention',
      ...(figures
        ? share(
            figures.renewed,
            figures.ended,
            figures.ended,
            t('figures.retention.note', { renewed, ended }),
          )
        : waits),
    },
    {
      id: 'fill',
      ...(figures
        ? share(
            figures.visits,
            figures.spots,
            figures.sessions,
            t('figures.fill.note', { visits, spots, sessions }),
          )
        : waits),
    },
    {
      id: 'sessions',
      ...(figures ? { value: held, note: t('figures.sessions.note', { planned }) } : waits),
    },
  ] as const
  return (
    <CardGrid figures>
      {cards.map(({ id, ...card }) => (
        <li key={id}>
          <StatCard label={t(`figures.${id}.label`)} help={t(`figures.${id}.help`)} {...card} />
        </li>
      ))}
    </CardGrid>
  )
}
