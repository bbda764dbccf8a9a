import styled from 'styled-components'
import { fill } from '../../../format/fill.ts'
import { isSameMonth } from '../../../parse/day.ts'
import { line, radius, space, token, width } from '../../../theme/index.ts'
import { toned } from '../events/toned.ts'
import { Unseen } from '../hours/DayColumns.styles.ts'
import { DayList } from '../day/DayList.tsx'
import { dayKey, eventsOn, locateDay, monthStops } from './month.ts'
import type { MonthProps } from './MonthGrid.tsx'
import { DotCell, Month } from './MonthGrid.styles.ts'
import { dateOf, dayName, weeksOf } from '../period.ts'
import { hoursOf } from '../time.ts'
import { useGrid } from '../interaction/useGrid.ts'
import { WeekdayRow } from './WeekdayRow.tsx'

const DOTS = 4

/** Month view on a phone: dots in the days, and a list of the chosen day below. */
export function MonthDots(props: MonthProps) {
  const { label, day: chosen, events, today, words, handlers, onDay } = props
  const weeks = weeksOf(chosen)
  const hours = hoursOf([], props.from, props.to)
  const empty = weeks.map((days) => ({ days, bars: [], hidden: [] }))
  const grid = useGrid({
    stops: monthStops(empty, hours),
    events: [],
    hours,
    words,
    handlers,
    isTimed: false,
    locate: locateDay,
    nudge: (place) => place,
    describe: ({ day }) => dayName(day, words),
    onStep: props.onStep,
    onDay: (stop) => onDay(stop.day),
  })
  return (
    <>
      <Pad>
        <Month role="grid" aria-label={label} {...grid.props}>
          <WeekdayRow days={weeks[0] ?? []} words={words} />
          {weeks.map((week) => (
            <div key={week[0]} role="row">
              {week.map((day) => {
                const here = eventsOn(day, events)
                return (
                  <DotCell
                    key={day}
                    role="gridcell"
                    aria-label={`${dayName(day, words)}, ${fill(words.count, { count: here.length })}`}
                    aria-selected={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    data-day={day}
                    data-stop={dayKey(day)}
                    data-out={!isSameMonth(day, chosen)}
                    tabIndex={grid.tabIndex(dayKey(day))}
                    onClick={() => onDay(day)}
                  >
                    <b>{dateOf(day)}</b>
                    <span>
                      {here.slice(0, DOTS).map(({ id, colour }) => (
                        <Dot key={id} data-colour={colour} />
                      ))}
                    </span>
                  </DotCell>
                )
              })}
            </div>
          ))}
        </Month>
      </Pad>
      <Under>
        <DayList
          day={chosen}
          events={eventsOn(chosen, events)}
          words={words}
          onOpen={(event) => handlers.onOpen?.(event)}
        />
      </Under>
      <Unseen role="status">{grid.said}</Unseen>
    </>
  )
}

const Pad = styled.div`
  padding-inline: ${space[4]};
`

const Under = styled.div`
  border-block-start: ${line.hair} solid ${token('border.subtle')};
`

const Dot = styled.i`
  ${toned}
  width: ${width.dot};
  height: ${width.dot};
  border-radius: ${radius.round};
  background: var(--line);
`
