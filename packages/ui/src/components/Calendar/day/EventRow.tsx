import styled from 'styled-components'
import { WarningIcon } from '../../../icons/index.ts'
import {
  icon,
  line,
  motion,
  radius,
  row,
  space,
  text,
  token,
  weight,
} from '../../../theme/index.ts'
import { LevelBar } from '../events/Level.tsx'
import { toned } from '../events/toned.ts'
import { daysWords } from '../hours/AllDay.tsx'
import type { CalendarEvent } from '../calendar.types.ts'
import type { CalendarWords } from '../period.ts'
import { isLong, lastDay } from '../time.ts'

interface EventRowProps {
  event: CalendarEvent
  words: CalendarWords
  onOpen: (event: CalendarEvent) => void
}

/** An event as a row: time, name and note, and how full it is. */
export function EventRow({ event, words, onOpen }: EventRowProps) {
  const { title, note, where, alert, level, colour } = event
  const about = [note, where].filter(Boolean).join(' · ')
  return (
    <li>
      <Row
        type="button"
        data-event={event.id}
        data-colour={colour}
        aria-current={event.open || undefined}
        onClick={() => onOpen(event)}
      >
        <b>{title}</b>
        <time>{whenOf(event, words)}</time>
        {(about || alert) && (
          <span>
            {about}
            {alert && (
              <em>
                <WarningIcon />
                {alert}
              </em>
            )}
          </span>
        )}
        {level && (
          <i>
            <span>{level.name}</span>
            <LevelBar share={level.share} />
          </i>
        )}
      </Row>
    </li>
  )
}

function whenOf(event: CalendarEvent, words: CalendarWords) {
  if (!isLong(event)) return `${event.start}–${event.end}`
  return lastDay(event) === event.day ? words.allDay : daysWords(event, words)
}

const Row = styled.button`
  ${toned}
  ${text('caption')}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[12]};
  width: 100%;
  min-height: ${row.phone};
  padding: ${space[8]} ${space[16]};
  border: 0;
  border-inline-start: ${line.bold} solid var(--line);
  background: none;
  color: ${token('fg.muted')};
  text-align: start;
  overflow-wrap: anywhere;
  transition: background-color ${motion.colour};

  & > b {
    ${text('dense')}
    color: ${token('fg.default')};
    font-weight: ${weight.medium};
  }

  & > time {
    ${text('dense')}
    grid-column: 2;
    color: ${token('fg.default')};
    text-align: end;
    white-space: nowrap;
  }

  & > span {
    grid-column: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[8]};
  }

  & em {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    color: ${token('danger.text')};
    font-style: normal;
  }

  & em > svg {
    flex: none;
    width: ${icon.xs};
    height: ${icon.xs};
  }

  & > i {
    grid-column: 2;
    display: grid;
    gap: ${space[2]};
    color: ${token('fg.muted')};
    font-style: normal;
    text-align: end;
  }

  & > i > [data-level] {
    background: ${token('bg.sunken')};
    border-radius: ${radius.round};
  }

  @container (min-width: 40rem) {
    grid-template-columns: 7em minmax(0, 1fr) 11em;

    & > b,
    & > span {
      grid-column: 2;
    }

    & > time {
      grid-row: 1;
      grid-column: 1;
      text-align: start;
    }

    & > i {
      grid-row: 1 / span 2;
      grid-column: 3;
    }
  }

  &:hover {
    background: ${token('bg.hover')};
  }

  &[aria-current='true'] {
    background: ${token('bg.selected')};
  }
`
