import { addDays, breakpoint, Columns, PageHeader, Stack, useIsBelow, weekStart } from '@zal/ui'
import { FirstTrainees } from '../../../domain/trainer/FirstTrainees.tsx'
import { sessionPages, MOST_SESSIONS } from '../../../domain/trainer/trainerPages.ts'
import { TrainerWeek } from '../../../domain/trainer/TrainerWeek.tsx'
import { defineQuery, mapResult, selectResults } from '../../../scaffold/query/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { useGreeting } from '../desk/useGreeting.ts'
import { WorkListCard } from '../WorkListCard.tsx'
import { DayFigures } from './DayFigures.tsx'
import { DaySessions } from './DaySessions.tsx'
import { RosterCard } from './RosterCard.tsx'

const own = defineQuery(['trainer'], '/management/trainer/{id}/')

/** Home of a trainer: own sessions of today and of the week, the next roster, and own trainees; no sum of money. */
export function TrainerHome() {
  const { staff } = useCurrentUser()
  const { today } = useSettings()
  const members = useAddress()('member', 'list')
  const trainer = selectResults(own.use({ path: { id: staff.id } }))
  const monday = weekStart(today)
  // The same question as that of the week below.
  const week = sessionPages.use({
    path: { id: staff.id },
    query: { start_date: monday, end_date: addDays(monday, 6), per_page: MOST_SESSIONS },
  })
  const sessions = mapResult(
    week,
    week.data?.results.filter(({ date }) => date === today),
  )
  const isStacked = useIsBelow(breakpoint.lg)
  const roster = <RosterCard id={staff.id} sessions={sessions.data ?? []} />
  return (
    <Stack>
      <PageHeader title={useGreeting()} />
      <DayFigures id={staff.id} sessions={sessions} />
      <Columns side="rail">
        <Stack>
          <DaySessions query={sessions} />
          {isStacked && roster}
          <TrainerWeek trainer={{ id: staff.id, week_days: trainer.data?.week_days ?? [] }} />
          <FirstTrainees id={staff.id} href={members} />
        </Stack>
        <Stack>
          {!isStacked && roster}
          <WorkListCard />
        </Stack>
      </Columns>
    </Stack>
  )
}
