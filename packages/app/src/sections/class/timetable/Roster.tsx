import { Inline, PanelGroup, Stack, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../../domain/member/MemberLink.tsx'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { defineQuery } from '../../../scaffold/query/index.ts'
import type { ClassEvent } from './timetable.data.ts'

const holders = defineQuery(['checkin', 'member', 'payment'], '/check-in/group-checkin/{id}/')
const tones = { green: 'success', yellow: 'warning', red: 'danger' } as const

/** Today's holders of a time of a class, each with the verdict; those beyond the first are counted. */
export function Roster({ event: { plan, class_time } }: { event: ClassEvent }) {
  const { t } = useTranslation(['class', 'checkin'])
  const query = holders.use({ path: { id: plan.id }, query: { subscription: 2, class_time } })
  return (
    <PanelGroup title={t('timetable.roster')}>
      <Boundary query={query}>
        {({ results, total_count }) => (
          <Stack gap="tight">
            {results.map((member) => (
              <Inline key={member.id} align="between">
                <MemberLink member={member} />
                <StatusBadge tone={tones[member.verdict.level]}>
                  {t(`checkin:level.${member.verdict.level}`)}
                </StatusBadge>
              </Inline>
            ))}
            {total_count > results.length && (
              <span>{t('timetable.more', { count: total_count - results.length })}</span>
            )}
            {total_count === 0 && <span>{t('timetable.nobody')}</span>}
          </Stack>
        )}
      </Boundary>
    </PanelGroup>
  )
}
