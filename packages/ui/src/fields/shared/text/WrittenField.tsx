import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode, Ref } from 'react'
import { Aside, ControlBox, Input } from '../frame/Control.tsx'
import type { FieldProps } from '../frame/field.ts'
import { FieldFrame, splitFramed } from '../frame/FieldFrame.tsx'
import { longestParsed } from './lengths.ts'
import { writing } from './writing.ts'

/** What fields that write their own separators take. */
export interface WrittenFieldProps<Value> extends FieldProps<Value> {
  /** What the browser may fill in by itself. @default 'off' */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** An example of what to write. */
  placeholder?: string
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** Hears every key before the field does, such as an Enter that goes on. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The native input. */
  ref?: Ref<HTMLInputElement>
}

interface Writing extends Omit<WrittenFieldProps<unknown>, 'value' | 'onChange'> {
  inputMode: 'numeric' | 'tel'
  type?: 'text' | 'tel'
  before?: ReactNode
  after?: ReactNode
  /** What the input shows. */
  text: string
  /** The field's writing of any text; `kind` is the event's `inputType`. */
  write: (text: string, kind?: string) => string
  onText: (text: string) => void
}

/** A line of digits that is written anew on every keystroke. */
export function WrittenField({
  text,
  write,
  onText,
  onBlur,
  before,
  after,
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
          {after && <Aside>{after}</Aside>}
        </ControlBox>
      )}
    </FieldFrame>
  )
}
