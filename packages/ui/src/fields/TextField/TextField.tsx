import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { Aside, ControlBox, Input } from '../shared/frame/Control.tsx'
import type { FieldProps } from '../shared/frame/field.ts'
import { FieldFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'
import { useTooLong } from '../shared/text/useTooLong.ts'

export interface TextFieldProps extends FieldProps<string> {
  /** The native type; numbers, dates and passwords have fields of their own. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url'
  /** Autofill token of the field, such as `'username'`. @default 'off' */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** The keyboard of a phone. @default the one of the type */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
  /** The most characters by its rule. A longer text is not cut, which would lose what was pasted: the field says so. */
  maxLength?: number
  /** An example of what to write; never the only place of a needed word. */
  placeholder?: string
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** Whether the browser underlines what it does not know. @default the browser's own choice */
  spellCheck?: boolean
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
  maxLength,
  ...rest
}: TextFieldProps) {
  const [framed, native] = splitFramed(rest)
  const tooLong = useTooLong(value, maxLength)
  return (
    <FieldFrame {...framed} error={framed.error ?? tooLong}>
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
