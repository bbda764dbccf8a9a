import styled from 'styled-components'
import { line, motion, space, text, token, weight, type ChartStep } from '../../theme/index.ts'
import { Swatch } from './Legend.tsx'

interface SharesProps {
  fills: string
  parts: readonly { name: string; step: ChartStep; full: string; share: string }[]
  /** Index of the highlighted part. */
  lit: number | undefined
  onLight: (index: number | undefined) => void
}

/** Legend in the order of the ring. Hidden from screen readers, which read the table. */
export function Shares({ fills, parts, lit, onLight }: SharesProps) {
  return (
    <List aria-hidden onPointerLeave={() => onLight(undefined)}>
      {parts.map(({ name, step, full, share }, index) => (
        <li key={index} data-lit={index === lit} onPointerEnter={() => onLight(index)}>
          <Swatch fills={fills} step={step} />
          <span>{name}</span>
          <b>{full}</b>
          <i>{share}</i>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  ${text('label')}
  display: grid;
  width: 100%;
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto 3.2em;
    gap: ${space[4]} ${space[8]};
    align-items: center;
    padding: ${space[8]};
    transition: background-color ${motion.colour};
  }

  & > li + li:not([data-lit='true']) {
    box-shadow: 0 -${line.hair} 0 ${token('border.subtle')};
  }

  & > li[data-lit='true'] {
    background: ${token('bg.hover')};
  }

  & b {
    color: ${token('fg.default')};
    font-weight: ${weight.medium};
    white-space: nowrap;
  }

  & i {
    font-style: normal;
    text-align: end;
  }
`
