import type { Day } from '../../parse/day.ts'
import type { CalendarEvent } from './calendar.types.ts'
import type { Place } from './place.ts'

/** A keyboard stop of the grid: an event, a free slot, a day. */
export interface Stop {
  /** Value of `data-stop` on its element. */
  key: string
  column: number
  /** Half-open range within the column, in any measure. */
  at: number
  end: number
  day: Day
  event?: CalendarEvent
  /** Range that Enter creates, for a free stop. */
  free?: Place
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Arrow => /^Arrow(?:Up|Down|Left|Right)$/.test(key)

/** The stop that a key leads to; stays at the edge. */
export function nextStop(stops: readonly Stop[], from: Stop, key: Arrow | 'Home' | 'End'): Stop {
  const column = inColumn(stops, from.column)
  const at = column.findIndex((stop) => stop.key === from.key)
  if (key === 'Home') return column[0] ?? from
  if (key === 'End') return column.at(-1) ?? from
  if (key === 'ArrowUp') return column[at - 1] ?? from
  if (key === 'ArrowDown') return column[at + 1] ?? from
  return stopAt(stops, from.column + (key === 'ArrowLeft' ? -1 : 1), from.at) ?? from
}

/** The stop of a column that contains a position, or the nearest one. */
export function stopAt(stops: readonly Stop[], column: number, place: number): Stop | undefined {
  const there = inColumn(stops, column)
  const distance = ({ at }: Stop) => Math.abs(at - place)
  return (
    there.find(({ at, end }) => at <= place && place < end) ??
    there.reduce<Stop | undefined>(
      (best, stop) => (best && distance(best) <= distance(stop) ? best : stop),
      undefined,
    )
  )
}

const inColumn = (stops: readonly Stop[], column: number) =>
  stops.filter((stop) => stop.column === column).sort((a, b) => a.at - b.at)
