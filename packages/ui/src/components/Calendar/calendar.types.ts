import type { Day } from '../../parse/day.ts'
import type { Colour } from '../../theme/index.ts'

/** Something that stands in the calendar. */
export interface CalendarEvent {
  /** Its own among all events. */
  id: string
  /** Said first, and cut last. */
  title: string
  /** The day, or the first of several: 'YYYY-MM-DD'. */
  day: Day
  /** 'HH:MM', in the time of the club. */
  start: string
  /** 'HH:MM' after the start; '24:00' is midnight. */
  end: string
  /** One for a kind of thing, not for each. */
  colour: Colour
  /** Takes whole days: stands above the hours; `start` and `end` are not shown. */
  allDay?: boolean
  /** The last day of something that takes several days; makes it one for whole days. */
  until?: Day
  /** The column that it belongs to in the view of groups. */
  group?: string
  /** One more line, where there is room: the room, the trainer, free places. */
  note?: string
  /** A change of it is being saved: shown paler, cannot be moved. */
  busy?: boolean
  /** Cannot be moved or resized, only opened. */
  locked?: boolean
}

/** A column of the view of groups: a room, a trainer. */
export interface CalendarGroup {
  id: string
  title: string
}

export type CalendarView = 'day' | 'week' | 'month' | 'groups'

/** A stretch that somebody chose, by pointer or by keys. */
export interface CalendarStretch {
  day: Day
  /** 'HH:MM' */
  start: string
  /** 'HH:MM' */
  end: string
  /** The column of the view of groups; elsewhere the event's own, or none. */
  group?: string
}

/** Where somebody wants to have an event. */
export interface CalendarChange extends CalendarStretch {
  /** The event as it is now. */
  event: CalendarEvent
  /** The last day, where it takes several. */
  until?: Day
}

/** May answer with a promise: until it settles the new place is shown as it was dropped. */
type Answer = void | Promise<unknown>

/** What a calendar asks of its owner. Nothing changes by itself; what is left out cannot be done. */
export interface CalendarHandlers {
  /** An event was pressed. */
  onOpen?: (event: CalendarEvent) => void
  /** An event was dropped on another time, day or group; its end may be another as well. */
  onMove?: (change: CalendarChange) => Answer
  /** Only the end of an event is another. */
  onResize?: (change: CalendarChange) => Answer
  /** A stretch was drawn over an empty place. */
  onCreate?: (stretch: CalendarStretch) => void
}
