import type { CSSProperties } from 'react'
import { fill } from '../../format/fill.ts'
import type { Day } from '../../parse/day.ts'
import { LockIcon } from '../../icons/index.ts'
import { Popover } from '../Popover/index.ts'
import { daysWords } from './AllDay.tsx'
import { Bar } from './Bar.ts'
import type { CalendarEvent, CalendarHandlers } from './calendar.types.ts'
import { Unseen } from './DayColumns.parts.ts'
import { DayList } from './DayList.tsx'
import {
  barKey,
  dayKey,
  eventsOn,
  layWeek,
  locateDay,
  monthStops,
  moreKey,
  nudgedInMonth,
} from './month.ts'
import { Cell, Month, More, DayNumber } from './MonthGrid.parts.ts'
import { type CalendarWords, dateOf, dayName, weeksOf } from './period.ts'
import { timeOf, hoursOf, isLong } from './time.ts'
import { eventName } from './TimedEvent.tsx'
import { canMove, type GridHands, useGrid } from './useGrid.ts'
import { WeekdayRow } from './WeekdayRow.tsx'

export interface MonthProps {
  label: string
  day: Day
  events: readonly CalendarEvent[]
  today: Day
  from: string
  to: string
  words: CalendarWords
  handlers: CalendarHandlers
  onStep: (by: 1 | -1) => void
  onDay: (day: Day) => void
}

/** A month of whole weeks; a day shows so much and opens the rest. */
export function MonthGrid(props: MonthProps) {
  const { label, day: shown, events, today, words, handlers, onDay } = props
  const weeks = weeksOf(shown).map((days) => layWeek(days, events))
  const days = weeks.flatMap((week) => week.days)
  const hours = hoursOf([], props.from, props.to)
  const grid = useGrid({
    stops: monthStops(weeks, hours),
    events,
    hours: { from: 0, to: 24 * 60 },
    words,
    handlers,
    canDraw: false,
    locate: locateDay,
    nudge: (place, arrow, isShift) => (isShift ? place : nudgedInMonth(place, arrow, days)),
    describe: ({ day, start, end }) => `${dayName(day, words)}, ${timeOf(start)}–${timeOf(end)}`,
    onStep: props.onStep,
    onDay: (stop) => onDay(stop.day),
  })
  const held = grid.draft
  return (
    <>
      <Month role="grid" aria-label={label} {...grid.props}>
        <WeekdayRow days={weeks[0]?.days ?? []} words={words} />
        {weeks.map(({ days: week, bars, hidden }, row) => (
          <div key={week[0]} role="row">
            {week.map((day, column) => (
              <Cell
                key={day}
                role="gridcell"
                aria-label={`${dayName(day, words)}, ${fill(words.count, { count: eventsOn(day, events).length })}`}
                data-day={day}
                data-stop={dayKey(day)}
                data-out={day.slice(0, 7) !== shown.slice(0, 7)}
                data-target={held?.place.day === day}
                tabIndex={grid.tabIndex(dayKey(day))}
              >
                <DayNumber
                  type="button"
                  tabIndex={-1}
                  aria-label={dayName(day, words)}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onDay(day)}
                >
                  {dateOf(day)}
                </DayNumber>
                {bars
                  .filter(({ start }) => start === column)
                  .map((bar) => (
                    <MonthBar
                      key={bar.event.id}
                      {...bar}
                      {...{ week: row, day, grid, words, handlers }}
                    />
                  ))}
                {Boolean(hidden[column]) && (
                  <Popover
                    label={dayName(day, words)}
                    placement="bottom start"
                    trigger={
                      <More
                        type="button"
                        data-stop={moreKey(day)}
                        tabIndex={grid.tabIndex(moreKey(day))}
                      >
                        {fill(words.more, { count: hidden[column] ?? 0 })}
                      </More>
                    }
                  >
                    {(close) => (
                      <DayList
                        day={day}
                        events={eventsOn(day, events)}
                        words={words}
                        onOpen={(event) => {
                          close()
                          handlers.onOpen?.(event)
                        }}
                      />
                    )}
                  </Popover>
                )}
                {held?.event && held.place.day === day && (
                  <Bar
                    as="div"
                    data-ghost
                    data-colour={held.event.colour}
                    style={{ '--row': 0 } as CSSProperties}
                  >
                    {!isLong(held.event) && <time>{held.event.start}</time>}
                    <b>{held.event.title}</b>
                  </Bar>
                )}
              </Cell>
            ))}
          </div>
        ))}
      </Month>
      <Unseen role="status">{grid.said}</Unseen>
    </>
  )
}

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

function MonthBar({ event, row, days, week, day, grid, words, handlers }: MonthBarProps) {
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
      {!long && <time>{event.start}</time>}
      <b>{event.title}</b>
      {event.locked && <LockIcon aria-hidden size={14} />}
    </Bar>
  )
}
