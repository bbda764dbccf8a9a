import type { CSSProperties } from 'react'
import { layer } from '../../theme/index.ts'
import { Bar } from './Bar.ts'
import type { CalendarHandlers } from './calendar.types.ts'
import type { Laid } from './columns.ts'
import { Band, BandName } from './Head.parts.ts'
import { type CalendarWords, dayName } from './period.ts'
import { eventName } from './TimedEvent.tsx'
import { lastDay, isLong } from './time.ts'
import { canMove, type GridHands } from './useGrid.ts'

interface AllDayProps {
  laid: readonly Laid[]
  grid: GridHands
  words: CalendarWords
  handlers: CalendarHandlers
}

/** Row of all-day events above the hours. */
export function AllDay({ laid, grid, words, handlers }: AllDayProps) {
  const { draft } = grid
  const held = draft?.event && isLong(draft.event) ? draft : null
  return (
    <div role="row">
      <BandName role="rowheader">{words.allDay}</BandName>
      {laid.map(({ key, day, group, bars }, column) => (
        <Band
          key={key}
          role="gridcell"
          data-band
          // A bar spans the cells after its own.
          style={{ zIndex: layer.header - 2 - Math.min(column, 7) }}
        >
          {bars.map(({ event, row, days }) => (
            <Bar
              key={event.id}
              type="button"
              data-long
              data-event={event.id}
              data-stop={`event:${event.id}`}
              data-colour={event.colour}
              data-can={canMove(event, handlers)}
              data-busy={event.busy}
              data-held={held?.event?.id === event.id}
              data-before={event.day < day}
              tabIndex={grid.tabIndex(`event:${event.id}`)}
              aria-label={eventName(event, daysWords(event, words), words)}
              title={event.title}
              style={{ '--row': row, '--days': days, '--above': '0.25rem' } as CSSProperties}
              onClick={() => handlers.onOpen?.(event)}
            >
              <b aria-hidden>{event.title}</b>
            </Bar>
          ))}
          {held?.event &&
            held.place.day === day &&
            (group ?? '') === (held.place.group ?? group ?? '') && (
              <Bar
                as="div"
                data-ghost
                data-long
                data-colour={held.event.colour}
                style={{ '--row': 0, '--above': '0.25rem' } as CSSProperties}
              >
                <b aria-hidden>{held.event.title}</b>
              </Bar>
            )}
        </Band>
      ))}
    </div>
  )
}

/** Days of an all-day event: "12-mart, payshanba – …". */
export function daysWords(event: Parameters<typeof lastDay>[0], words: CalendarWords) {
  const last = lastDay(event)
  const first = dayName(event.day, words)
  return last === event.day ? `${first}, ${words.allDay}` : `${first} – ${dayName(last, words)}`
}
