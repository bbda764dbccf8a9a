/** An axis in round steps. */
export interface Axis {
  min: number
  max: number
  /** How many steps lie between both ends. */
  steps: number
}

interface AxisWish {
  /** About so many steps. @default 5 */
  steps?: number
  /** The axis goes at least up to here. @default 1 step of 1 */
  least?: number
}

/** The axis that holds all values, begins at zero or below, and is written in round figures. */
export function axisOf(values: readonly number[], { steps = 5, least = 0 }: AxisWish = {}): Axis {
  const high = Math.max(0, least, ...values)
  const low = Math.min(0, ...values)
  const step = roundUp((high - low) / steps)
  const above = Math.max(low < 0 ? 0 : 1, Math.ceil(high / step))
  const below = Math.ceil(-low / step)
  return { min: 0 - below * step, max: above * step, steps: above + below }
}

/** The axis with exactly so many steps, for values that are not below zero. */
export function axisInSteps(values: readonly number[], steps: number, least: number): Axis {
  const step = roundUp(Math.max(least, ...values) / steps)
  return { min: 0, max: step * steps, steps }
}

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** 1 220 000 → 1 500 000; never below 1, since values are whole. */
function roundUp(step: number) {
  if (step <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(step))
  const round = roundSteps.find((one) => one * power >= step && Number.isInteger(one * power))
  return (round ?? 10) * power
}

/** Every so many labels fit on an axis of that width; the others stay unwritten. */
export const everyNth = (count: number, width: number, perLabel: number) =>
  Math.max(1, Math.ceil((count * perLabel) / Math.max(width, 1)))
