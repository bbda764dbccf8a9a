import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode, Ref } from 'react'
import { Aside, ControlBox, Input } from '../frame/Control.tsx'
import type { FieldProps } from '../frame/field.ts'
import { FieldFrame, splitFramed } from '../frame/FieldFrame.tsx'
import { longestParsed } from './lengths.ts'
import { writing } from './writing.ts'

/** Props of fields that format their text while typing. */
export interface WrittenFieldProps<Value> extends FieldProps<Value> {
  /** Autofill token of the field. @default 'off' */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Hides the unit, where a control beside the field says it. @default false */
  bare?: boolean
  /** Example text. */
  placeholder?: string
  /** Focuses the input on mount. @default false */
  autoFocus?: boolean
  /** Called on every key before the field handles it. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The native input. */
  ref?: Ref<HTMLInputElement>
}

interface Writing extends Omit<WrittenFieldProps<unknown>, 'value' | 'onChange'> {
  inputMode: 'numeric' | 'decimal' | 'tel'
  type?: 'text' | 'tel'
  before?: ReactNode
  after?: ReactNode
  /** Text of the input. */
  text: string
  /** Formats any text; `kind` is the event's `inputType`. */
  write: (text: string, kind?: string) => string
  onText: (text: string) => void
}

/** Input that is reformatted on every keystroke. */
export function WrittenField({
  text,
  write,
  onText,
  onBlur,
  before,
  after,
  bare,
  ref,
  type = 'text',
  ...rest
}: Writing) {
  const [framed, native] = splitFramed(rest)
  return (
    <FieldFrame {...framed}>
      {(aria) => (
        <ControlBox>
          {before && <Aside>{before}</Aside>}
          <Input
            maxLength={longestParsed}
            {...native}
            {...aria}
            ref={ref}
            type={type}
            value={text}
            onChange={(event) => {
              const next = writing(event, text, write)
              if (next !== text) onText(next)
            }}
            onBlur={onBlur}
          />
          {after && !bare && <Aside>{after}</Aside>}
        </ControlBox>
      )}
    </FieldFrame>
  )
}
