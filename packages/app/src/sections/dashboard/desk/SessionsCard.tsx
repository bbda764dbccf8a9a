import { Card, ItemList, Link, SkeletonText, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { selectResults } from '../../../scaffold/query/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useSessions, type TodaySession } from './desk.data.ts'

/** Sessions in progress and those of the next hours, with their free places. */
export function SessionsCard() {
  const { t } = useTranslation('dashboard')
  const group = useAddress()('checkin', 'group')
  const query = useSessions()
  const itemOf = (session: TodaySession, isRunning: boolean) => {
    const { type, plan, class_time: block, start_time: start, room, trainers } = session
    const search = new URLSearchParams({ subscription: String(type), id: String(plan.id) })
    if (block !== null) search.set('class_time', String(block))
    const where = [...trainers.map(({ name }) => name), room?.name].filter(Boolean).join(' · ')
    return {
      id: `${type}.${plan.id}.${block ?? ''}`,
      term: start,
      title: group ? (
        <Link tone="quiet" href={`${group}?${search}`}>
          {plan.name}
        </Link>
      ) : (
        plan.name
      ),
      lines: [where],
      end: isRunning ? (
        <StatusBadge tone="success">{t('desk.sessions.now')}</StatusBadge>
      ) : (
        placesOf(session, t('desk.sessions.full'), (count) => t('desk.sessions.free', { count }))
      ),
    }
  }
  return (
    <Card title={t('desk.sessions.title')}>
      <Boundary
        query={selectResults(query)}
        skeleton={<SkeletonText lines={5} />}
        empty={{
          when: ({ in_progress: running, upcoming }) => running.length + upcoming.length === 0,
          show: <p>{t('desk.sessions.none')}</p>,
        }}
      >
        {({ in_progress: running, upcoming }) => (
          <ItemList
            label={t('desk.sessions.title')}
            items={[
              ...running.map((session) => itemOf(session, true)),
              ...upcoming.map((session) => itemOf(session, false)),
            ]}
          />
        )}
      </Boundary>
    </Card>
  )
}

/** Free places of a session; nothing where they are not limited. */
function placesOf(
  { capacity, expected }: TodaySession,
  full: string,
  free: (count: number) => string,
) {
  if (capacity === null) return undefined
  return capacity > expected ? free(capacity - expected) : full
}
