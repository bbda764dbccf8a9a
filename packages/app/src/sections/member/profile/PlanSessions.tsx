import { Collapsible, DateText, SkeletonText, Stack } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInfiniteApiQuery } from '../../../scaffold/query/index.ts'
import { ListBoundary, RowList } from '../../../scaffold/list/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Membership } from '../member.data.ts'

interface SessionsProps {
  plan: Membership
  /** Id of the member. */
  member: number
}

/** Attended sessions of a class, the latest first. Fetched when expanded. */
export function PlanSessions(props: SessionsProps) {
  const { t } = useTranslation('member')
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapsible
      title={t('plans.sessions')}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && <Came {...props} />}
    </Collapsible>
  )
}

function Came({ plan, member }: SessionsProps) {
  const { t } = useTranslation('member')
  const { zone } = useSettings()
  const query = useInfiniteApiQuery('checkin', '/customer/{id}/attendance-list/', {
    path: { id: member },
    query: { membership: plan.id },
  })
  return (
    <Stack>
      <ListBoundary
        query={query}
        skeleton={<SkeletonText lines={3} />}
        empty={<span>{t('plans.noSessions')}</span>}
      >
        {(visits) => (
          <RowList gap="tight" rows={visits}>
            {({ created_at }) => <DateText at={created_at} zone={zone} />}
          </RowList>
        )}
      </ListBoundary>
    </Stack>
  )
}
