import type { CalendarEvent, CalendarGroup, CalendarTone } from '@zal/ui'
import type { TFunction } from 'i18next'
import { type ClassEvent, idOf } from './timetable.data.ts'
import type { Grouping, TimetablePlace } from './useTimetablePlace.ts'

type Translate = TFunction<['class', 'common']>

/** Share from which a class is nearly full. */
const NEARLY = 0.8

/** Column of the events without a room or a trainer. */
const NONE = 'none'

export const toneOf = ({ holders, capacity }: ClassEvent): CalendarTone => {
  if (capacity === null || holders < capacity * NEARLY) return 'free'
  return holders < capacity ? 'filling' : 'full'
}

/** Places taken in words: "12 of 20 spots taken"; without a limit "12 people". */
export const takenText = ({ holders, capacity }: ClassEvent, t: Translate) =>
  capacity === null
    ? t('timetable.people', { count: holders })
    : t('timetable.taken', { taken: holders, count: capacity })

/** Names of the trainers, or that there is none. */
export const trainersText = ({ trainers }: ClassEvent, t: Translate) =>
  trainers.map(({ name }) => name).join(', ') || t('noTrainer')

/** The missing part of the event, in words. */
export const missingText = ({ trainers, room }: ClassEvent, t: Translate) => {
  if (trainers.length === 0) return t('noTrainer')
  return room ? undefined : t('noRoom')
}

export const isShown = (event: ClassEvent, { room, trainer_id }: TimetablePlace) =>
  (!room || String(event.room?.id) === room) &&
  (!trainer_id || event.trainers.some(({ id }) => String(id) === trainer_id))

/** An entry of the calendar; by trainer a class with two of them stands in both columns. */
export function entriesOf(event: ClassEvent, by: Grouping | undefined, t: Translate) {
  const { plan, date, start_time, end_time, room, trainers, holders, capacity } = event
  const tone = toneOf(event)
  const names = trainers.map(({ name }) => name).join(', ')
  const entry: CalendarEvent = {
    id: idOf(event),
    title: plan.name,
    day: date,
    start: start_time,
    end: end_time,
    colour: tone,
    note: by === 'trainer' ? room?.name : names,
    where: by === 'trainer' ? names : room?.name,
    alert: missingText(event, t),
    level: {
      share: capacity === null ? 0 : holders / capacity,
      text:
        capacity === null
          ? String(holders)
          : tone === 'full'
            ? t('timetable.full')
            : `${holders}/${capacity}`,
      name:
        tone === 'full' ? `${t('timetable.full')}, ${takenText(event, t)}` : takenText(event, t),
    },
  }
  if (!by) return [entry]
  if (by === 'room') return [{ ...entry, group: room ? String(room.id) : NONE }]
  if (trainers.length === 0) return [{ ...entry, group: NONE }]
  return trainers.map(({ id }) => ({ ...entry, id: `${entry.id}.${id}`, group: String(id) }))
}

/** Columns of the events: rooms or trainers by name, and one for those without. */
export function groupsOf(
  events: readonly ClassEvent[],
  by: Grouping,
  known: readonly { id: number; label: string }[],
  t: Translate,
): CalendarGroup[] {
  const named =
    by === 'room'
      ? events.flatMap(({ room }) => room ?? [])
      : events.flatMap(({ trainers }) => trainers)
  const titles = new Map(known.map(({ id, label }) => [String(id), label]))
  for (const { id, name } of named) titles.set(String(id), name)
  const columns = [...titles].map(([id, title]) => ({ id, title }))
  const isLacking = events.some((event) =>
    by === 'room' ? event.room === null : event.trainers.length === 0,
  )
  const none = { id: NONE, title: by === 'room' ? t('noRoom') : t('noTrainer') }
  return isLacking ? [...columns, none] : columns
}

/** Sum of the visible events: their number, and the part of the limited spots that is taken. */
export function summaryOf(events: readonly ClassEvent[], t: Translate) {
  const count = events.length
  if (count === 0) return t('timetable.none')
  const limited = events.filter(({ capacity }) => capacity !== null)
  const places = limited.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0)
  const taken = limited.reduce(
    (sum, { holders, capacity }) => sum + Math.min(holders, capacity ?? 0),
    0,
  )
  const classes = t('timetable.count', { count })
  if (places === 0) return classes
  return t('timetable.summary', { classes, percent: Math.round((taken / places) * 100) })
}
