import type { Day } from '../../parse/day.ts'
import { Weekday } from './MonthGrid.parts.ts'
import { type CalendarWords, weekdayName, weekdayShort } from './period.ts'

/** Row of weekday names above a month. */
export function WeekdayRow({ days, words }: { days: readonly Day[]; words: CalendarWords }) {
  return (
    <div role="row">
      {days.map((day) => (
        <Weekday key={day} role="columnheader" aria-label={weekdayName(day, words)}>
          {weekdayShort(day, words)}
        </Weekday>
      ))}
    </div>
  )
}
