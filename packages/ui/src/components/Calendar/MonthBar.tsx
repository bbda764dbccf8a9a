import type { CSSProperties } from 'react'
import { LockIcon } from '../../icons/index.ts'
import type { Day } from '../../parse/day.ts'
import { daysWords } from './AllDay.tsx'
import { Bar } from './Bar.ts'
import type { CalendarEvent, CalendarHandlers } from './calendar.types.ts'
import { barKey } from './month.ts'
import { type CalendarWords, dayName } from './period.ts'
import { isLong } from './time.ts'
import { eventName } from './TimedEvent.tsx'
import { canMove, type GridHands } from './useGrid.ts'

interface MonthBarProps {
  event: CalendarEvent
  row: number
  days: number
  week: number
  day: Day
  grid: GridHands
  words: CalendarWords
  handlers: CalendarHandlers
}

/** Event in the month view: time and title, or a bar over its days. */
export function MonthBar({ event, row, days, week, day, grid, words, handlers }: MonthBarProps) {
  const key = barKey(event, week)
  const long = isLong(event)
  const when = long
    ? daysWords(event, words)
    : `${dayName(event.day, words)}, ${event.start}–${event.end}`
  return (
    <Bar
      type="button"
      data-event={event.id}
      data-stop={key}
      data-colour={event.colour}
      data-long={long}
      data-before={event.day < day}
      data-can={canMove(event, handlers)}
      data-busy={event.busy}
      data-held={grid.draft?.event?.id === event.id}
      tabIndex={grid.tabIndex(key)}
      aria-label={eventName(event, when, words)}
      title={event.title}
      style={{ '--row': row, '--days': days } as CSSProperties}
      onClick={() => handlers.onOpen?.(event)}
    >
      {!long && <i />}
      {!long && <time aria-hidden>{event.start}</time>}
      <b aria-hidden>{event.title}</b>
      {event.locked && <LockIcon aria-hidden size={14} />}
    </Bar>
  )
}
