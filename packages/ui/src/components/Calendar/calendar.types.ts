import type { Day } from '../../parse/day.ts'
import type { Colour } from '../../theme/index.ts'

/** An event of the calendar. */
export interface CalendarEvent {
  /** Unique id. */
  id: string
  /** First line; truncated last. */
  title: string
  /** Day, or first day of several: 'YYYY-MM-DD'. */
  day: Day
  /** Start 'HH:MM', in the club's time. */
  start: string
  /** End 'HH:MM' after the start; '24:00' is midnight. */
  end: string
  /** Colour of the event's category. */
  colour: Colour
  /** All-day event, shown above the hours; `start` and `end` are ignored. */
  allDay?: boolean
  /** Last day of a multi-day event; makes it all-day. */
  until?: Day
  /** Id of its column in the groups view. */
  group?: string
  /** Extra line if there is room: the room, the trainer, free places. */
  note?: string
  /** A change is being saved: shown paler, cannot be moved. */
  busy?: boolean
  /** Cannot be moved or resized, only opened. */
  locked?: boolean
}

/** A column of the groups view: a room, a trainer. */
export interface CalendarGroup {
  id: string
  title: string
}

export type CalendarView = 'day' | 'week' | 'month' | 'groups'

/** A time range selected by pointer or keys. */
export interface CalendarStretch {
  day: Day
  /** 'HH:MM' */
  start: string
  /** 'HH:MM' */
  end: string
  /** Column of the groups view; otherwise the event's own group, or none. */
  group?: string
}

/** The requested new range of an event. */
export interface CalendarChange extends CalendarStretch {
  /** The event before the change. */
  event: CalendarEvent
  /** New last day of a multi-day event. */
  until?: Day
}

/** A returned promise keeps the new place visible until it settles. */
type Answer = void | Promise<unknown>

/** Callbacks of a calendar. It changes nothing itself; an omitted callback disables its action. */
export interface CalendarHandlers {
  /** Called when an event is pressed. */
  onOpen?: (event: CalendarEvent) => void
  /** Called when an event is dropped on another time, day or group; its end may change too. */
  onMove?: (change: CalendarChange) => Answer
  /** Called when only the end of an event changes. */
  onResize?: (change: CalendarChange) => Answer
  /** Called when a range is drawn on an empty place. */
  onCreate?: (stretch: CalendarStretch) => void
}
