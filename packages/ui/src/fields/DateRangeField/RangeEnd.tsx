import { isDateFinished, parseDateTyped } from '../../parse/date.ts'
import { type Day, writeDay } from '../../parse/day.ts'
import { Input } from '../shared/Control.tsx'
import { useTypedText } from '../shared/useTypedText.ts'

interface RangeEndProps {
  /** "From" or "To". */
  label: string
  value: string
  today: Day
  disabled?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  onChange: (day: string) => void
}

/** Input for one end of a range. */
export function RangeEnd({ label, value, today, onChange, ...aria }: RangeEndProps) {
  const typed = useTypedText({
    value,
    onChange,
    parse: (text) => parseDateTyped(text, today),
    write: writeDay,
    isFinished: isDateFinished,
  })
  return (
    <Input
      {...aria}
      {...typed.input}
      type="text"
      inputMode="numeric"
      aria-label={label}
      // Two date patterns do not fit on a narrow phone; the labels do.
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
