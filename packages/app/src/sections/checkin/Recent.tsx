import {
  Avatar,
  Card,
  DateText,
  EmptyState,
  IconButton,
  Inline,
  RemoveIcon,
  SegmentedControl,
  SkeletonText,
  SoundIcon,
  SoundOffIcon,
  Stack,
} from '@zal/ui'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../domain/member/MemberLink.tsx'
import { useInfiniteApiQuery } from '../../scaffold/query/index.ts'
import { ActionMenu, ListBoundary, RowList } from '../../scaffold/list/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import type { Checkin } from './checkin.data.ts'
import { Sessions } from './Sessions.tsx'
import { useTakeBack } from './useTakeBack.ts'
import { visitorOf } from './visitor.ts'

/** Polling interval in ms of the members inside: leaving produces no event. */
const MINUTE = 60_000

interface RecentProps {
  /** Called with today's visits whenever they are loaded. */
  onRows(rows: readonly Checkin[]): void
  /** Whether each verdict has a sound. */
  sounds: boolean
  setSounds(on: boolean): void
}

/**
 * Today's visits, the members inside, and the sessions of the day; live messages add visits from
 * other screens.
 */
export const Recent = memo(function Recent(props: RecentProps) {
  const { onRows, sounds, setSounds } = props
  const { t } = useTranslation('checkin')
  const [view, setView] = useState<'today' | 'inside' | 'sessions'>('today')
  const today = useInfiniteApiQuery(['checkin', 'member'], '/check-in/recent-checks/')
  useEffect(
    function tellRows() {
      if (today.data) onRows(today.data)
    },
    [today.data, onRows],
  )
  const inside = useInfiniteApiQuery(
    ['checkin', 'member'],
    '/check-in/recent-checks/',
    { query: { inside: true } },
    { refetchInterval: MINUTE },
  )
  const query = view === 'today' ? today : inside
  const { takeBack, pending } = useTakeBack()
  return (
    <Card
      title={t('recent.title')}
      actions={
        <IconButton
          icon={sounds ? SoundIcon : SoundOffIcon}
          label={t('sound')}
          aria-pressed={sounds}
          onClick={() => setSounds(!sounds)}
        />
      }
    >
      <Stack>
        <SegmentedControl
          label={t('inside.show')}
          segments={[
            { id: 'today', label: t('inside.today', { count: today.total }) },
            { id: 'inside', label: t('inside.now', { count: inside.total }) },
            { id: 'sessions', label: t('inside.sessions') },
          ]}
          value={view}
          onChange={setView}
        />
        {view === 'sessions' ? (
          <Sessions />
        ) : (
          <ListBoundary
            query={query}
            skeleton={<SkeletonText lines={6} />}
            empty={
              <EmptyState
                kind={view === 'today' ? 'first' : 'done'}
                title={t(view === 'today' ? 'recent.none' : 'inside.none')}
              >
                {t(view === 'today' ? 'recent.noneText' : 'inside.noneText')}
              </EmptyState>
            }
          >
            {(rows) => (
              <RowList aria-live="polite" rows={rows}>
                {(row) => <Came row={row} busy={pending} takeBack={() => void takeBack(row)} />}
              </RowList>
            )}
          </ListBoundary>
        )}
      </Stack>
    </Card>
  )
})

interface CameProps {
  row: Checkin
  busy: boolean
  takeBack(): void
}

function Came({ row, busy, takeBack }: CameProps) {
  const { t } = useTranslation(['checkin', 'domain', 'common'])
  const { zone } = useSettings()
  const visitor = visitorOf(row)
  const name = visitor?.fullname ?? t('anonymous')
  return (
    <Inline align="between" gap="tight">
      <Inline gap="tight">
        <Avatar name={name} src={visitor?.avatar?.url} />
        <Stack gap="none">
          {visitor ? <MemberLink tone="quiet" member={visitor} /> : <span>{name}</span>}
          <small>
            {row.session || t(`domain:subscription.${row.type}`)}
            {row.visits_left !== null && ` · ${t('domain:visitsLeft', { count: row.visits_left })}`}
          </small>
        </Stack>
      </Inline>
      <Inline gap="tight">
        <DateText at={row.created_at} zone={zone} timeOnly />
        <ActionMenu
          label={`${t('common:list.actions')}: ${name}`}
          actions={[
            row.allowed_actions.remove && {
              id: 'remove',
              label: t('remove.action'),
              icon: RemoveIcon,
              tone: 'danger',
              disabled: busy,
              onAction: takeBack,
            },
          ]}
        />
      </Inline>
    </Inline>
  )
}
