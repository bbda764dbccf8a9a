import styled from 'styled-components'
import type { Day } from '../../parse/day.ts'
import { line, media, radius, space, text, token, unseen, weight } from '../../theme/index.ts'
import type { CalendarLevel, CalendarTone } from '../Calendar/calendar.types.ts'
import { LevelBar } from '../Calendar/events/Level.tsx'
import { toned } from '../Calendar/events/toned.ts'
import { dateOf, dayName, useCalendarWords, weekdayShort, weekOf } from '../Calendar/period.ts'

/** An event of the week. */
export interface WeekBoardEvent {
  /** Unique id. */
  id: string
  /** Wraps, and is never cut. */
  title: string
  day: Day
  /** Start 'HH:MM', in the club's time. */
  start: string
  /** How full it is. */
  tone: CalendarTone
  level: CalendarLevel
  /** It is over: outlined instead of filled. */
  past?: boolean
}

export interface WeekBoardProps {
  /** Accessible name. */
  label: string
  /** A day of the week: 'YYYY-MM-DD'. */
  day: Day
  /** Today in the club: 'YYYY-MM-DD'. */
  today: Day
  /** Events of the week, in the order of their time. */
  events: readonly WeekBoardEvent[]
  /** Words of a day without events: "Day off". @default none */
  noteOf?: (day: Day) => string | undefined
}

/**
 * A week at a glance: a column of events for each day, without hours; below 900 px a list of the days that have
 * something.
 *
 * @example
 * <WeekBoard label="This week" day={today} today={today} events={events} />
 */
export function WeekBoard({ label, day, today, events, noteOf }: WeekBoardProps) {
  const words = useCalendarWords()
  return (
    <Board role="group" aria-label={label}>
      {weekOf(day).map((one) => {
        const found = events.filter((event) => event.day === one)
        const note = found.length === 0 ? noteOf?.(one) : undefined
        return (
          <Column
            key={one}
            aria-label={dayName(one, words)}
            aria-current={one === today ? 'date' : undefined}
            data-blank={found.length === 0 && !note}
          >
            <Name aria-hidden>
              <b>{dateOf(one)}</b> {weekdayShort(one, words)}
            </Name>
            {found.length > 0 && (
              <Events>
                {found.map(({ id, title, start, tone, level, past }) => (
                  <Event key={id} data-colour={tone} data-past={past}>
                    <strong>{title}</strong>
                    <span>
                      <time>{start}</time>
                      <span aria-hidden>{level.text}</span>
                      <Unseen>{level.name}</Unseen>
                    </span>
                    <LevelBar share={level.share} />
                  </Event>
                ))}
              </Events>
            )}
            {note && <Note>{note}</Note>}
          </Column>
        )
      })}
    </Board>
  )
}

const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));

  ${media.below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Column = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[8]};

  & + & {
    border-inline-start: ${line.hair} solid ${token('border.subtle')};
  }

  &[aria-current] > :first-child {
    color: ${token('fg.link')};
  }

  ${media.below('md')} {
    & + & {
      border-inline-start: 0;
      border-block-start: ${line.hair} solid ${token('border.subtle')};
    }

    &[data-blank='true'] {
      display: none;
    }
  }
`

const Name = styled.span`
  ${text('label')}
  color: ${token('fg.muted')};

  & > b {
    ${text('dense')}
    font-weight: ${weight.strong};
  }
`

const Events = styled.ul`
  display: grid;
  gap: ${space[8]};
`

const Event = styled.li`
  ${text('caption')}
  ${toned}
  display: grid;
  gap: ${space[2]};
  overflow: hidden;
  padding: ${space[4]} ${space[8]};
  border: ${line.hair} solid transparent;
  border-radius: ${radius.tag};
  background: var(--soft);
  color: var(--ink);

  & > strong {
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }

  & > span {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    font-variant-numeric: tabular-nums;
  }

  &[data-past='true'] {
    --line: ${token('border.control')};
    border-color: ${token('border.default')};
    background: none;
    color: ${token('fg.default')};
  }
`

const Unseen = styled.span`
  ${unseen}
`

const Note = styled.p`
  ${text('caption')}
  color: ${token('fg.muted')};
`
