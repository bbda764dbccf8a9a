import { Card, DateText, Duration, Inline, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { RowList } from '../../../scaffold/list/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Attended, Profile } from '../member.data.ts'
import { usePage } from '../../../domain/pages/Pages.tsx'
import { TabPages } from '../../../domain/pages/TabPages.tsx'

/** Visits of a member: time, plan, trainer. */
export function Attendance({ record }: { record: Profile }) {
  const { t } = useTranslation('history')
  const page = usePage()
  const query = useApiQuery(
    'checkin',
    '/customer/{id}/attendance-list/',
    { path: { id: record.id }, query: { page } },
    { keepPrevious: true },
  )
  return (
    <TabPages query={query} empty={[t('attendance.none'), t('attendance.noneText')]}>
      {(visits) => (
        <Card>
          <RowList rows={visits}>{(visit) => <Visit visit={visit} />}</RowList>
        </Card>
      )}
    </TabPages>
  )
}

function Visit({ visit }: { visit: Attended }) {
  const { t } = useTranslation('history')
  const { zone } = useSettings()
  const { plan_name, created_at, trainer, duration, club, by } = visit
  return (
    <Inline align="between">
      <Stack gap="none">
        <strong>{plan_name || t('attendance.once')}</strong>
        <small>
          {trainer && `${trainer} · `}
          {duration !== null && (
            <>
              <Duration minutes={duration} />
              {' · '}
            </>
          )}
          {[club.name, t('attendance.by', { name: by })].join(' · ')}
        </small>
      </Stack>
      <DateText at={created_at} zone={zone} />
    </Inline>
  )
}
