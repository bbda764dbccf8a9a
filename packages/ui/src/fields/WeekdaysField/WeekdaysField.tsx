import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { leftGroup } from '../shared/leftGroup.ts'
import { useFieldWords } from '../shared/words.ts'
import { Box, Day, Days, Week } from './WeekdaysField.parts.ts'

const days = [1, 2, 3, 4, 5, 6, 7] as const

/** Weekday: 1 is Monday, 7 Sunday. */
export type Weekday = (typeof days)[number]

/** Value: weekdays in order, such as `[1, 3, 5]`. */
export type WeekdaysFieldProps = FieldProps<readonly Weekday[]>

/** Weekday selection, Monday first; the value is sorted. */
export function WeekdaysField({ value, onChange, onBlur, ...rest }: WeekdaysFieldProps) {
  const words = useFieldWords()
  const [framed] = splitFramed(rest)
  const toggle = (day: Weekday) =>
    onChange(days.filter((one) => (one === day ? !value.includes(one) : value.includes(one))))
  return (
    <GroupFrame {...framed}>
      {({ 'aria-required': _, 'aria-invalid': isWrong, ...aria }) => (
        <Week>
          <Days role="group" {...aria} onBlur={leftGroup(onBlur)}>
            {days.map((day) => (
              <Day key={day}>
                <Box
                  type="checkbox"
                  aria-label={words.weekdays[day]}
                  name={framed.name}
                  checked={value.includes(day)}
                  disabled={framed.disabled}
                  aria-invalid={isWrong}
                  onChange={() => toggle(day)}
                />
                <span aria-hidden>{words.weekdaysShort[day]}</span>
              </Day>
            ))}
          </Days>
        </Week>
      )}
    </GroupFrame>
  )
}
