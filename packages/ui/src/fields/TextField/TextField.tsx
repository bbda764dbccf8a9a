import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { Aside, ControlBox, Input } from '../shared/Control.tsx'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { useTooLong } from '../shared/useTooLong.ts'

export interface TextFieldProps extends FieldProps<string> {
  /** Native type; numbers, dates and passwords have their own fields. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url'
  /** Autofill token of the field, such as `'username'`. @default 'off' */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Keyboard of a phone. @default the one of the type */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
  /**
   * Maximum length. A longer text is not truncated, which would lose pasted content: the field
   * shows an error.
   */
  maxLength?: number
  /** Example text; must not contain required information. */
  placeholder?: string
  /** Focuses the input on mount. @default false */
  autoFocus?: boolean
  /** Browser spell checking. @default the browser's default */
  spellCheck?: boolean
  /** Adornment before the text. */
  before?: ReactNode
  /** Adornment after the text. */
  after?: ReactNode
  /** The native input. */
  ref?: Ref<HTMLInputElement>
}

/** Single-line text field. */
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
