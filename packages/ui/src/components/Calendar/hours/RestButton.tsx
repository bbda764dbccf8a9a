import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { fill } from '../../../format/fill.ts'
import type { Day } from '../../../parse/day.ts'
import { line, motion, radius, space, text, token, weight } from '../../../theme/index.ts'
import { Popover } from '../../Popover/index.ts'
import type { CalendarHandlers } from '../calendar.types.ts'
import { DayList } from '../day/DayList.tsx'
import type { GridHands } from '../interaction/useGrid.ts'
import { type CalendarWords, dayName } from '../period.ts'
import { SLOT } from '../time.ts'
import type { Laid } from './columns.ts'

interface RestButtonProps {
  rest: Laid['rests'][number]
  /** Start of its slot, in minutes. */
  slot: number
  day: Day
  grid: GridHands
  handlers: CalendarHandlers
  words: CalendarWords
}

/** "+2" beside the lanes: opens the list of the events that have no lane. */
export function RestButton({ rest, slot, day, grid, handlers, words }: RestButtonProps) {
  const { key, start, end, events } = rest
  const count = events.length
  return (
    <Popover
      label={`${dayName(day, words)}, ${fill(words.more, { count })}`}
      placement="bottom end"
      trigger={
        <More
          type="button"
          data-stop={key}
          tabIndex={grid.tabIndex(key)}
          aria-label={`${dayName(day, words)}, ${fill(words.more, { count })}`}
          style={
            {
              '--top': `${((start - slot) / SLOT) * 100}%`,
              '--height': `${((end - start) / SLOT) * 100}%`,
            } as CSSProperties
          }
        >
          {`+${count}`}
        </More>
      }
    >
      {(close) => (
        <DayList
          day={day}
          events={events}
          words={words}
          onOpen={(event) => {
            close()
            handlers.onOpen?.(event)
          }}
        />
      )}
    </Popover>
  )
}

const More = styled.button`
  ${text('caption')}
  position: absolute;
  z-index: 1;
  inset-block-start: var(--top);
  inset-inline-end: ${space[4]};
  width: ${space[24]};
  height: calc(var(--height) - ${line.ring});
  padding: 0;
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.tag};
  background: ${token('bg.surface')};
  color: ${token('fg.muted')};
  font-weight: ${weight.strong};
  transition: background-color ${motion.colour};

  &:hover {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  &:focus-visible {
    z-index: 3;
  }
`
