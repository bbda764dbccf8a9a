import type { Day } from '../../parse/day.ts'
import type { CalendarEvent, CalendarHandlers } from './calendar.types.ts'
import { Unseen } from './DayColumns.parts.ts'
import { eventsOn, layWeek, locateDay, monthStops, nudgedInMonth } from './month.ts'
import { MonthDay } from './MonthDay.tsx'
import { Month } from './MonthGrid.parts.ts'
import { type CalendarWords, dayName, weeksOf } from './period.ts'
import { hoursOf, timeOf } from './time.ts'
import { useGrid } from './useGrid.ts'
import { WeekdayRow } from './WeekdayRow.tsx'

export interface MonthProps {
  /** Name of the grid for screen readers. */
  label: string
  /** A day of the visible month. */
  day: Day
  /** May include events of other months. */
  events: readonly CalendarEvent[]
  /** Today in the club. */
  today: Day
  /** First working hour, 'HH:MM'; start of newly created events. */
  from: string
  /** End of the working hours, 'HH:MM'. */
  to: string
  /** Translations of the calendar. */
  words: CalendarWords
  /** Callbacks of the owner. */
  handlers: CalendarHandlers
  /** Called to show the next or the previous month. */
  onStep: (by: 1 | -1) => void
  /** Called when a day is chosen. */
  onDay: (day: Day) => void
}

/** Month view of whole weeks; a crowded day opens the rest on demand. */
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
    isTimed: false,
    locate: locateDay,
    nudge: (place, arrow, isShift) => (isShift ? place : nudgedInMonth(place, arrow, days)),
    describe: ({ day, start, end }) => `${dayName(day, words)}, ${timeOf(start)}–${timeOf(end)}`,
    onStep: props.onStep,
    onDay: (stop) => onDay(stop.day),
  })
  return (
    <>
      <Month role="grid" aria-label={label} {...grid.props}>
        <WeekdayRow days={weeks[0]?.days ?? []} words={words} />
        {weeks.map(({ days: week, bars, hidden }, row) => (
          <div key={week[0]} role="row">
            {week.map((day, column) => (
              <MonthDay
                key={day}
                day={day}
                isOut={day.slice(0, 7) !== shown.slice(0, 7)}
                isToday={day === today}
                week={row}
                bars={bars.filter(({ start }) => start === column)}
                hidden={hidden[column] ?? 0}
                events={eventsOn(day, events)}
                onDay={onDay}
                {...{ grid, words, handlers }}
              />
            ))}
          </div>
        ))}
      </Month>
      <Unseen role="status">{grid.said}</Unseen>
    </>
  )
}
