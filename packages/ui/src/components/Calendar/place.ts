import { addDays, type Day, daysBetween } from '../../parse/day.ts'
import type { CalendarChange, CalendarEvent, CalendarStretch } from './calendar.types.ts'
import { clamp, isLong, snap, STEP, stretchOf, timeOf } from './time.ts'

/** A time range in minutes, on a day and in a group. */
export interface Place {
  day: Day
  group?: string
  start: number
  end: number
}

/** A position in the calendar, under a pointer. */
export interface Spot {
  day: Day
  group?: string
  minute: number
}

/** Visible range of the day in minutes. */
export interface Hours {
  from: number
  to: number
}

/** A drag in progress, with its starting point. */
export interface Grip {
  kind: 'move' | 'resize' | 'create'
  /** Undefined while drawing a new event. */
  event?: CalendarEvent
  /** Range before the drag. */
  home: Place
  at: Spot
}

export const placeOf = (event: CalendarEvent): Place => {
  return { day: event.day, group: event.group, ...stretchOf(event) }
}

/** Range of the dragged event with the pointer at `here`. */
export function dragged(grip: Grip, here: Spot, hours: Hours): Place {
  const { kind, home, at, event } = grip
  if (kind === 'resize') return resized(home, here.minute - at.minute, hours)
  if (kind === 'create') return drawn(at, here, hours)
  const days = daysBetween(at.day, here.day)
  const moved = event && isLong(event) ? home : shifted(home, here.minute - at.minute, hours)
  const group = here.group === at.group ? home.group : here.group
  return { ...moved, day: addDays(home.day, days), group }
}

/** Shifts by minutes, snapped to a step, within the hours. */
export function shifted(place: Place, minutes: number, hours: Hours): Place {
  const length = place.end - place.start
  const start = clamp(
    snap(place.start + minutes),
    hours.from,
    Math.max(hours.from, hours.to - length),
  )
  return { ...place, start, end: start + length }
}

/** Extends by minutes; at least one step long. */
export function resized(place: Place, minutes: number, hours: Hours): Place {
  return { ...place, end: clamp(snap(place.end + minutes), place.start + STEP, hours.to) }
}

/** Range from one position to another, snapped, in the column of the first. */
function drawn(at: Spot, here: Spot, hours: Hours): Place {
  const first = Math.floor(at.minute / STEP) * STEP
  const last = clamp(snap(here.minute), hours.from, hours.to)
  const start = clamp(Math.min(first, last), hours.from, hours.to - STEP)
  return {
    day: at.day,
    group: at.group,
    start,
    end: Math.max(start + STEP, last, last < first ? first + STEP : 0),
  }
}

export const isSame = (one: Place, other: Place) =>
  one.day === other.day &&
  one.group === other.group &&
  one.start === other.start &&
  one.end === other.end

/** Whether only the end differs. */
export const isResize = (home: Place, place: Place) =>
  isSame({ ...home, end: place.end }, place) && home.end !== place.end

export const stretchAt = ({ day, group, start, end }: Place): CalendarStretch => {
  return { day, start: timeOf(start), end: timeOf(end), ...(group !== undefined && { group }) }
}

/** Arguments of the owner's callback. */
export function changeOf(event: CalendarEvent, place: Place): CalendarChange {
  const until = event.until && addDays(event.until, daysBetween(event.day, place.day))
  return { event, ...stretchAt(place), ...(until && { until }) }
}
