import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { AlertIcon } from '../../../icons/index.ts'
import { line, space, text, token, unseen } from '../../../theme/index.ts'
import type { FieldProps } from './field.ts'

/** Attributes that the frame passes to its control. */
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

/** Splits the props of a field into those of the frame and those of the control. */
export function splitFramed<Props extends Framed>(props: Props) {
  const { label, name, hint, error, required, disabled, hideLabel, ...rest } = props
  return [{ label, name, hint, error, required, disabled, hideLabel }, rest] as const
}

interface FieldFrameProps extends Framed {
  /** The control has its own label, as a checkbox; no label is rendered above. */
  inline?: boolean
  /** Renders the control with the attributes that associate label, hint and error. */
  children: (aria: ControlAria) => ReactNode
}

/** Label, control, and hint or error. */
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

/** Attributes that the frame passes to a group of controls. */
export interface GroupAria extends Omit<ControlAria, 'name' | 'disabled'> {
  'aria-labelledby': string
}

interface GroupFrameProps extends Framed {
  children: (aria: GroupAria) => ReactNode
}

/** Frame of a composite control: the label names the group. */
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

/** Hint or error of a control, in a polite live region. */
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

/** Label, control and message under each other. */
export const Frame = styled.div`
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
