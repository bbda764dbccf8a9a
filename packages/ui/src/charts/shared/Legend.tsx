import styled from 'styled-components'
import { chart, icon, line, space, text, token, type ChartStep } from '../../theme/index.ts'
import { dashes } from './dashes.ts'
import { patternFill } from './Patterns.tsx'

interface LegendProps {
  /** Id of the figure's patterns. */
  fills: string
  items: readonly { name: string; step: ChartStep }[]
  /** Lines differ by dashes, areas by pattern. @default 'fill' */
  kind?: 'fill' | 'line'
}

/**
 * Legend with colour and pattern of each series. Hidden from screen readers, which read the table.
 */
export function Legend({ fills, items, kind = 'fill' }: LegendProps) {
  return (
    <List aria-hidden>
      {items.map(({ name, step }, index) => (
        <li key={name}>
          <Swatch fills={fills} step={step} dash={kind === 'line' ? dashes(index) : undefined} />
          {name}
        </li>
      ))}
    </List>
  )
}

interface SwatchProps {
  fills: string
  step: ChartStep
  /** Draws a line with this dash length; 0 is solid. */
  dash?: number
}

const side = 14

/** Sample of a fill or a line. */
export function Swatch({ fills, step, dash }: SwatchProps) {
  const middle = side / 2
  return (
    <Sample viewBox={`0 0 ${side} ${side}`} data-line={dash !== undefined} aria-hidden>
      {dash === undefined ? (
        <rect width={side} height={side} rx={side / 4} fill={patternFill(fills, step)} />
      ) : (
        <path
          d={`M-${side / 2} ${middle}h${side * 2}`}
          stroke={chart(step)}
          strokeDasharray={dash}
        />
      )}
    </Sample>
  )
}

const List = styled.ul`
  ${text('label')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  color: ${token('fg.muted')};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[8]};
  }
`

const Sample = styled.svg`
  flex: none;
  width: ${icon.xs};
  height: ${icon.xs};
  stroke-width: ${line.bold};

  &[data-line='true'] {
    width: ${icon.lg};
    overflow: visible;
  }
`
