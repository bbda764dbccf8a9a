import { Avatar, Card, DateText, EmptyState, Inline, SkeletonText, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../gym/MemberLink.tsx'
import { useAskAll } from '../../scaffold/ask.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'
import { More } from '../../scaffold/More.tsx'
import { useSettings } from '../../scaffold/who.ts'
import type { Checkin } from './checkin.data.ts'

/** Who came in today; visits from other screens appear by themselves. */
export function Recent() {
  const { t } = useTranslation('checkin')
  const asked = useAskAll('checkin', '/check-in/recent-checks/')
  return (
    <Card title={t('recent.title')} actions={asked.total > 0 && <strong>{asked.total}</strong>}>
      <Boundary
        asked={asked}
        skeleton={<SkeletonText lines={6} />}
        empty={{
          when: (rows) => rows.length === 0,
          show: (
            <EmptyState kind="first" title={t('recent.none')}>
              {t('recent.noneText')}
            </EmptyState>
          ),
        }}
      >
        {(rows) => (
          <Stack role="list" aria-live="polite">
            {rows.map((row) => (
              <div key={row.id} role="listitem">
                <Came row={row} />
              </div>
            ))}
          </Stack>
        )}
      </Boundary>
      {asked.hasMore && <More read={asked.more} pending={asked.loadingMore} />}
    </Card>
  )
}

function Came({ row }: { row: Checkin }) {
  const { t } = useTranslation(['checkin', 'gym'])
  const { zone } = useSettings()
  const name = row.customer?.fullname ?? t('anonymous')
  return (
    <Inline align="between">
      <Inline>
        <Avatar name={name} />
        <Stack gap="none">
          {row.customer ? <MemberLink tone="quiet" member={row.customer} /> : <span>{name}</span>}
          <small>
            {row.session}
            {row.visits_left !== null && ` · ${t('gym:visitsLeft', { count: row.visits_left })}`}
          </small>
        </Stack>
      </Inline>
      <DateText at={row.created_at} zone={zone} timeOnly />
    </Inline>
  )
}
