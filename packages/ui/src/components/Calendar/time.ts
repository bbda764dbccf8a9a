import type { CalendarEvent } from './calendar.types.ts'

/** Step of moving and resizing, in minutes. */
export const STEP = 15

/** Height of a grid row in minutes; shorter events are drawn as long as this. */
export const SLOT = 30

const DAY_END = 24 * 60

/** 'HH:MM' → minutes since midnight. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Minutes since midnight → 'HH:MM'. */
export const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Rounds to the nearest step. */
export const snap = (minutes: number) => Math.round(minutes / STEP) * STEP

export const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value))

/** Start and end in minutes; an end that is not after the start means midnight. */
export function stretchOf({ start, end }: Pick<CalendarEvent, 'start' | 'end'>) {
  const from = minutesOf(start)
  const to = minutesOf(end)
  return { start: from, end: to > from ? to : DAY_END }
}

/** Whether the event is all-day. */
export const isLong = ({ allDay, until, day }: CalendarEvent) =>
  Boolean(allDay) || (until !== undefined && until > day)

/** The last day of an event. */
export const lastDay = ({ day, until }: CalendarEvent) => (until && until > day ? until : day)

/** Visible hours, rounded to whole ones: the working hours, extended to contain all events. */
export function hoursOf(events: readonly CalendarEvent[], from: string, to: string) {
  const spans = events.filter((event) => !isLong(event)).map(stretchOf)
  const first = Math.min(minutesOf(from), ...spans.map(({ start }) => start))
  const last = Math.max(minutesOf(to), ...spans.map(({ end }) => end))
  return { from: Math.floor(first / 60) * 60, to: Math.ceil(last / 60) * 60 }
}
