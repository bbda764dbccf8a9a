/** SVG path in a square of 100, and the position of its end. */
export interface Line {
  path: string
  end: { x: number; y: number } | undefined
}

const MARGIN = 6

/**
 * Scales the smallest value to the bottom and the largest to the top; equal values to the middle.
 */
export function pathOf(values: readonly number[]): Line {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, index) => ({
    x: values.length > 1 ? round((index / (values.length - 1)) * 100) : 100,
    y:
      high === low ? 50 : round(100 - MARGIN - ((value - low) / (high - low)) * (100 - 2 * MARGIN)),
  }))
  return {
    path: points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    end: points.at(-1),
  }
}

const round = (value: number) => Math.round(value * 100) / 100
