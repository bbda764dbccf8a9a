import styled from 'styled-components'
import { chart } from '../../theme/index.ts'
import type { TableFigures } from '../shared/ChartTable.tsx'
import type { PlotArea } from '../shared/plot/Apex.tsx'

/** Bounds of a line at each category; null where it has none. */
export interface LineRange {
  name: string
  low: readonly (number | null)[]
  high: readonly (number | null)[]
}

interface RangeProps {
  range: LineRange
  area: PlotArea
  /** Fractions of the width and of the height. */
  xOf(index: number): number
  yOf(value: number): number
}

/** The area between both bounds, over the drawing. */
export function Range({ range: { low, high }, area, xOf, yOf }: RangeProps) {
  const along = (bound: readonly (number | null)[]) =>
    bound.flatMap((value, index) => (value === null ? [] : [`${xOf(index)},${yOf(value)}`]))
  const points = [...along(high), ...along(low).toReversed()].join(' ')
  return (
    <Area
      aria-hidden
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      style={{ left: area.left, top: area.top, width: area.width, height: area.height }}
    >
      <polygon points={points} />
    </Area>
  )
}

/** The table with a column of both bounds. */
export function withRange(
  { head, rows }: TableFigures,
  range: LineRange | undefined,
  write: (value: number) => string,
): TableFigures {
  if (!range) return { head, rows }
  const written = (index: number) => {
    const [low, high] = [range.low[index] ?? null, range.high[index] ?? null]
    return low === null || high === null ? '\u2013' : `${write(low)} \u2013 ${write(high)}`
  }
  return {
    head: [...head, range.name],
    rows: rows.map((row, index) => [...row, written(index)]),
  }
}

const Area = styled.svg`
  position: absolute;
  pointer-events: none;
  fill: ${chart(1)};
  fill-opacity: 0.14;
`
