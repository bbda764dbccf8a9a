import styled from 'styled-components'
import { radius, space, text, token, width } from '../../theme/index.ts'

export interface PredictionProps {
  /** Probability from 0 to 100. From 75 good, from 50 uncertain. */
  percent: number
  /** Accessible name. */
  label: string
}

/** Retention prediction of a member. */
export function Prediction({ percent, label }: PredictionProps) {
  const tone = percent >= 75 ? 'good' : percent >= 50 ? 'unsure' : 'bad'
  return (
    <Frame role="img" aria-label={`${label}: ${percent}%`} data-tone={tone}>
      <Track>
        <span style={{ width: `${percent}%` }} />
      </Track>
      {`${percent}%`}
    </Frame>
  )
}

const Frame = styled.span`
  ${text('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  font-variant-numeric: tabular-nums;

  &[data-tone='good'] {
    --fill: ${token('success.dot')};
    color: ${token('success.text')};
  }

  &[data-tone='unsure'] {
    --fill: ${token('info.dot')};
    color: ${token('info.text')};
  }

  &[data-tone='bad'] {
    --fill: ${token('danger.border')};
    color: ${token('danger.text')};
  }
`

const Track = styled.span`
  overflow: hidden;
  width: ${space[48]};
  height: ${width.dot};
  border-radius: ${radius.round};
  background: ${token('border.subtle')};

  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--fill);
  }
`
