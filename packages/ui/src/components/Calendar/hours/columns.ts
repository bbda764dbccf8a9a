import { addDays, type Day } from '../../../parse/day.ts'
import type { CalendarEvent, CalendarGroup } from '../calendar.types.ts'
import { type Lane, placeBeside, placeInRows } from '../events/layout.ts'
import type { Hours } from '../interaction/place.ts'
import type { Stop } from '../interaction/stops.ts'
import { isLong, lastDay, SLOT, stretchOf } from '../time.ts'

/** A column of the hour grid: a day, or a group on one day. */
export interface Column {
  key: string
  day: Day
  /** '' collects events without a known group. */
  group?: string
  title?: string
}

export interface Laid extends Column {
  timed: { event: CalendarEvent; lane: Lane; start: number; end: number }[]
  /** Events that overlap too many others, by the time that they take. */
  rests: { key: string; start: number; end: number; events: CalendarEvent[] }[]
  /** All-day events whose visible part starts in this column. */
  bars: { event: CalendarEvent; row: number; days: number }[]
  /** Rows of the all-day area that this column needs. */
  rows: number
  /** Maximum number of simultaneous events. */
  lanes: number
}

export const dayColumns = (days: readonly Day[]): Column[] => days.map((day) => ({ key: day, day }))

/** Columns of the groups, and one more for events without a known group. */
export function groupColumns(
  day: Day,
  groups: readonly CalendarGroup[],
  events: readonly CalendarEvent[],
  others: string,
): Column[] {
  const known = new Set(groups.map(({ id }) => id))
  const isOther = ({ group }: CalendarEvent) => group === undefined || !known.has(group)
  const hasOthers = events.some((event) => isOn(event, day) && isOther(event))
  const columns = groups.map(({ id, title }) => ({ key: `group:${id}`, day, group: id, title }))
  return hasOthers ? [...columns, { key: 'others', day, group: '', title: others }] : columns
}

/** Assigns every event a column and a lane. */
export function layColumns(
  columns: readonly Column[],
  events: readonly CalendarEvent[],
  limit = Infinity,
): Laid[] {
  const known = new Set(columns.map(({ group }) => group))
  const belongs = (event: CalendarEvent, { day, group }: Column) =>
    isOn(event, day) &&
    (group === undefined ||
      event.group === group ||
      (group === '' && !(event.group && known.has(event.group))))
  const long = longSpans(columns, events.filter(isLong), belongs)
  const { rows } = placeInRows(long, columns.length, Infinity)
  return columns.map((column, index) => {
    const here = events.filter((event) => !isLong(event) && belongs(event, column))
    const spans = here.map((event) => ({ event, id: event.id, ...stretchOf(event) }))
    const { places: lanes, rests } = placeBeside(spans.map(drawnSpan), limit)
    return {
      ...column,
      timed: spans
        .flatMap(({ event, start, end }) => {
          const lane = lanes.get(event.id)
          return lane ? { event, start, end, lane } : []
        })
        .sort((a, b) => a.start - b.start || a.lane.lane - b.lane.lane),
      rests: rests.map(({ start, end, ids }) => {
        const rest = here.filter(({ id }) => ids.includes(id))
        return { key: `rest:${column.key}:${start}`, start, end, events: rest }
      }),
      bars: long
        .filter(({ start }) => start === index)
        .map(({ event, start, end }) => {
          return { event, row: rows.get(event.id) ?? 0, days: end - start }
        }),
      rows: Math.max(
        0,
        ...long
          .filter((one) => one.start <= index && index < one.end)
          .map(({ id }) => (rows.get(id) ?? 0) + 1),
      ),
      lanes: Math.max(1, ...[...lanes.values()].map((lane) => lane.lanes)),
    }
  })
}

/** Keyboard stops of the hour grid. */
export function columnStops(laid: readonly Laid[], { from, to }: Hours): Stop[] {
  return laid.flatMap(({ key, day, group, timed, rests, bars }, column) => {
    const isFree = (at: number) =>
      !timed.some(({ start, end }) => start < at + SLOT && at < Math.max(end, start + SLOT))
    const slots = range(from, to, SLOT).filter(isFree)
    return [
      ...bars.map(({ event, row }) => {
        return { key: `event:${event.id}`, column, at: row - 100, end: row - 99, day, event }
      }),
      ...timed.map(({ event, start, end, lane }) => {
        // The lane keeps the order of events with the same start.
        return { key: `event:${event.id}`, column, at: start + lane.lane / 100, end, day, event }
      }),
      ...rests.map((rest) => {
        // After the events that it stands beside.
        return { key: rest.key, column, at: rest.start + 0.5, end: rest.end, day }
      }),
      ...slots.map((at) => {
        const free = { day, group: group || undefined, start: at, end: Math.min(at + 60, to) }
        return { key: slotKey(key, at), column, at, end: at + SLOT, day, free }
      }),
    ]
  })
}

export const slotKey = (column: string, minute: number) => `slot:${column}:${minute}`

export const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step)

const isOn = (event: CalendarEvent, day: Day) => event.day <= day && day <= lastDay(event)

/** Short events are drawn as long as a slot, so they occupy one. */
const drawnSpan = ({ id, start, end }: { id: string; start: number; end: number }) => {
  return { id, start, end: Math.max(end, start + SLOT) }
}

function longSpans(
  columns: readonly Column[],
  events: readonly CalendarEvent[],
  belongs: (event: CalendarEvent, column: Column) => boolean,
) {
  return events
    .map((event) => {
      const start = columns.findIndex((column) => belongs(event, column))
      const end = columns.findLastIndex((column) => belongs(event, column)) + 1
      return { id: event.id, event, start, end }
    })
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Events of a week in a month: multi-day ones first, then by time. */
export function weekSpans(week: readonly Day[], events: readonly CalendarEvent[]) {
  const first = week[0] ?? ''
  const last = addDays(first, week.length - 1)
  return events
    .filter((event) => event.day <= last && first <= lastDay(event))
    .map((event) => {
      const start = Math.max(0, week.indexOf(event.day))
      const end = week.indexOf(lastDay(event)) + 1 || week.length
      return { id: event.id, event, start, end }
    })
    .sort(
      (a, b) =>
        Number(isLong(b.event)) - Number(isLong(a.event)) ||
        a.start - b.start ||
        b.end - a.end ||
        a.event.start.localeCompare(b.event.start),
    )
}
