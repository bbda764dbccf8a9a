/** An axis with round steps. */
export interface Axis {
  min: number
  max: number
  /** Number of steps between both ends. */
  steps: number
}

interface AxisWish {
  /** Approximate number of steps. @default 5 */
  steps?: number
  /** Minimum upper end of the axis. @default 1 step of 1 */
  least?: number
}

/** Axis that contains all values, starts at zero or below, and has round labels. */
export function axisOf(values: readonly number[], { steps = 5, least = 0 }: AxisWish = {}): Axis {
  const high = Math.max(0, least, ...values)
  const low = Math.min(0, ...values)
  const step = roundUp((high - low) / steps)
  const above = Math.max(low < 0 ? 0 : 1, Math.ceil(high / step))
  const below = Math.ceil(-low / step)
  return { min: 0 - below * step, max: above * step, steps: above + below }
}

/** Axis with an exact number of steps, for non-negative values. */
export function axisInSteps(values: readonly number[], steps: number, least: number): Axis {
  const step = roundUp(Math.max(least, ...values) / steps)
  return { min: 0, max: step * steps, steps }
}

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Rounds a step up: 1 220 000 → 1 500 000; at least 1, since values are whole. */
function roundUp(step: number) {
  if (step <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(step))
  const round = roundSteps.find((one) => one * power >= step && Number.isInteger(one * power))
  return (round ?? 10) * power
}

/** Interval of the labels that fit on an axis of the width in px; the others are omitted. */
export const everyNth = (count: number, width: number, perLabel: number) =>
  Math.max(1, Math.ceil((count * perLabel) / Math.max(width, 1)))
