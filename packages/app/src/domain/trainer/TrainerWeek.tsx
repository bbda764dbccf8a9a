import {
  addDays,
  Card,
  EmptyState,
  Link,
  Skeleton,
  WeekBoard,
  weekdayOf,
  weekStart,
  type WeekBoardEvent,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../scaffold/feedback/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import { MOST_SESSIONS, sessionPages, type Session } from './trainerPages.ts'

/** Share from which a session is nearly full. */
const NEARLY = 0.8

interface WeekOf {
  id: number
  /** Working days; empty means every day. */
  week_days: readonly number[]
}

/** The sessions of this week with the spots that are taken; of past days, by how many people came. */
export function TrainerWeek({ trainer }: { trainer: WeekOf }) {
  const { t } = useTranslation('trainer')
  const { today } = useSettings()
  const from = weekStart(today)
  const query = sessionPages.use({
    path: { id: trainer.id },
    query: { start_date: from, end_date: addDays(from, 6), per_page: MOST_SESSIONS },
  })
  const timetable = useAddress()('class', 'list')
  return (
    <Card
      flush
      title={t('week.title')}
      subtitle={query.data && <Summary sessions={query.data.results} />}
      actions={
        timetable && (
          <Link href={`${timetable}?trainer_id=${trainer.id}`}>{t('week.timetable')}</Link>
        )
      }
    >
      <Boundary
        query={query}
        skeleton={<Skeleton height="8em" />}
        empty={{
          when: ({ results }) => results.length === 0,
          show: (
            <EmptyState kind="first" title={t('week.none')}>
              {t('week.noneText')}
            </EmptyState>
          ),
        }}
      >
        {({ results }) => <Board sessions={results} trainer={trainer} />}
      </Boundary>
    </Card>
  )
}

function Board({ sessions, trainer }: { sessions: readonly Session[]; trainer: WeekOf }) {
  const { t } = useTranslation('trainer')
  const { today } = useSettings()
  const works = trainer.week_days
  const events = sessions.map((session): WeekBoardEvent => {
    const { date, start_time, plan, type, capacity, is_held } = session
    const taken = is_held ? session.visits : session.holders
    const isFull = capacity !== null && taken >= capacity
    const counted =
      capacity === null
        ? t(is_held ? 'week.came' : 'week.people', { count: taken })
        : t(is_held ? 'week.cameOf' : 'week.taken', { taken, count: capacity })
    return {
      id: [date, start_time, type, plan.id].join('.'),
      title: plan.name,
      day: date,
      start: start_time,
      tone: isFull ? 'full' : capacity && taken >= capacity * NEARLY ? 'filling' : 'free',
      level: {
        share: capacity === null ? 0 : taken / capacity,
        text:
          capacity === null
            ? `${taken}`
            : isFull && !is_held
              ? t('week.full')
              : `${taken}/${capacity}`,
        name: counted,
      },
      past: is_held,
    }
  })
  return (
    <WeekBoard
      label={t('week.title')}
      day={today}
      today={today}
      events={events}
      noteOf={(day) =>
        works.length > 0 && !works.some((one) => one === weekdayOf(day)) ? t('week.off') : undefined
      }
    />
  )
}

/** "11 sessions, 137 of 188 spots". */
function Summary({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('trainer')
  const limited = sessions.filter(({ capacity }) => capacity !== null)
  const spots = limited.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0)
  const taken = limited.reduce(
    (sum, { holders, capacity }) => sum + Math.min(holders, capacity ?? 0),
    0,
  )
  const count = t('week.count', { count: sessions.length })
  if (spots === 0) return count
  return `${count}, ${t('week.taken', { taken, count: spots })}`
}
