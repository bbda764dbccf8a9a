import styled from 'styled-components'
import { CheckIcon } from '../../icons/index.ts'
import {
  icon,
  line,
  media,
  motion,
  radius,
  space,
  text,
  token,
  unseen,
  useUi,
  weight,
} from '../../theme/index.ts'

/** A step of a flow. */
export interface Step {
  /** Id in `current`. */
  id: string
  label: string
}

export interface StepperProps {
  /** Accessible name. */
  label: string
  /** All steps in their order. */
  steps: readonly Step[]
  /** Id of the current step. */
  current: string
  /** Called to go back to a completed step; without it the steps are not interactive. */
  onStep?: (id: string) => void
}

/** Progress indicator of a multi-step task. */
export function Stepper({ label, steps, current, onStep }: StepperProps) {
  const { parts } = useUi().words
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <Row aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead'
        return (
          <li key={step.id} data-state={state} aria-current={index === at ? 'step' : undefined}>
            <Inside
              as={state === 'done' && onStep ? 'button' : 'span'}
              {...(state === 'done' && onStep
                ? { type: 'button', onClick: () => onStep(step.id) }
                : {})}
            >
              <Mark>{state === 'done' ? <CheckIcon aria-hidden /> : index + 1}</Mark>
              <span>{step.label}</span>
              {state === 'done' && <Told>{parts.stepDone}</Told>}
            </Inside>
          </li>
        )
      })}
    </Row>
  )
}

const Row = styled.ol`
  display: flex;
  align-items: center;
  gap: ${space[12]};

  & > li[data-state] {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    min-width: 0;
    color: ${token('fg.subtle')};
  }

  & > li[data-state='current'] {
    color: ${token('fg.default')};
    font-weight: ${weight.strong};
  }

  & > li[data-state='done'] {
    color: ${token('fg.muted')};
  }

  & > li[data-state]:not(:last-child)::after {
    width: ${space[32]};
    height: ${line.hair};
    background: ${token('border.default')};
    content: '';
  }

  ${media.below('md')} {
    &,
    & > li[data-state] {
      gap: ${space[8]};
    }

    & > li[data-state]:not(:last-child)::after {
      width: ${space[8]};
    }

    & > li:not([data-state='current']) span > span:nth-child(2),
    & > li:not([data-state='current']) button > span:nth-child(2) {
      ${unseen}
    }
  }
`

const Inside = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;

  &:is(button):hover > span:nth-child(2) {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const Mark = styled.span`
  ${text('label')}
  display: grid;
  flex: none;
  place-items: center;
  width: ${space[32]};
  height: ${space[32]};
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.round};
  background: ${token('bg.surface')};
  transition: background-color ${motion.colour};

  ${media.below('sm')} {
    width: ${space[24]};
    height: ${space[24]};
  }

  [data-state='current'] & {
    border-color: transparent;
    background: ${token('secondary.solid')};
    color: ${token('secondary.fg')};
  }

  [data-state='done'] & {
    border-color: transparent;
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
  }

  & > svg {
    width: ${icon.sm};
    height: ${icon.sm};
  }
`

const Told = styled.span`
  ${unseen}
`
