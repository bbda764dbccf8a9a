import { parseTime } from '../../parse/time.ts'
import { ControlBox, Input } from '../shared/Control.tsx'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { useTypedText } from '../shared/useTypedText.ts'
import { fill } from '../../format/index.ts'
import { useFieldWords } from '../shared/words.ts'

export interface TimeFieldProps extends FieldProps<string> {
  /** An example, such as '09:30'. */
  placeholder?: string
}

/**
 * Time field, 'HH:MM', or '' while empty. Accepts "9", "930" and "9.30"; a text that is not a time
 * becomes the value as it is, so that a schema rejects it.
 */
export function TimeField({ value, onChange, onBlur, placeholder, ...rest }: TimeFieldProps) {
  const words = useFieldWords()
  const [framed] = splitFramed(rest)
  const typed = useTypedText({
    value,
    onChange,
    onBlur,
    parse: parseTime,
    write: (time) => time,
    isFinished: (text) => /^\d{1,2}:\d{2}$/.test(text) && parseTime(text) !== null,
  })
  const isUnknown = !typed.isTyping && value !== '' && parseTime(value) === null
  const error =
    framed.error ?? (isUnknown ? fill(words.timeUnknown, { example: '09:30' }) : undefined)
  return (
    <FieldFrame {...framed} error={error}>
      {(aria) => (
        <ControlBox>
          <Input
            {...aria}
            {...typed.input}
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
          />
        </ControlBox>
      )}
    </FieldFrame>
  )
}
