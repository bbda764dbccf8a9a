import styled from 'styled-components'
import type { Day } from '../../parse/day.ts'
import { line, motion, radius, space, text, token, weight, width } from '../../theme/index.ts'
import type { CalendarEvent } from './calendar.types.ts'
import { eventsOn } from './month.ts'
import { type CalendarWords, dateOf, dayName, weekdayShort, weekOf } from './period.ts'

interface DayStripProps {
  day: Day
  today: Day
  events: readonly CalendarEvent[]
  words: CalendarWords
  onDay: (day: Day) => void
}

/** Strip of the week to choose a day from; a dot marks days with events. */
export function DayStrip({ day, today, events, words, onDay }: DayStripProps) {
  return (
    <Strip role="group" aria-label={words.days}>
      {weekOf(day).map((one) => (
        <Choice
          key={one}
          type="button"
          aria-label={dayName(one, words)}
          aria-pressed={one === day}
          aria-current={one === today ? 'date' : undefined}
          onClick={() => onDay(one)}
        >
          <span>{weekdayShort(one, words)}</span>
          <b>{dateOf(one)}</b>
          <i data-on={eventsOn(one, events).length > 0} />
        </Choice>
      ))}
    </Strip>
  )
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space[2]};
  padding: ${space[4]};
  border-block-end: ${line.hair} solid ${token('border.default')};
`

const Choice = styled.button`
  ${text('caption')}
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  min-height: ${width.touch};
  padding: ${space[4]} 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${token('fg.muted')};
  transition: background-color ${motion.colour};

  & > b {
    ${text('body')}
    display: grid;
    place-items: center;
    min-width: ${space[32]};
    height: ${space[32]};
    border-radius: ${radius.round};
    color: ${token('fg.default')};
    font-variant-numeric: tabular-nums;
  }

  & > i {
    width: ${width.dot};
    height: ${width.dot};
    border-radius: ${radius.round};
  }

  & > i[data-on='true'] {
    background: ${token('neutral.dot')};
  }

  &:hover {
    background: ${token('bg.hover')};
  }

  &[aria-current='date'] > b {
    color: ${token('fg.link')};
    font-weight: ${weight.strong};
  }

  &[aria-pressed='true'] > b {
    background: ${token('secondary.solid')};
    color: ${token('secondary.fg')};
    font-weight: ${weight.strong};
  }
`
