import { breakpoint, Calendar, ListPage, SegmentedControl, useIsBelow } from '@zal/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { everyTrainer, rooms } from '../../../domain/lists.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { ListEmpty, RegisterLink } from '../../../scaffold/list/index.ts'
import { selectResults, useReferenceOptions } from '../../../scaffold/query/index.ts'
import { usePageHeader } from '../../../scaffold/routing/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { LayoutSwitch } from '../LayoutSwitch.tsx'
import { classNames } from '../class.data.ts'
import { entriesOf, groupsOf, isShown, summaryOf } from './calendarEvents.ts'
import { EventPanel } from './EventPanel.tsx'
import { type ClassEvent, events, idOf, weekOf } from './timetable.data.ts'
import { TimetableFilter } from './TimetableFilter.tsx'
import { useClubClock } from './useClubClock.ts'
import { groupings, useTimetablePlace, views } from './useTimetablePlace.ts'

/** Week of the classes with the spots taken of each: by day, or a day by room or trainer. */
export function Timetable() {
  const { place, go } = useTimetablePlace()
  const query = selectResults(events.use(weekOf(place), { keepPrevious: true }))
  const isBlank = query.data?.length === 0
  // Only a week without classes has to tell whether the club has any.
  const names = selectResults(classNames.use({}, { enabled: isBlank }))
  const isFirst = isBlank && names.data?.length === 0
  const shown = query.data?.filter((event) => isShown(event, place)) ?? none
  const opened = query.data?.find((event) => idOf(event) === place.open)
  return (
    <ListPage
      {...usePageHeader()}
      actions={
        <>
          {!isFirst && <LayoutSwitch layout="timetable" />}
          {!isFirst && <RegisterLink />}
        </>
      }
      panel={opened && <EventPanel event={opened} among={shown} open={(open) => go({ open })} />}
    >
      <Boundary query={query} skeleton={<Week />}>
        {(found) => (isFirst ? <ListEmpty noun="class" /> : <Week found={found} />)}
      </Boundary>
    </ListPage>
  )
}

const none: readonly ClassEvent[] = []

/** Without events it waits for them. */
function Week({ found = none }: { found?: readonly ClassEvent[] }) {
  const waits = found === none
  const { t } = useTranslation(['class', 'common'])
  const { today } = useSettings()
  const now = useClubClock()
  const { place, go } = useTimetablePlace()
  const { view, day, group, open } = place
  const knownRooms = useReferenceOptions(rooms)
  const knownTrainers = useReferenceOptions(everyTrainer)
  const isPhone = useIsBelow(breakpoint.shell)
  const by = view === 'groups' && !isPhone ? group : undefined
  const shown = useMemo(() => found.filter((event) => isShown(event, place)), [found, place])
  const entries = useMemo(
    () =>
      shown.flatMap((event) =>
        entriesOf(event, by, t).map((entry) => ({ ...entry, open: idOf(event) === open })),
      ),
    [shown, by, t, open],
  )
  const period = view === 'week' ? shown : shown.filter(({ date }) => date === day)
  const columns = by && groupsOf(period, by, by === 'room' ? knownRooms : [], t)
  return (
    <Calendar
      label={t('timetable.title')}
      readOnly
      views={views}
      view={view}
      day={day}
      onShow={(next) => go({ ...next, view: views.find((one) => one === next.view) ?? 'week' })}
      today={today}
      now={now}
      events={entries}
      groups={columns ?? []}
      groupsLabel={t('timetable.groups')}
      onOpen={({ id }) => go({ open: id.split('.').slice(0, 2).join('.') }, { replace: false })}
      legend={[
        { colour: 'free', label: t('timetable.free') },
        { colour: 'filling', label: t('timetable.filling') },
        { colour: 'full', label: t('timetable.full') },
      ]}
      busy={waits}
      summary={waits ? undefined : summaryOf(period, t)}
      actions={
        <>
          {by && (
            <SegmentedControl
              label={t('timetable.groups')}
              value={by}
              segments={groupings.map((id) => ({ id, label: t(`timetable.by.${id}`) }))}
              onChange={(next) => go({ group: next })}
            />
          )}
          <TimetableFilter
            label={t('fields.room')}
            all={t('timetable.allRooms')}
            value={place.room}
            options={knownRooms}
            onChange={(room) => go({ room })}
          />
          <TimetableFilter
            label={t('filters.trainer_id')}
            all={t('timetable.allTrainers')}
            value={place.trainer_id}
            options={knownTrainers}
            onChange={(trainer_id) => go({ trainer_id })}
          />
        </>
      }
    />
  )
}
