import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CheckIcon, CloseIcon, WarningIcon } from '../../icons/index.ts'
import { icon, line, radius, space, text, token, weight } from '../../theme/index.ts'

/** Weight of a line: it prevents the action, deserves a look, or is settled. */
export type CheckTone = 'blocks' | 'warns' | 'settled'

export interface Check {
  tone: CheckTone
  /** Meaning of the tone, for screen readers. */
  meaning: string
  title: string
  text?: ReactNode
  /** Link to the cause. */
  action?: ReactNode
}

export interface ChecklistProps {
  /** Accessible name. */
  label: string
  /** The blocking ones first. */
  checks: readonly Check[]
}

const icons = { blocks: CloseIcon, warns: WarningIcon, settled: CheckIcon }

/** Conditions of an action, each with its state by shape and color and a link to its cause. */
export function Checklist({ label, checks }: ChecklistProps) {
  return (
    <Lines aria-label={label}>
      {checks.map(({ tone, meaning, title, text: words, action }) => {
        const Icon = icons[tone]
        return (
          <Line key={title}>
            <Mark role="img" aria-label={meaning} data-tone={tone}>
              <Icon aria-hidden />
            </Mark>
            <Words>
              <strong>{title}</strong>
              {words && <small>{words}</small>}
            </Words>
            {action}
          </Line>
        )
      })}
    </Lines>
  )
}

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
  padding-block: ${space[8]};

  & + & {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${space[24]};
  height: ${space[24]};
  border-radius: ${radius.tag};

  & > svg {
    width: ${icon.xs};
    height: ${icon.xs};
  }

  &[data-tone='blocks'] {
    background: ${token('danger.soft')};
    color: ${token('danger.softFg')};
  }

  &[data-tone='warns'] {
    background: ${token('warning.soft')};
    color: ${token('warning.softFg')};
  }

  &[data-tone='settled'] {
    background: ${token('success.soft')};
    color: ${token('success.softFg')};
  }
`

const Words = styled.span`
  display: grid;

  & > strong {
    ${text('body')}
    font-weight: ${weight.medium};
  }

  & > small {
    ${text('label')}
    color: ${token('fg.muted')};
  }
`
