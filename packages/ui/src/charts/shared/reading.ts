/** A position in the drawing, as fractions of its width and height from the top left. */
export interface Spot {
  x: number
  y: number
}

/**
 * Index that a key moves to, in a grid of `count` values with `columns` per row.
 * @returns undefined for other keys
 */
export function stepFrom(key: string, from: number | undefined, count: number, columns: number) {
  const alone = columns >= count || columns === 1
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: alone ? -1 : -columns,
    ArrowDown: alone ? 1 : columns,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  if (step === undefined || count === 0) return undefined
  if (from === undefined) return key === 'End' ? count - 1 : 0
  const next = from + step
  if (key === 'Home' || key === 'End' || alone) return Math.max(0, Math.min(next, count - 1))
  return next < 0 || next >= count ? from : next
}
