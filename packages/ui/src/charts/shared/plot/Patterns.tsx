import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token, unseen, type ChartStep } from '../../../theme/index.ts'
import { colourOf, type ChartInk } from '../chart.types.ts'

const tile = 8

/** Pattern over each colour, so that no two of the eight differ by colour alone. */
const marks: Record<ChartStep, ReactNode> = {
  1: null,
  2: <path d="M-2 2 2-2M0 8 8 0M6 10l4-4" />,
  3: <circle cx={4} cy={4} r={1.25} />,
  4: <path d="M0 4h8" />,
  5: <path d="M-2 6l4 4M0 0l8 8M6-2l4 4" />,
  6: <path d="M4 0v8" />,
  7: <path d="M0 4h8M4 0v8" />,
  8: <path d="M2 4h4" />,
}

const inks: ChartInk[] = [...(Object.keys(marks).map(Number) as ChartStep[]), 'tint', 'rest']

/** Fill of a step; `id` is that of the `Patterns` in the same figure. */
export const patternFill = (id: string, step: ChartInk) => `url(#${id}-${step})`

/**
 * Defines the fills of the chart: colours with their patterns, the tint and the grey, all by CSS variables, so that they follow the
 * theme.
 */
export function Patterns({ id }: { id: string }) {
  return (
    <Hidden aria-hidden width={0} height={0}>
      <defs>
        {inks.map((step) => (
          <pattern
            key={step}
            id={`${id}-${step}`}
            width={tile}
            height={tile}
            patternUnits="userSpaceOnUse"
          >
            <rect width={tile} height={tile} fill={colourOf(step)} />
            <Mark>{typeof step === 'number' && marks[step]}</Mark>
          </pattern>
        ))}
      </defs>
    </Hidden>
  )
}

const Hidden = styled.svg`
  ${unseen}
`

const Mark = styled.g`
  fill: ${token('fg.default')};
  stroke: ${token('fg.default')};
  stroke-width: 1;
  opacity: 0.35;
`
