import type { CSSProperties } from 'react'
import { fill } from '../../format/fill.ts'
import type { Day } from '../../parse/day.ts'
import { Popover } from '../Popover/index.ts'
import { Bar } from './Bar.ts'
import type { CalendarEvent, CalendarHandlers } from './calendar.types.ts'
import { DayList } from './DayList.tsx'
import { dayKey, type LaidWeek, moreKey } from './month.ts'
import { MonthBar } from './MonthBar.tsx'
import { Cell, DayNumber, More } from './MonthGrid.parts.ts'
import { type CalendarWords, dateOf, dayName } from './period.ts'
import { isLong } from './time.ts'
import type { GridHands } from './useGrid.ts'

interface MonthDayProps {
  day: Day
  /** Belongs to another month. */
  isOut: boolean
  isToday: boolean
  /** Row index in the month. */
  week: number
  /** Events whose visible part starts here. */
  bars: LaidWeek['bars']
  hidden: number
  /** All events of the day. */
  events: readonly CalendarEvent[]
  grid: GridHands
  words: CalendarWords
  handlers: CalendarHandlers
  onDay: (day: Day) => void
}

/** Day cell of a month, with its first events and a button for the rest. */
export function MonthDay({ day, bars, hidden, events, onDay, ...rest }: MonthDayProps) {
  const { week, grid, words, handlers } = rest
  const name = dayName(day, words)
  const held = grid.draft?.place.day === day ? grid.draft.event : undefined
  return (
    <Cell
      role="gridcell"
      aria-label={`${name}, ${fill(words.count, { count: events.length })}`}
      data-day={day}
      data-stop={dayKey(day)}
      data-out={rest.isOut}
      data-target={Boolean(held)}
      tabIndex={grid.tabIndex(dayKey(day))}
    >
      <DayNumber
        type="button"
        tabIndex={-1}
        aria-label={name}
        aria-current={rest.isToday ? 'date' : undefined}
        onClick={() => onDay(day)}
      >
        {dateOf(day)}
      </DayNumber>
      {bars.map((bar) => (
        <MonthBar key={bar.event.id} {...bar} {...{ week, day, grid, words, handlers }} />
      ))}
      {hidden > 0 && (
        <Popover
          label={name}
          placement="bottom start"
          trigger={
            <More type="button" data-stop={moreKey(day)} tabIndex={grid.tabIndex(moreKey(day))}>
              {fill(words.more, { count: hidden })}
            </More>
          }
        >
          {(close) => (
            <DayList
              day={day}
              events={events}
              words={words}
              onOpen={(event) => {
                close()
                handlers.onOpen?.(event)
              }}
            />
          )}
        </Popover>
      )}
      {held && (
        <Bar
          as="div"
          aria-hidden
          data-ghost
          data-colour={held.colour}
          style={{ '--row': 0 } as CSSProperties}
        >
          {!isLong(held) && <time>{held.start}</time>}
          <b>{held.title}</b>
        </Bar>
      )}
    </Cell>
  )
}
