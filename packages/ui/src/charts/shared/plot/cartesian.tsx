import type { ApexOptions } from 'apexcharts'
import styled from 'styled-components'
import { line, token } from '../../../theme/index.ts'
import { everyNth, type Axis } from './axis.ts'

const labelRoom = 56

/**
 * Axes of a vertical chart: categories below, round values at the side. `right` is the space in px to the right of
 * the last category.
 */
export function axesOf(
  categories: readonly string[],
  axis: Axis,
  write: (value: number) => string,
  width: number,
  right = 8,
): ApexOptions {
  const nth = everyNth(categories.length, width - labelRoom, labelRoom)
  return {
    xaxis: {
      categories: categories.map((name, index) => (index % nth === 0 ? name : '')),
      labels: { rotate: 0, trim: false, hideOverlappingLabels: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
      crosshairs: { show: false },
      tooltip: { enabled: false },
    },
    yaxis: {
      min: axis.min,
      max: axis.max,
      tickAmount: axis.steps,
      labels: { formatter: (value) => write(Math.round(value)) },
    },
    grid: { padding: { top: 0, bottom: 0, left: 8, right } },
  }
}

/** Highlights column `index` of `count` in the drawing. */
export function Band({ index, count }: { index: number; count: number }) {
  return <Light style={{ left: `${(index / count) * 100}%`, width: `${100 / count}%` }} />
}

const Light = styled.span`
  position: absolute;
  inset-block: 0;
  background: ${token('fg.default')};
  opacity: 0.06;
  pointer-events: none;
`

interface RuleProps {
  /** Fraction of the width. */
  x: number
  /** Fractions of the height, one per dot. */
  dots: readonly { y: number; colour: string }[]
}

/** Vertical hairline with a dot on every line. */
export function Rule({ x, dots }: RuleProps) {
  return (
    <Hair style={{ left: `${x * 100}%` }}>
      {dots.map(({ y, colour }, index) => (
        <Dot key={index} style={{ top: `${y * 100}%`, background: colour }} />
      ))}
    </Hair>
  )
}

const Hair = styled.span`
  position: absolute;
  inset-block: 0;
  width: 0;
  border-inline-start: ${line.hair} solid ${token('border.strong')};
  pointer-events: none;
`

const Dot = styled.span`
  position: absolute;
  width: 0.625em;
  height: 0.625em;
  border: ${line.ring} solid ${token('bg.surface')};
  border-radius: 50%;
  translate: calc(-50% - ${line.hair} / 2) -50%;
`
