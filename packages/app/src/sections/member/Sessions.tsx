import { Collapsible, DateText, SkeletonText, Stack } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAskAll } from '../../scaffold/ask.ts'
import { Lines } from '../../scaffold/Lines.tsx'
import { ListBoundary } from '../../scaffold/ListBoundary.tsx'
import { useSettings } from '../../scaffold/who.ts'
import type { Membership } from './member.data.ts'

interface SessionsProps {
  plan: Membership
  /** Id of the member. */
  member: number
}

/** Attended sessions of a class, the latest first. Fetched when expanded. */
export function Sessions(props: SessionsProps) {
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
  const asked = useAskAll('checkin', '/customer/{id}/attendance-list/', {
    path: { id: member },
    query: { membership: plan.id },
  })
  return (
    <Stack>
      <ListBoundary
        asked={asked}
        skeleton={<SkeletonText lines={3} />}
        empty={<span>{t('plans.noSessions')}</span>}
      >
        {(visits) => (
          <Lines gap="tight" rows={visits}>
            {({ created_at }) => <DateText at={created_at} zone={zone} />}
          </Lines>
        )}
      </ListBoundary>
    </Stack>
  )
}
