import type { ReactNode } from 'react'
import styled from 'styled-components'
import { radius, space, text, token, weight } from '../../theme/index.ts'

/** A stretch of days with one meaning. */
export interface TermPart {
  days: number
  /** `run` has passed, `pause` does not count, `left` is to come. */
  kind: 'run' | 'pause' | 'left'
}

/** A day worth naming, under the bar. */
export interface TermMark {
  day: ReactNode
  note: ReactNode
}

export interface TermBarProps {
  /** The bar in one sentence, for screen readers. */
  label: string
  /** In order; parts of no days are left out. */
  parts: readonly TermPart[]
  /** The first stands at the start of the bar, the last at its end. */
  marks: readonly TermMark[]
}

/**
 * The days of a term as one bar, with the dates that matter.
 *
 * @example
 * <TermBar label="12 of 30 days left" parts={[{ kind: 'run', days: 18 }, { kind: 'left', days: 12 }]}
 *   marks={[{ day: '11 Nov', note: 'Start' }, { day: '10 Dec', note: 'End' }]} />
 */
export function TermBar({ label, parts, marks }: TermBarProps) {
  return (
    <Frame>
      <Bar role="img" aria-label={label}>
        {parts.map(
          ({ kind, days }, at) =>
            days > 0 && <span key={at} data-kind={kind} style={{ flexGrow: days }} />,
        )}
      </Bar>
      <Marks>
        {marks.map(({ day, note }, at) => (
          <li key={at}>
            <strong>{day}</strong>
            <span>{note}</span>
          </li>
        ))}
      </Marks>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${space[8]};
`

const Bar = styled.div`
  display: flex;
  gap: ${space[2]};
  overflow: hidden;
  height: ${space[8]};
  border-radius: ${radius.round};
  background: ${token('bg.surface')};
  forced-color-adjust: none;

  & > span {
    min-width: ${space[4]};
    flex-basis: 0;
  }

  & > [data-kind='run'] {
    background: ${token('success.dot')};
  }

  & > [data-kind='pause'] {
    background: ${token('info.dot')};
  }

  & > [data-kind='left'] {
    background: ${token('border.default')};
  }
`

const Marks = styled.ol`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    ${text('label')}
    display: grid;
    align-content: start;
    color: ${token('fg.muted')};
  }

  & > li:last-child:not(:first-child) {
    text-align: end;
  }

  & strong {
    color: ${token('fg.default')};
    font-weight: ${weight.medium};
  }
`
