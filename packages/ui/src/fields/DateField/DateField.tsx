import { useRef, useState } from 'react'
import { CalendarIcon } from '../../icons/index.ts'
import { isDateFinished, parseDateTyped } from '../../parse/date.ts'
import { type Day, isDay, writeDay } from '../../parse/day.ts'
import { ControlBox, Input } from '../shared/Control.tsx'
import { dayProblem, type DayLimits } from '../shared/dayProblem.ts'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { InnerButton } from '../shared/InnerButton.tsx'
import { leftGroup } from '../shared/leftGroup.ts'
import { useTypedText } from '../shared/useTypedText.ts'
import { useCalendarSheet } from '../shared/useCalendarSheet.ts'
import { useFieldWords } from '../shared/words.ts'

export interface DateFieldProps extends FieldProps<string>, DayLimits {
  /** Today in the club, 'YYYY-MM-DD'; "today" and "+7" are relative to it. */
  today: Day
  /** Focuses the input on mount. @default false */
  autoFocus?: boolean
}

/**
 * Date field, 'YYYY-MM-DD', or '' while empty. Typed (05/01/2026, 5.1.26, 05012026, bugun, +7) or
 * picked in a calendar, which loads when it first opens. A text that is not a date becomes the
 * value as it is, so that a schema rejects it; the field shows its own error.
 */
export function DateField({
  value,
  onChange,
  onBlur,
  today,
  min,
  max,
  taken,
  ...rest
}: DateFieldProps) {
  const words = useFieldWords()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const calendar = useCalendarSheet()
  const [framed, native] = splitFramed(rest)
  const typed = useTypedText({
    value,
    onChange,
    parse: (text) => parseDateTyped(text, today),
    write: writeDay,
    isFinished: isDateFinished,
  })
  const problem = typed.isTyping ? undefined : dayProblem(value, { min, max, taken, today }, words)
  // The field's own error is more specific for a text that is not a date.
  const isUnread = value !== '' && !isDay(value)
  const error = (isUnread ? problem : undefined) ?? framed.error ?? problem
  const toggle = () => {
    calendar.fetch()
    setOpen(!isOpen)
  }
  return (
    <FieldFrame {...framed} error={error}>
      {(aria) => (
        <ControlBox
          ref={box}
          onPointerEnter={calendar.fetch}
          onFocus={calendar.fetch}
          // Focus in the calendar still counts as inside the field.
          onBlur={isOpen ? undefined : leftGroup(onBlur)}
        >
          <Input
            placeholder={datePattern}
            {...native}
            {...aria}
            {...typed.input}
            // Eight digits are a complete date, so phones show the numeric keyboard.
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
          />
          <InnerButton
            label={words.calendar}
            disabled={framed.disabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <CalendarIcon aria-hidden size={20} />
          </InnerButton>
          {isOpen && calendar.Part && (
            <calendar.Part
              anchor={box}
              label={framed.label}
              today={today}
              min={min}
              max={max}
              taken={taken}
              from={isDay(value) ? value : ''}
              onPick={(day) => {
                typed.take(day)
                setOpen(false)
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </ControlBox>
      )}
    </FieldFrame>
  )
}

/** The same pattern in all three languages. */
const datePattern = 'DD/MM/YYYY'
