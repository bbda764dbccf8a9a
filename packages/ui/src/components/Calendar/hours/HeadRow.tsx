import type { Day } from '../../../parse/day.ts'
import type { Column } from './columns.ts'
import { Corner, DayLink, Head } from './Head.styles.ts'
import { type CalendarWords, dateOf, dayName, weekdayShort } from '../period.ts'

interface HeadRowProps {
  columns: readonly Column[]
  today: Day
  words: CalendarWords
  onDay: (day: Day) => void
}

/** Column headers: a date that opens its day, or the name of a group. */
export function HeadRow({ columns, today, words, onDay }: HeadRowProps) {
  return (
    <div role="row">
      <Corner aria-hidden />
      {columns.map(({ key, day, group, title }) =>
        group === undefined ? (
          <Head key={key} role="columnheader">
            <DayLink
              type="button"
              aria-label={dayName(day, words)}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onDay(day)}
            >
              <b>{dateOf(day)}</b>
              <span>{weekdayShort(day, words)}</span>
            </DayLink>
          </Head>
        ) : (
          <Head key={key} role="columnheader" data-group>
            {title}
          </Head>
        ),
      )}
    </div>
  )
}
