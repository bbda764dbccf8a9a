import styled from 'styled-components'
import type { Day } from '../../../parse/day.ts'
import { line, space, text, token } from '../../../theme/index.ts'
import type { CalendarEvent } from '../calendar.types.ts'
import { type CalendarWords, dayName } from '../period.ts'
import { minutesOf, stretchOf, isLong } from '../time.ts'
import { EventRow } from './EventRow.tsx'

interface DayListProps {
  day: Day
  events: readonly CalendarEvent[]
  words: CalendarWords
  onOpen: (event: CalendarEvent) => void
  /** Current time, 'HH:MM', on today: the events are grouped by what runs, comes and is over. */
  now?: string
}

/** List of a day's events. */
export function DayList({ day, events, words, now, onOpen }: DayListProps) {
  const groups =
    now === undefined ? [{ title: dayName(day, words), events }] : byTime(events, now, words)
  if (events.length === 0) {
    return (
      <section>
        <Title>{dayName(day, words)}</Title>
        <Nothing>{words.nothing}</Nothing>
      </section>
    )
  }
  return groups.map((group) => (
    <section key={group.title}>
      <Title>{group.title}</Title>
      <Rows>
        {group.events.map((event) => (
          <EventRow key={event.id} event={event} words={words} onOpen={onOpen} />
        ))}
      </Rows>
    </section>
  ))
}

/** Events that run now, that come and that are over; empty groups are left out. */
function byTime(events: readonly CalendarEvent[], now: string, words: CalendarWords) {
  const minute = minutesOf(now)
  const phaseOf = (event: CalendarEvent) => {
    if (isLong(event)) return 'running'
    const { start, end } = stretchOf(event)
    return end <= minute ? 'over' : start <= minute ? 'running' : 'coming'
  }
  return (['running', 'coming', 'over'] as const)
    .map((phase) => {
      return { title: words[phase], events: events.filter((event) => phaseOf(event) === phase) }
    })
    .filter((group) => group.events.length > 0)
}

const Title = styled.h3`
  ${text('label')}
  padding: ${space[12]} ${space[16]} ${space[8]};
  color: ${token('fg.muted')};
`

const Nothing = styled.p`
  ${text('body')}
  padding: 0 ${space[16]} ${space[16]};
  color: ${token('fg.muted')};
`

const Rows = styled.ul`
  display: grid;
  gap: ${line.hair};
  container-type: inline-size;
  min-width: min(20em, 80vw);
  background: ${token('border.subtle')};
  border-block: ${line.hair} solid ${token('border.subtle')};

  & > li {
    background: ${token('bg.surface')};
  }
`
