import { addDays, type Day, daysBetween } from '../../parse/day.ts'
import type { CalendarEvent } from './calendar.types.ts'
import { weekSpans } from './columns.ts'
import { placeInRows } from './layout.ts'
import type { Hours, Place, Spot } from './place.ts'
import type { Arrow, Stop } from './stops.ts'
import { clamp, lastDay } from './time.ts'

/** Lines per day in a month; further events are behind "3 more". */
export const LINES = 4

export interface LaidWeek {
  days: readonly Day[]
  bars: { event: CalendarEvent; row: number; start: number; days: number }[]
  /** Number of hidden events by day. */
  hidden: number[]
}

export function layWeek(days: readonly Day[], events: readonly CalendarEvent[]): LaidWeek {
  const spans = weekSpans(days, events)
  const { rows, hidden } = placeInRows(spans, days.length, LINES)
  const bars = spans.flatMap(({ id, event, start, end }) => {
    const row = rows.get(id)
    return row === undefined ? [] : [{ event, row, start, days: end - start }]
  })
  return { days, bars, hidden }
}

/** Distance between weeks in the measure of `at`. */
const WEEK = 100

export const dayKey = (day: Day) => `day:${day}`
export const moreKey = (day: Day) => `more:${day}`
/** Key of an event in a week; one that continues in the next week is drawn twice. */
export const barKey = (event: CalendarEvent, week: number) => `event:${event.id}:${week}`

/** Keyboard stops of a month: each day, then its events. */
export function monthStops(weeks: readonly LaidWeek[], hours: Hours): Stop[] {
  return weeks.flatMap(({ days, bars, hidden }, week) =>
    days.flatMap((day, column): Stop[] => {
      const at = week * WEEK
      const free = { day, start: hours.from, end: Math.min(hours.from + 60, hours.to) }
      const more = { key: moreKey(day), column, at: at + WEEK - 1, end: at + WEEK, day }
      return [
        { key: dayKey(day), column, at, end: at + WEEK, day, free },
        ...bars
          .filter(({ start }) => start === column)
          .map(({ event, row }) => {
            const key = barKey(event, week)
            return { key, column, at: at + row + 1, end: at + row + 2, day, event }
          }),
        ...(hidden[column] ? [more] : []),
      ]
    }),
  )
}

/** Moves by a day left or right, by a week up or down, within the visible month. */
export function nudgedInMonth(place: Place, arrow: Arrow, days: readonly Day[]): Place {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[arrow]
  const first = days[0] ?? place.day
  const to = clamp(daysBetween(first, place.day) + by, 0, days.length - 1)
  return { ...place, day: addDays(first, to) }
}

/** Day under a point; in a month the time is kept. */
export function locateDay(root: HTMLElement, x: number, y: number): Spot | null {
  const cells = [...root.querySelectorAll<HTMLElement>('[data-day]')]
  const cell = cells.find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left <= x && x < right && top <= y && y < bottom
  })
  return cell?.dataset.day ? { day: cell.dataset.day, minute: 0 } : null
}

/** Events of a day: all-day ones first, then by time. */
export const eventsOn = (day: Day, events: readonly CalendarEvent[]) =>
  weekSpans([day], events)
    .map(({ event }) => event)
    .filter((event) => event.day <= day && day <= lastDay(event))
