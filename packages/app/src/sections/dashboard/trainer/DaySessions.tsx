import { Card, ItemList, SkeletonText, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../../domain/trainer/trainerPages.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import type { QueryResult } from '../../../scaffold/query/index.ts'

/** The sessions of today: those that have ended with the people who came, the others with the spots that are taken. */
export function DaySessions({ query }: { query: QueryResult<readonly Session[]> }) {
  const { t } = useTranslation(['dashboard', 'trainer'])
  const countOf = ({ capacity, holders, visits, is_held: isHeld }: Session) => {
    const taken = isHeld ? visits : holders
    if (capacity === null)
      return t(isHeld ? 'trainer:week.came' : 'trainer:week.people', { count: taken })
    if (!isHeld && taken >= capacity)
      return <StatusBadge tone="neutral">{t('desk.sessions.full')}</StatusBadge>
    return t(isHeld ? 'trainer:week.cameOf' : 'trainer:week.taken', { taken, count: capacity })
  }
  const itemOf = (session: Session) => ({
    id: [session.start_time, session.type, session.plan.id, session.class_time].join('.'),
    term: session.start_time,
    title: session.plan.name,
    lines: [[session.end_time, session.room?.name].filter(Boolean).join(' · ')],
    end: countOf(session),
  })
  return (
    <Card title={t('trainer.today.title')}>
      <Boundary
        query={query}
        skeleton={<SkeletonText lines={4} />}
        empty={{
          when: (sessions) => sessions.length === 0,
          show: <p>{t('trainer.today.none')}</p>,
        }}
      >
        {(sessions) => <ItemList label={t('trainer.today.title')} items={sessions.map(itemOf)} />}
      </Boundary>
    </Card>
  )
}
