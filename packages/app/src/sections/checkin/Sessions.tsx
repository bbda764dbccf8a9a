import { EmptyState, Inline, Link, ProgressBar, SkeletonText, Stack, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { selectResults, useApiQuery } from '../../scaffold/query/index.ts'
import { Boundary } from '../../scaffold/feedback/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'

type Session = ResultsOf<'/check-in/today-session/', 'get'>['upcoming'][number]

/** Polling interval in ms: sessions start and end with the clock. */
const MINUTE = 60_000

/** Current and upcoming sessions with the number of arrived members; each links to its group. */
export function Sessions() {
  const { t } = useTranslation('checkin')
  const result = useApiQuery(
    ['checkin', 'class', 'package', 'payment', 'trainer', 'room'],
    '/check-in/today-session/',
    {},
    { refetchInterval: MINUTE },
  )
  return (
    <Boundary
      query={selectResults(result)}
      skeleton={<SkeletonText lines={4} />}
      empty={{
        when: ({ in_progress, upcoming }) => in_progress.length + upcoming.length === 0,
        show: (
          <EmptyState kind="done" title={t('sessions.none')} level={3}>
            {t('sessions.noneText')}
          </EmptyState>
        ),
      }}
    >
      {({ in_progress, upcoming }) => (
        <Stack>
          <Part title={t('sessions.now')} sessions={in_progress} running />
          <Part title={t('sessions.soon')} sessions={upcoming} />
        </Stack>
      )}
    </Boundary>
  )
}

interface PartProps {
  title: string
  sessions: readonly Session[]
  running?: boolean
}

function Part({ title, sessions, running = false }: PartProps) {
  if (sessions.length === 0) return null
  return (
    <section aria-label={title}>
      <Stack>
        <Inline>
          <StatusBadge tone={running ? 'success' : 'info'}>{title}</StatusBadge>
        </Inline>
        {sessions.map((session) => (
          <Line
            key={`${session.type}.${session.class_time ?? session.plan.id}`}
            session={session}
          />
        ))}
      </Stack>
    </section>
  )
}

function Line({ session }: { session: Session }) {
  const { t } = useTranslation('checkin')
  const { plan, start_time, end_time, room, trainers, capacity, expected, checked_in } = session
  const href = useGroupAddress(session)
  const where = [...trainers.map(({ name }) => name), room?.name]
  const facts = capacity === null ? where : [...where, t('sessions.capacity', { count: capacity })]
  const came = t('sessions.came', { came: checked_in, expected })
  return (
    <Stack gap="tight">
      <strong>
        {`${start_time}–${end_time} `}
        {href ? (
          <Link href={href} aria-label={t('sessions.group', { name: plan.name })}>
            {plan.name}
          </Link>
        ) : (
          plan.name
        )}
      </strong>
      <ProgressBar
        label={facts.filter(Boolean).join(' · ')}
        said={came}
        value={checked_in}
        max={expected}
      />
    </Stack>
  )
}

/** URL of a session's group; undefined without permission. */
function useGroupAddress({ type, plan, class_time }: Session): string | undefined {
  const group = useAddress()('checkin', 'group')
  const query = new URLSearchParams({ subscription: String(type), id: String(plan.id) })
  if (class_time !== null) query.set('class_time', String(class_time))
  return group && `${group}?${query}`
}
