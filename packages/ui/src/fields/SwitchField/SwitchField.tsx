import type { ReactNode } from 'react'
import styled from 'styled-components'
import { line, motion, radius, space, token } from '../../theme/index.ts'
import { Choice } from '../shared/options/Choice.tsx'
import type { FieldProps } from '../shared/frame/field.ts'
import { FieldFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'

export interface SwitchFieldProps extends FieldProps<boolean> {
  /** Small text under the label. */
  description?: ReactNode
}

/** Switch for a state that takes effect, such as an active package. */
export function SwitchField({ value, onChange, onBlur, description, ...rest }: SwitchFieldProps) {
  const [framed] = splitFramed(rest)
  return (
    <FieldFrame {...framed} inline>
      {(aria) => (
        <Choice
          label={framed.label}
          description={description}
          required={framed.required}
          hideLabel={framed.hideLabel}
        >
          <Track
            {...aria}
            aria-label={framed.hideLabel ? framed.label : undefined}
            type="checkbox"
            role="switch"
            checked={value}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            onBlur={onBlur}
          />
        </Choice>
      )}
    </FieldFrame>
  )
}

const Track = styled.input`
  display: flex;
  flex: none;
  align-items: center;
  width: ${space[40]};
  height: ${space[24]};
  margin: 0;
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.round};
  background: ${token('bg.sunken')};
  appearance: none;
  cursor: inherit;
  transition: background-color ${motion.colour};

  &::before {
    width: ${space[16]};
    height: ${space[16]};
    margin-inline-start: ${line.bold};
    border-radius: ${radius.round};
    background: ${token('border.control')};
    content: '';
    transition:
      translate ${motion.press},
      background-color ${motion.colour};
  }

  &:checked {
    border-color: ${token('secondary.solid')};
    background: ${token('secondary.solid')};
  }

  &:checked::before {
    background: ${token('secondary.fg')};
    translate: ${space[16]};
  }

  &:hover:enabled:not(:checked) {
    border-color: ${token('border.strong')};
  }

  &:disabled {
    border-color: ${token('border.default')};
  }

  &:disabled:checked {
    background: ${token('fg.disabled')};
  }
`
