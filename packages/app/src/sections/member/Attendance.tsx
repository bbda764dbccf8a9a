import { Card, DateText, Duration, Inline, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../scaffold/ask.ts'
import { Lines } from '../../scaffold/Lines.tsx'
import { useSettings } from '../../scaffold/who.ts'
import type { Attended, Profile } from './member.data.ts'
import { usePage } from './Pages.tsx'
import { TabPages } from './TabPages.tsx'

/** Visits of a member: time, plan, trainer. */
export function Attendance({ record }: { record: Profile }) {
  const { t } = useTranslation('history')
  const page = usePage()
  const asked = useAsk(
    'checkin',
    '/customer/{id}/attendance-list/',
    { path: { id: record.id }, query: { page } },
    { keep: true },
  )
  return (
    <TabPages asked={asked} empty={[t('attendance.none'), t('attendance.noneText')]}>
      {(visits) => (
        <Card>
          <Lines rows={visits}>{(visit) => <Visit visit={visit} />}</Lines>
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
