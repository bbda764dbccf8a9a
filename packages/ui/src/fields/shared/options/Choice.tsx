import type { ReactNode } from 'react'
import styled from 'styled-components'
import { line, motion, radius, space, text, token, width } from '../../../theme/index.ts'

interface ChoiceProps {
  label: ReactNode
  description?: ReactNode
  required?: boolean
  /** The control names itself. */
  hideLabel?: boolean
  /** Native checkbox or radio. */
  children: ReactNode
}

/** Native checkbox or radio with its label; the whole row is pressable. */
export function Choice({ label, description, required, hideLabel, children }: ChoiceProps) {
  return (
    <Row>
      {children}
      {!hideLabel && (
        <Words>
          <Name data-required={required}>{label}</Name>
          {description && <Description>{description}</Description>}
        </Words>
      )}
    </Row>
  )
}

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[12]};
  min-height: ${width.touch};
  padding-block: ${space[8]};
  cursor: pointer;

  &:has(:disabled) {
    color: ${token('fg.muted')};
    cursor: default;
  }
`

const Words = styled.span`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`

const Name = styled.span`
  ${text('input')}

  &[data-required='true']::after {
    content: ' *' / '';
    color: ${token('danger.text')};
  }
`

const Description = styled.span`
  ${text('label')}
  color: ${token('fg.subtle')};
`

/** Native control in our style: a box for checkboxes, a ring for radios. */
export const Mark = styled.input`
  display: grid;
  flex: none;
  place-content: center;
  width: ${space[24]};
  height: ${space[24]};
  margin: 0;
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.tag};
  background: ${token('bg.surface')};
  appearance: none;
  cursor: inherit;
  transition: background-color ${motion.colour};

  &[type='radio'] {
    border-radius: ${radius.round};
  }

  &::before {
    width: ${space[12]};
    height: ${space[12]};
    background: ${token('secondary.fg')};
    content: '';
    scale: 0;
    transition: scale ${motion.press};
  }

  &[type='checkbox']::before {
    clip-path: polygon(14% 44%, 0 58%, 40% 96%, 100% 22%, 86% 8%, 40% 68%);
  }

  &[type='radio']::before {
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${radius.round};
  }

  &:checked {
    border-color: ${token('secondary.solid')};
    background: ${token('secondary.solid')};
  }

  &:checked::before {
    scale: 1;
  }

  &:hover:enabled:not(:checked) {
    border-color: ${token('border.strong')};
  }

  &[aria-invalid='true'] {
    border-color: ${token('danger.border')};
  }

  &:disabled {
    border-color: ${token('border.default')};
    background: ${token('bg.sunken')};
  }

  &:disabled:checked {
    background: ${token('fg.disabled')};
  }
`
