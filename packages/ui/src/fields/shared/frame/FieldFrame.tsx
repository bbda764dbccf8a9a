import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { AlertIcon } from '../../../icons/index.ts'
import { line, space, text, token, unseen } from '../../../theme/index.ts'
import type { FieldProps } from './field.ts'

/** What the frame hands to the control inside it. */
export interface ControlAria {
  id: string
  name?: string
  disabled?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Framed = Pick<
  FieldProps<unknown>,
  'label' | 'name' | 'hint' | 'error' | 'required' | 'disabled' | 'hideLabel'
>

/** Parts a field's props into what the frame draws and what is left for the control. */
export function splitFramed<Props extends Framed>(props: Props) {
  const { label, name, hint, error, required, disabled, hideLabel, ...rest } = props
  return [{ label, name, hint, error, required, disabled, hideLabel }, rest] as const
}

interface FieldFrameProps extends Framed {
  /** The control brings its own words, as a checkbox does: no label above it. */
  inline?: boolean
  /** Draws the control; what it is given ties label, hint and error to it. */
  children: (aria: ControlAria) => ReactNode
}

/** Label above, control, and under it the hint or what is wrong. */
export function FieldFrame({ children, inline = false, ...framed }: FieldFrameProps) {
  const id = useId()
  return (
    <Frame>
      {!inline && (
        <Label htmlFor={id} data-hidden={framed.hideLabel} data-required={framed.required}>
          {framed.label}
        </Label>
      )}
      {children({ id, ...ariaOf(framed, id) })}
      <Message id={id} {...framed} />
    </Frame>
  )
}

/** What the frame of a group hands to the element that holds its controls. */
export interface GroupAria extends Omit<ControlAria, 'name' | 'disabled'> {
  'aria-labelledby': string
}

interface GroupFrameProps extends Framed {
  children: (aria: GroupAria) => ReactNode
}

/** The same frame for a control made of several: the label names the group. */
export function GroupFrame({ children, ...framed }: GroupFrameProps) {
  const id = useId()
  const { name: _, disabled: __, ...aria } = ariaOf(framed, id)
  return (
    <Frame>
      <Label
        as="span"
        id={`${id}-label`}
        data-hidden={framed.hideLabel}
        data-required={framed.required}
      >
        {framed.label}
      </Label>
      {children({ id, 'aria-labelledby': `${id}-label`, ...aria })}
      <Message id={id} {...framed} />
    </Frame>
  )
}

const ariaOf = ({ name, disabled, required, error, hint }: Framed, id: string) => ({
  name,
  disabled,
  'aria-describedby': (error ?? hint) ? `${id}-message` : undefined,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-required': required ? (true as const) : undefined,
})

/** Hint or error of a control; being polite, it is read when it appears. */
function Message({ id, hint, error }: { id: string } & Pick<Framed, 'hint' | 'error'>) {
  return (
    <div aria-live="polite">
      {error ? (
        <Note id={`${id}-message`} data-tone="danger">
          <AlertIcon aria-hidden size={16} />
          {error}
        </Note>
      ) : (
        hint && <Note id={`${id}-message`}>{hint}</Note>
      )}
    </div>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`

const Label = styled.label`
  ${text('label')}
  color: ${token('fg.muted')};

  &[data-required='true']::after {
    content: ' *' / '';
    color: ${token('danger.text')};
  }

  &[data-hidden='true'] {
    ${unseen}
  }
`

const Note = styled.p`
  ${text('label')}
  display: flex;
  gap: ${space[4]};
  margin: 0;
  color: ${token('fg.subtle')};

  & > svg {
    flex: none;
    margin-block: ${line.hair};
  }

  &[data-tone='danger'] {
    color: ${token('danger.text')};
  }
`
