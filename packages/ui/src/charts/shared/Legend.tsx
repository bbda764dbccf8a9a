import styled from 'styled-components'
import { icon, line, space, text, token } from '../../theme/index.ts'
import { colourOf, type ChartInk } from './chart.types.ts'
import { dashes } from './plot/dashes.ts'
import { patternFill } from './plot/Patterns.tsx'

interface LegendProps {
  /** Id of the figure's patterns. */
  fills: string
  items: readonly { name: string; step: ChartInk }[]
  /** Lines differ by dashes, areas by pattern. @default 'fill' */
  kind?: 'fill' | 'line'
  /** Name of the short lines over the bars. */
  mark?: string
}

/**
 * Legend with colour and pattern of each series. Hidden from screen readers, which read the table.
 */
export function Legend({ fills, items, kind = 'fill', mark }: LegendProps) {
  return (
    <List aria-hidden>
      {items.map(({ name, step }, index) => (
        <li key={name}>
          <Swatch fills={fills} step={step} dash={kind === 'line' ? dashes(index) : undefined} />
          {name}
        </li>
      ))}
      {mark && (
        <li>
          <Dash viewBox={`0 0 ${side} ${side}`} aria-hidden>
            <path d={`M0 ${side / 2}h${side}`} />
          </Dash>
          {mark}
        </li>
      )}
    </List>
  )
}

interface SwatchProps {
  fills: string
  step: ChartInk
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
          stroke={colourOf(step)}
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

const Dash = styled.svg`
  flex: none;
  width: ${icon.xs};
  height: ${icon.xs};
  stroke: ${token('fg.default')};
  stroke-width: ${line.ring};
`
