import styled from 'styled-components'
import { LockIcon } from '../../../icons/index.ts'
import { icon, lines, space, text, weight } from '../../../theme/index.ts'
import { Spinner } from '../../Spinner/index.ts'
import type { CalendarEvent } from '../calendar.types.ts'

interface EventWordsProps {
  event: Pick<CalendarEvent, 'title' | 'note' | 'locked' | 'busy'>
  /** 'HH:MM' */
  start: string
  /** 'HH:MM' */
  end: string
}

/**
 * Text inside an event block, with as many lines as fit. Hidden from screen readers, which read the
 * name of the block.
 */
export function EventWords({ event, start, end }: EventWordsProps) {
  return (
    <Words aria-hidden>
      <b>{event.title}</b>
      <time>
        {start}
        <span>{`–${end}`}</span>
      </time>
      {event.note && <em>{event.note}</em>}
      {event.locked && <LockIcon data-mark />}
      {event.busy && <Spinner data-mark />}
    </Words>
  )
}

const Words = styled.span`
  ${text('caption')}
  position: absolute;
  inset: 0;
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  overflow: hidden;
  padding: ${space[4]} ${space[4]} 0 ${space[8]};

  & > b {
    ${lines(1)}
    font-weight: ${weight.strong};
  }

  & > time {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  & > em {
    display: none;
    font-style: normal;
  }

  & > [data-mark] {
    position: absolute;
    inset-block-start: ${space[4]};
    inset-inline-end: ${space[4]};
    width: ${icon.xs};
    height: ${icon.xs};
  }

  &:has(> [data-mark]) {
    padding-inline-end: ${space[24]};
  }

  @container (max-width: 7rem) {
    padding-inline: ${space[4]} ${space[2]};

    & > time > span {
      display: none;
    }
  }

  @container (max-width: 7rem) and (max-height: 2.5rem) {
    & > time {
      display: none;
    }
  }

  @container (max-width: 14rem) and (max-height: 2.5rem) {
    & > time > span {
      display: none;
    }
  }

  @container (min-height: 2.5rem) {
    display: block;
  }

  @container (min-height: 4.25rem) {
    & > b {
      ${lines(2)}
    }

    & > em {
      ${lines(1)}
    }
  }

  @container (min-height: 6.5rem) {
    & > em {
      ${lines(2)}
    }
  }
`
