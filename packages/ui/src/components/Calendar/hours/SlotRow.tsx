import type { CSSProperties } from 'react'
import { fill } from '../../../format/fill.ts'
import type { Day } from '../../../parse/day.ts'
import type { CalendarHandlers } from '../calendar.types.ts'
import { type Laid, slotKey } from './columns.ts'
import { Hour, NowTime } from './DayColumns.styles.ts'
import { type CalendarWords, dayName } from '../period.ts'
import { SLOT, timeOf } from '../time.ts'
import { RestButton } from './RestButton.tsx'
import { TimedEvent } from './TimedEvent.tsx'
import type { GridHands } from '../interaction/useGrid.ts'

/**
 * Minutes around now within which an hour label is hidden, because the time of the "now" line would
 * overlap it.
 */
const NEAR = 15

interface SlotRowProps {
  /** Minutes since midnight. */
  at: number
  isFirst: boolean
  /** Inside the working hours. */
  isOpen: boolean
  /** Current time in minutes, if today is visible. */
  now?: number
  laid: readonly Laid[]
  today: Day
  grid: GridHands
  words: CalendarWords
  handlers: CalendarHandlers
}

/** A half-hour row with all columns and the events that start in it. */
export function SlotRow({
  at,
  isFirst,
  isOpen,
  now = -SLOT,
  laid,
  today,
  ...shared
}: SlotRowProps) {
  const { grid, words, handlers } = shared
  const isHalf = at % 60 !== 0
  const isNow = at <= now && now < at + SLOT
  return (
    <div role="row">
      <Hour
        role="rowheader"
        data-unseen={isHalf || Math.abs(now - at) < NEAR}
        data-first={isFirst}
        data-now={isNow}
      >
        <span>{timeOf(at)}</span>
        {isNow && (
          <NowTime
            aria-hidden
            style={{ '--top': `${((now - at) / SLOT) * 100}%` } as CSSProperties}
          >
            {timeOf(now)}
          </NowTime>
        )}
      </Hour>
      {laid.map(({ key, day, group, title, timed, rests }, column) => {
        const begins = ({ start }: { start: number }) => at <= start && start < at + SLOT
        const here = timed.filter(begins)
        const beyond = rests.filter(begins)
        const stop = slotKey(key, at)
        const name = `${title ?? dayName(day, words)}, ${fill(words.free, { time: timeOf(at) })}`
        return (
          <div
            key={key}
            role="gridcell"
            aria-label={here.length + beyond.length === 0 ? name : undefined}
            data-slot
            data-column={isFirst ? column : undefined}
            data-half={isHalf}
            data-off={!isOpen}
            data-today={day === today && group === undefined && laid.length > 1}
            data-can={Boolean(handlers.onCreate)}
            data-stop={stop}
            tabIndex={grid.tabIndex(stop)}
          >
            {here.map((one) => (
              <TimedEvent key={one.event.id} {...one} slot={at} day={day} {...shared} />
            ))}
            {beyond.map((rest) => (
              <RestButton key={rest.key} rest={rest} slot={at} day={day} {...shared} />
            ))}
          </div>
        )
      })}
    </div>
  )
}
