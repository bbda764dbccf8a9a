import { ButtonLink, formatDate, PanelGroup, SidePanel } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCan, useSettings } from '../../../scaffold/session/index.ts'
import { takenText, trainersText } from './calendarEvents.ts'
import { Roster } from './Roster.tsx'
import { type ClassEvent, idOf } from './timetable.data.ts'

interface EventPanelProps {
  event: ClassEvent
  /** Visible events, in the order in which the panel steps. */
  among: readonly ClassEvent[]
  /** Opens another event, or closes the panel. */
  open(id: string | undefined): void
}

/** A class on one day: spots, trainer, room, and today's roster to whom may check in a group. */
export function EventPanel({ event, among, open }: EventPanelProps) {
  const { t } = useTranslation(['class', 'common'])
  const { today } = useSettings()
  const can = useCan()
  const to = useAddress()
  const { plan, class_time, time_index, date, start_time, end_time, room } = event
  const id = idOf(event)
  const at = among.findIndex((one) => idOf(one) === id)
  const step = (next: ClassEvent | undefined) => next && (() => open(idOf(next)))
  const isToday = date === today
  const group = isToday ? to('checkin', 'group') : undefined
  const edit = to('class', 'edit', plan.id)
  const close = () => {
    document.querySelector<HTMLElement>(`[data-event^="${id}"]`)?.focus({ preventScroll: true })
    open(undefined)
  }
  return (
    <SidePanel
      title={plan.name}
      figure={takenText(event, t)}
      lead={`${formatDate(date)}, ${start_time}–${end_time}`}
      onClose={close}
      onPrevious={step(at > 0 ? among[at - 1] : undefined)}
      onNext={step(at >= 0 ? among[at + 1] : undefined)}
      actions={
        (group || edit) && (
          <>
            {group && (
              <ButtonLink tone="soft" href={`${group}?${groupQuery(plan.id, class_time)}`}>
                {t('timetable.checkIn')}
              </ButtonLink>
            )}
            {edit && (
              <ButtonLink tone="outline" href={`${edit}/${time_index}`}>
                {t('timetable.edit')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <PanelGroup
        facts={[
          { label: t('fields.trainers'), value: trainersText(event, t) },
          { label: t('fields.room'), value: room?.name ?? t('noRoom') },
        ]}
      />
      {isToday && can('checkin', 'group') && <Roster key={id} event={event} />}
    </SidePanel>
  )
}

const groupQuery = (id: number, time: number) =>
  new URLSearchParams({ subscription: '2', id: String(id), class_time: String(time) })
