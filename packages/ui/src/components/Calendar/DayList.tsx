import styled from 'styled-components'
import type { Day } from '../../parse/day.ts'
import {
  coloured,
  line,
  motion,
  radius,
  space,
  text,
  token,
  weight,
  width,
} from '../../theme/index.ts'
import { daysWords } from './AllDay.tsx'
import type { CalendarEvent } from './calendar.types.ts'
import { List } from './MonthGrid.parts.ts'
import { type CalendarWords, dayName } from './period.ts'
import { isLong, lastDay } from './time.ts'

interface DayListProps {
  day: Day
  events: readonly CalendarEvent[]
  words: CalendarWords
  onOpen: (event: CalendarEvent) => void
}

/** List of a day's events. */
export function DayList({ day, events, words, onOpen }: DayListProps) {
  return (
    <section>
      <Title>{dayName(day, words)}</Title>
      {events.length === 0 && <Nothing>{words.nothing}</Nothing>}
      <List>
        {events.map((event) => (
          <li key={event.id}>
            <Entry type="button" data-colour={event.colour} onClick={() => onOpen(event)}>
              <b>{event.title}</b>
              <time>{whenOf(event, words)}</time>
              {event.note && <span>{event.note}</span>}
            </Entry>
          </li>
        ))}
      </List>
    </section>
  )
}

function whenOf(event: CalendarEvent, words: CalendarWords) {
  if (!isLong(event)) return `${event.start}–${event.end}`
  return lastDay(event) === event.day ? words.allDay : daysWords(event, words)
}

const Title = styled.h3`
  ${text('heading')}
  margin-block-end: ${space[8]};
`

const Nothing = styled.p`
  ${text('body')}
  color: ${token('fg.muted')};
`

const Entry = styled.button`
  ${coloured}
  ${text('label')}
  display: grid;
  gap: ${space[2]};
  width: 100%;
  min-height: ${width.touch};
  padding: ${space[8]} ${space[12]};
  border: 0;
  border-inline-start: ${line.bold} solid var(--line);
  border-radius: ${radius.control};
  background: var(--soft);
  color: var(--ink);
  text-align: start;
  overflow-wrap: anywhere;
  transition: background-color ${motion.colour};

  & > b {
    font-weight: ${weight.strong};
  }

  & > time {
    font-variant-numeric: tabular-nums;
  }

  &:hover {
    background: color-mix(in srgb, var(--soft) 86%, var(--line));
  }
`
