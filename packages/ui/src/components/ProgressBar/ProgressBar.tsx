import styled from 'styled-components'
import { motion, radius, space, text, token } from '../../theme/index.ts'

export interface ProgressBarProps {
  /** Name of the operation. */
  label: string
  /** Progress from 0 to `max`. */
  value: number
  /** @default 100 */
  max?: number
  /** Text at the end: "320 of 1 200". @default the percentage */
  said?: string
  /** @default 'violet' */
  tone?: 'violet' | 'success' | 'warning' | 'danger'
}

/** Progress bar. */
export function ProgressBar({ label, value, max = 100, said, tone = 'violet' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const words = said ?? `${Math.round(share * 100)}%`
  return (
    <Frame>
      <span>{label}</span>
      <span>{words}</span>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
        data-tone={tone}
      >
        <span style={{ translate: `${(share - 1) * 100}%` }} />
      </Track>
    </Frame>
  )
}

const Frame = styled.div`
  ${text('label')}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[4]} ${space[12]};
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;
`

const Track = styled.div`
  grid-column: 1 / -1;
  overflow: hidden;
  height: ${space[8]};
  border-radius: ${radius.round};
  background: ${token('bg.sunken')};

  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--fill, ${token('secondary.solid')});
    transition: translate ${motion.dialog};
  }

  &[data-tone='success'] {
    --fill: ${token('success.dot')};
  }

  &[data-tone='warning'] {
    --fill: ${token('warning.dot')};
  }

  &[data-tone='danger'] {
    --fill: ${token('danger.border')};
  }
`
