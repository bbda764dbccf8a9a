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
  /** Colour of the event's category, or the tone of its level. */
  colour: Colour | CalendarTone
  /** How full the event is: words beside the note, and a bar at the foot of its block. */
  level?: CalendarLevel
  /** The missing part of the event, in words; shown instead of the note, with an outline. */
  alert?: string
  /** All-day event, shown above the hours; `start` and `end` are ignored. */
  allDay?: boolean
  /** Last day of a multi-day event; makes it all-day. */
  until?: Day
  /** Id of its column in the groups view. */
  group?: string
  /** Extra line if there is room: the room, the trainer, free places. */
  note?: string
  /** Said after the note where there is room: in lists, and to screen readers. */
  where?: string
  /** A change is being saved: shown paler, cannot be moved. */
  busy?: boolean
  /** Its details are shown beside the calendar. */
  open?: boolean
  /** Cannot be moved or resized, only opened. */
  locked?: boolean
}

/** Room is left, nearly full, full. */
export type CalendarTone = 'free' | 'filling' | 'full'

export interface CalendarLevel {
  /** The part that is taken, from 0 to 1; more is drawn as 1. */
  share: number
  /** In a block: "12/20", "Full". */
  text: string
  /** In lists and for screen readers: "12 of 20 spots taken". */
  name: string
}

/** A column of the groups view: a room, a trainer. */
export interface CalendarGroup {
  id: string
  title: string
}

/** `today` lists the events of today by what runs now and what comes. */
export type CalendarView = 'today' | 'day' | 'week' | 'month' | 'groups'

/** The view and a day of its period. */
export interface CalendarPlace {
  view: CalendarView
  /** 'YYYY-MM-DD' */
  day: Day
}

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
