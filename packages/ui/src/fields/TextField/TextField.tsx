import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react'
import { Aside, ControlBox, Input } from '../shared/frame/Control.tsx'
import type { FieldProps } from '../shared/frame/field.ts'
import { FieldFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'
import { useTooLong } from '../shared/text/useTooLong.ts'

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
  /** Usual texts, offered by the browser as a list; others can be typed. */
  suggestions?: readonly string[]
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
  suggestions = [],
  ...rest
}: TextFieldProps) {
  const listId = useId()
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
            list={suggestions.length > 0 ? listId : undefined}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={onBlur}
          />
          {suggestions.length > 0 && (
            <datalist id={listId}>
              {suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
          {after && <Aside>{after}</Aside>}
        </ControlBox>
      )}
    </FieldFrame>
  )
}
