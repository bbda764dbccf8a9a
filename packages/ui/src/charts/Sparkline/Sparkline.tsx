import styled from 'styled-components'
import type { CurrencyLabel } from '../../format/index.ts'
import { chart, line, token } from '../../theme/index.ts'
import { useFigures } from '../shared/figures.ts'
import { pathOf, type Line } from './path.ts'

export interface SparklineProps {
  /** Name for screen readers, which also announce the first and the last value. */
  label: string
  /** Values from left to right. */
  values: readonly number[]
  /** Currency of the values in whole units; without it they are counts. */
  currency?: CurrencyLabel
  /** `good` and `bad` colour the line like the note of a `StatCard`. @default 'plain' */
  tone?: 'plain' | 'good' | 'bad'
}

/** Small line chart beside a figure, as wide as its container. */
export function Sparkline({ label, values, currency, tone = 'plain' }: SparklineProps) {
  const { full } = useFigures(currency)
  const { path, end }: Line = pathOf(values)
  const [first, last] = [values.at(0), values.at(-1)]
  const ends = first === undefined || last === undefined ? '' : `: ${full(first)} → ${full(last)}`
  return (
    <Frame role="img" aria-label={`${label}${ends}`} data-tone={tone}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      {end && <i style={{ left: `${end.x}%`, top: `${end.y}%` }} />}
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  display: block;
  height: 2.5em;
  margin-inline-end: 0.25em;
  color: ${chart(1)};

  &[data-tone='good'] {
    color: ${token('success.text')};
  }

  &[data-tone='bad'] {
    color: ${token('danger.text')};
  }

  & > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  & path {
    fill: none;
    stroke: currentColor;
    stroke-linejoin: round;
    stroke-linecap: round;
    stroke-width: ${line.ring};
  }

  /* Dot at the current value. */
  & > i {
    position: absolute;
    width: 0.5em;
    height: 0.5em;
    border-radius: 50%;
    background: currentColor;
    translate: -50% -50%;
  }
`
