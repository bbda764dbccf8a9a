import { daysBetween } from '../../parse/day.ts'
import type { CalendarEvent } from './calendar.types.ts'
import type { Column } from './columns.ts'
import { type Hours, type Place, resized, shifted, type Spot } from './place.ts'
import type { Arrow } from './stops.ts'
import { clamp, isLong, SLOT, STEP } from './time.ts'

/** Position in the calendar of a point in the viewport; outside the grid the nearest one. */
export function locateIn(
  root: HTMLElement,
  columns: readonly Column[],
  hours: Hours,
  x: number,
  y: number,
): Spot | null {
  const cells = [...root.querySelectorAll<HTMLElement>('[data-column]')]
  const boxes = cells.map((cell) => cell.getBoundingClientRect())
  const under = boxes.findIndex(({ right }) => x < right)
  const index = under < 0 ? columns.length - 1 : under
  const [box, column] = [boxes[index], columns[index]]
  if (!box || !column) return null
  const minute = hours.from + ((y - box.top) / box.height) * SLOT
  return {
    day: column.day,
    group: column.group || undefined,
    minute: clamp(minute, hours.from, hours.to),
  }
}

interface Nudge {
  place: Place
  arrow: Arrow
  isShift: boolean
  event: CalendarEvent
  columns: readonly Column[]
  hours: Hours
}

/** Place after an arrow key: a step up or down, a column to the side. */
export function nudged({ place, arrow, isShift, event, columns, hours }: Nudge): Place {
  const by = arrow === 'ArrowUp' || arrow === 'ArrowLeft' ? -1 : 1
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    if (isShift) return place
    const at = columns.findIndex(({ day, group }) => {
      return group === undefined ? daysBetween(day, place.day) === 0 : group === (place.group ?? '')
    })
    const next = columns[at + by]
    if (!next) return place
    return next.group === undefined
      ? { ...place, day: next.day }
      : { ...place, day: next.day, group: next.group || undefined }
  }
  if (isLong(event)) return place
  return isShift ? resized(place, by * STEP, hours) : shifted(place, by * STEP, hours)
}
