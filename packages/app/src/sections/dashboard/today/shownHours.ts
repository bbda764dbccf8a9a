/** Hours of an ordinary day of a club, shown even if nothing happened. */
const OPENS = 7
const CLOSES = 21

/** Hours to draw, from the first to the last one with something, and at least those of an ordinary day and the present one. */
export function shownHours(busy: readonly number[], now: number): number[] {
  const first = Math.min(OPENS, now, ...busy)
  const last = Math.max(CLOSES, now, ...busy)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
