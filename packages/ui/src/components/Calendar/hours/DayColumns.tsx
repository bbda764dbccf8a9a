import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { Day } from '../../../parse/day.ts'
import { AllDay } from './AllDay.tsx'
import type { CalendarEvent, CalendarHandlers } from '../calendar.types.ts'
import { locateIn, nudged } from './columnPlaces.ts'
import { type Column, columnStops, layColumns, range } from './columns.ts'
import { Grid, NowLine, Over, Scroller, Unseen } from './DayColumns.styles.ts'
import { HeadRow } from './HeadRow.tsx'
import { type CalendarWords, dayName } from '../period.ts'
import type { Place } from '../interaction/place.ts'
import { SlotRow } from './SlotRow.tsx'
import { hoursOf, minutesOf, SLOT, timeOf } from '../time.ts'
import { Ghost } from './TimedEvent.tsx'
import { useGrid } from '../interaction/useGrid.ts'

/** Most events beside each other; the others are behind a button. */
const MOST = 3

interface DayColumnsProps {
  label: string
  columns: readonly Column[]
  events: readonly CalendarEvent[]
  today: Day
  /** 'HH:MM' */
  now?: string
  /** Working hours, 'HH:MM'. */
  from: string
  to: string
  words: CalendarWords
  handlers: CalendarHandlers
  /** Nothing can be drawn or moved; rows are lower, so that more hours are seen at once. */
  isDense: boolean
  onStep: (by: 1 | -1) => void
  /** Called when a date in the header is pressed. */
  onDay: (day: Day) => void
}

/** Hour grid: a column for each day, or for each group of one day. */
export function DayColumns(props: DayColumnsProps) {
  const { label, columns, events, today, now, words, handlers } = props
  const laid = layColumns(columns, events, MOST)
  const shown = laid.flatMap(({ timed, bars, rests }) => [
    ...[...timed, ...bars].map(({ event }) => event),
    ...rests.flatMap((rest) => rest.events),
  ])
  const hours = hoursOf(shown, props.from, props.to)
  const describe = (place: Place) => {
    const group = columns.find((column) => place.group && column.group === place.group)?.title
    const time = `${dayName(place.day, words)}, ${timeOf(place.start)}–${timeOf(place.end)}`
    return group ? `${time}, ${group}` : time
  }
  const grid = useGrid({
    stops: columnStops(laid, hours),
    events: shown,
    hours,
    words,
    handlers,
    isTimed: true,
    locate: (root, x, y) => locateIn(root, columns, hours, x, y),
    nudge: (place, arrow, isShift, event) =>
      nudged({ place, arrow, isShift, event, columns, hours }),
    describe,
    onStep: props.onStep,
  })
  const bars = Math.max(0, ...laid.map(({ rows }) => rows))
  const slots = range(hours.from, hours.to, SLOT)
  const isOpen = (at: number) => minutesOf(props.from) <= at && at < minutesOf(props.to)
  const topOf = (minute: number) => `${((minute - hours.from) / (hours.to - hours.from)) * 100}%`
  const isNow = now !== undefined && columns.some(({ day }) => day === today)
  const scroller = useStart(
    now && isNow ? minutesOf(now) : (laid[0]?.timed[0]?.start ?? 0),
    hours.from,
  )
  // A single day is named in the toolbar; its header is visually hidden and takes no row.
  const isBare = columns.length === 1 && columns[0]?.group === undefined
  const first = 1 + (isBare ? 0 : 1) + (bars > 0 ? 1 : 0)

  return (
    <Scroller ref={scroller} data-scroller>
      <Grid
        role="grid"
        aria-label={label}
        data-bare={isBare}
        data-dense={props.isDense}
        style={
          {
            '--rows': `${'auto '.repeat(first - 1)}repeat(${slots.length}, var(--slot))`,
            '--columns': laid
              .map(({ lanes }) => `minmax(${Math.max(6.5, lanes * 4.5)}rem, 1fr)`)
              .join(' '),
            '--first': first,
            '--bars': bars,
          } as CSSProperties
        }
        {...grid.props}
      >
        <HeadRow columns={columns} today={today} words={words} onDay={props.onDay} />
        {bars > 0 && <AllDay laid={laid} grid={grid} words={words} handlers={handlers} />}
        {slots.map((at, row) => (
          <SlotRow
            key={at}
            at={at}
            isFirst={row === 0}
            isOpen={isOpen(at)}
            laid={laid}
            today={today}
            now={isNow ? minutesOf(now) : undefined}
            grid={grid}
            words={words}
            handlers={handlers}
          />
        ))}
        {laid.map(({ key, day, group }, column) => (
          <Over key={key} aria-hidden style={{ gridColumn: `${column + 2} / ${column + 3}` }}>
            {now !== undefined && day === today && (
              <NowLine style={{ '--top': topOf(minutesOf(now)) } as CSSProperties} />
            )}
            <Ghost draft={grid.draft} column={{ day, group }} topOf={topOf} words={words} />
          </Over>
        ))}
      </Grid>
      <Unseen role="status">{grid.said}</Unseen>
    </Scroller>
  )
}

/** Scrolls initially to an hour before now, or before the first event. */
function useStart(minute: number, from: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const start = useRef(Math.max(0, minute - from - 60))
  useLayoutEffect(function scrollToStart() {
    const frame = scroller.current
    const slot = frame?.querySelector<HTMLElement>('[data-column]')
    if (frame && slot) frame.scrollTop = (start.current / SLOT) * slot.offsetHeight
  }, [])
  return scroller
}
