import styled from 'styled-components'
import { line, radius, space, text, token } from '../../theme/index.ts'
import type { CalendarEvent } from './calendar.types.ts'
import { toned } from './events/toned.ts'

export interface CalendarFootProps {
  /** Meaning of the colours. */
  legend?: readonly { colour: CalendarEvent['colour']; label: string }[]
  /** Sum of the visible period: "49 classes, 69 % of spots taken". */
  summary?: string
}

/** Foot of a calendar: legend and sum. */
export function Foot({ legend = [], summary }: CalendarFootProps) {
  if (legend.length === 0 && !summary) return null
  return (
    <Line>
      {legend.map(({ colour, label }) => (
        <span key={label}>
          <Mark data-colour={colour} />
          {label}
        </span>
      ))}
      {summary && <p>{summary}</p>}
    </Line>
  )
}

const Line = styled.div`
  ${text('dense')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  padding: ${space[8]} ${space[16]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};
  color: ${token('fg.muted')};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
  }

  & > p {
    margin-inline-start: auto;
  }
`

const Mark = styled.i`
  ${toned}
  width: ${space[8]};
  height: ${space[8]};
  border-radius: ${radius.round};
  background: var(--line);
`
