import styled from 'styled-components'
import { CheckIcon } from '../../icons/index.ts'
import { icon, line, media, motion, radius, space, text, token, unseen, weight } from '../../theme/index.ts'

export interface StepperProps {
  /** What screen readers call the list. */
  label: string
  steps: { id: string; label: string }[]
  /** The step that is being done; the ones before it are done. */
  current: string
}

/** How far a flow has come. It tells; going back is a button of the page. */
export function Stepper({ label, steps, current }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current)
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <Step
          key={step.id}
          data-state={index < at ? 'done' : index === at ? 'current' : 'next'}
          aria-current={index === at ? 'step' : undefined}
        >
          <Mark aria-hidden>{index < at ? <CheckIcon size={icon.xs} /> : index + 1}</Mark>
          <Name>{step.label}</Name>
        </Step>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: flex;
  gap: ${space[8]};
`
const Mark = styled.span`
  ${text('label')}
  display: grid;
  flex: none;
  place-items: center;
  width: ${space[24]};
  height: ${space[24]};
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.round};
  transition: background ${motion.colour};
`
const Name = styled.span`
  ${text('label')}
`
const Step = styled.li`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  padding-block-end: ${space[8]};
  border-block-end: ${line.bold} solid ${token('border.default')};
  color: ${token('fg.muted')};

  &[data-state='current'] {
    border-color: ${token('secondary.solid')};
    color: ${token('fg.default')};

    ${Name} {
      font-weight: ${weight.strong};
    }

    ${Mark} {
      border-color: ${token('secondary.solid')};
      background: ${token('secondary.solid')};
      color: ${token('secondary.fg')};
    }
  }

  &[data-state='done'] {
    border-color: ${token('secondary.solid')};

    ${Mark} {
      border-color: ${token('secondary.solid')};
      background: ${token('secondary.soft')};
      color: ${token('secondary.softFg')};
    }
  }

  ${media.below('sm')} {
    &:not([data-state='current']) {
      flex: 0 0 auto;

      ${Name} {
        ${unseen}
      }
    }
  }
`
