import { Columns, PageHeader, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import { WorkListCard } from '../WorkListCard.tsx'
import { BirthdaysCard } from './BirthdaysCard.tsx'
import { DebtsCard } from './DebtsCard.tsx'
import { DeskActions } from './DeskActions.tsx'
import { EndingCard } from './EndingCard.tsx'
import { InsideCard } from './InsideCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { ShiftCard } from './ShiftCard.tsx'
import { useGreeting } from './useGreeting.ts'

/**
 * Home of the front desk: its actions, the people in the club, the next sessions, its shift, and the members to speak to. Calls
 * that the person may not make are not made and leave no hole.
 */
export function DeskHome() {
  const { t } = useTranslation('dashboard')
  const can = useCan()
  const to = useAddress()
  return (
    <Stack>
      <PageHeader title={useGreeting()} />
      <DeskActions />
      <Columns side="rail">
        <Stack>
          {can('checkin', 'register') && <InsideCard />}
          {can('checkin', 'register') && <SessionsCard />}
          <WorkListCard />
        </Stack>
        <Stack aria-label={t('desk.people')} role="group">
          {can('finance', 'shift') && <ShiftCard />}
          {to('member', 'list') && <EndingCard />}
          {to('deposit', 'debtors') && <DebtsCard />}
          {to('member', 'list') && <BirthdaysCard />}
        </Stack>
      </Columns>
    </Stack>
  )
}
