import type { Day } from '../../../parse/day.ts'
import { Weekday } from './MonthGrid.styles.ts'
import { type CalendarWords, weekdayName, weekdayShort } from '../period.ts'

/** The names of the days over a month. */
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
