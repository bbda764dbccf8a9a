import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Aside, ControlBox, Input } from '../shared/Control.tsx'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoFocus' | 'spellCheck'
>

export interface TextFieldProps extends FieldProps<string>, Native {
  /** Read beside the input, before what is typed. */
  before?: ReactNode
  /** Read beside the input, behind what is typed. */
  after?: ReactNode
  /** The native input. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField({
  value,
  onChange,
  onBlur,
  before,
  after,
  ref,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const [framed, native] = splitFramed(rest)
  return (
    <FieldFrame {...framed}>
      {(aria) => (
        <ControlBox>
          {before && <Aside>{before}</Aside>}
          <Input
            {...native}
            {...aria}
            ref={ref}
            type={type}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={onBlur}
          />
          {after && <Aside>{after}</Aside>}
        </ControlBox>
      )}
    </FieldFrame>
  )
}
