import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { Day } from '../../../parse/day.ts'
import type { CalendarEvent, CalendarHandlers } from '../calendar.types.ts'
import { Block, Edge } from './EventBlock.ts'
import { EventWords } from '../events/EventWords.tsx'
import { LevelWords } from '../events/Level.tsx'
import type { Lane } from '../events/layout.ts'
import { type CalendarWords, dayName } from '../period.ts'
import { isLong, SLOT, timeOf } from '../time.ts'
import type { Draft } from '../interaction/useDraft.ts'
import { canMove, canResize, type GridHands } from '../interaction/useGrid.ts'

interface TimedEventProps {
  event: CalendarEvent
  lane: Lane
  start: number
  end: number
  /** Start of its slot, in minutes. */
  slot: number
  day: Day
  grid: GridHands
  handlers: CalendarHandlers
  words: CalendarWords
}

/** Timed event, rendered in the cell of the slot in which it starts. */
export function TimedEvent({ event, lane, slot, grid, handlers, words, ...when }: TimedEventProps) {
  const { start, end, day } = when
  const key = `event:${event.id}`
  const time = `${event.start}–${event.end}`
  return (
    <Block
      type="button"
      data-event={event.id}
      data-stop={key}
      data-colour={event.colour}
      data-can={canMove(event, handlers)}
      data-busy={event.busy}
      aria-current={event.open || undefined}
      data-level={event.level !== undefined}
      data-alert={event.alert !== undefined}
      data-short={lane.isShort}
      data-held={grid.draft?.event?.id === event.id}
      tabIndex={grid.tabIndex(key)}
      aria-label={eventName(event, `${dayName(day, words)}, ${time}`, words)}
      aria-busy={event.busy}
      title={`${event.title}, ${time}`}
      style={
        {
          '--top': `${((start - slot) / SLOT) * 100}%`,
          '--height': `${(Math.max(SLOT, end - start) / SLOT) * 100}%`,
          '--left': lane.lane / lane.lanes,
          '--width': lane.width / lane.lanes,
        } as CSSProperties
      }
      onClick={() => handlers.onOpen?.(event)}
    >
      {event.level ? (
        <LevelWords event={event} />
      ) : (
        <EventWords event={event} start={event.start} end={event.end} />
      )}
      {canResize(event, handlers) && <Edge data-resize />}
    </Block>
  )
}

/** Accessible name of an event. */
export const eventName = (event: CalendarEvent, when: string, words: CalendarWords) =>
  [
    event.title,
    when,
    event.note,
    event.where,
    event.level?.name,
    event.alert,
    event.locked && words.locked,
    event.busy && words.busy,
  ]
    .filter(Boolean)
    .join(', ')

interface GhostProps {
  draft: Draft | null
  column: { day: Day; group?: string }
  topOf: (minute: number) => string
  words: CalendarWords
}

/** Preview of a dragged event, with its new time. */
export function Ghost({ draft, column, topOf, words }: GhostProps) {
  const ghost = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    function keepInSight() {
      // Only for keys; with a pointer the edge scroller does this.
      if (draft?.by === 'keys')
        ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    [draft],
  )
  if (!draft || (draft.event && isLong(draft.event))) return null
  const { place, event } = draft
  const isHere =
    place.day === column.day && (column.group === undefined || column.group === (place.group ?? ''))
  if (!isHere) return null
  return (
    <Block
      as="div"
      ref={ghost}
      data-ghost
      data-new={!event}
      data-colour={event?.colour}
      style={
        {
          '--top': topOf(place.start),
          '--height': `calc(${topOf(place.end)} - ${topOf(place.start)})`,
        } as CSSProperties
      }
    >
      <EventWords
        event={{ title: event?.title ?? words.newEntry, note: event?.note }}
        start={timeOf(place.start)}
        end={timeOf(place.end)}
      />
    </Block>
  )
}
