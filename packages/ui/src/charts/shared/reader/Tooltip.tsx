import styled from 'styled-components'
import {
  layer,
  line,
  radius,
  shadow,
  space,
  text,
  token,
  weight,
  width,
} from '../../../theme/index.ts'
import type { ChartInk } from '../chart.types.ts'
import { Swatch } from '../Legend.tsx'
import type { Spot } from './reading.ts'

/** A chart value as text. */
export interface Reading {
  title: string
  lines: readonly ReadingLine[]
}

export interface ReadingLine {
  /** Undefined where there is only one line. */
  name?: string
  /** Formatted in full. */
  value: string
  step?: ChartInk
  /** Dash length of the line sample. */
  dash?: number
}

interface TooltipProps {
  spot: Spot
  reading: Reading
  fills: string
}

const parts = (share: number) => `${share * 100}%`

/** Tooltip beside a value, on the side with more room. The reader announces the same. */
export function Tooltip({ spot: { x, y }, reading, fills }: TooltipProps) {
  const side = x < 0.5 ? { left: parts(x) } : { right: parts(1 - x) }
  const height = y < 0.5 ? { top: parts(y) } : { bottom: parts(1 - y) }
  return (
    <Sheet style={{ ...side, ...height }} aria-hidden>
      <strong>{reading.title}</strong>
      {reading.lines.map(({ name, value, step, dash }, index) => (
        <Line key={index}>
          {step && <Swatch fills={fills} step={step} dash={dash} />}
          {name && <span>{name}</span>}
          <b>{value}</b>
        </Line>
      ))}
    </Sheet>
  )
}

const Sheet = styled.div`
  ${text('label')}
  position: absolute;
  z-index: ${layer.sticky};
  display: grid;
  gap: ${space[4]};
  width: max-content;
  max-width: min(${width.tooltip}, 80cqi);
  margin: ${space[12]};
  padding: ${space[8]} ${space[12]};
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.control};
  background: ${token('bg.raised')};
  box-shadow: ${shadow[2]};
  color: ${token('fg.muted')};
  pointer-events: none;

  & > strong {
    color: ${token('fg.default')};
    font-weight: ${weight.strong};
  }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};

  & > b {
    flex: 1;
    color: ${token('fg.default')};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.medium};
    text-align: end;
    white-space: nowrap;
  }
`
