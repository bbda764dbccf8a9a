import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { ru } from 'react-day-picker/locale/ru'
import { uz } from 'react-day-picker/locale/uz'
import { useUi } from '../../../theme/index.ts'
import {
  addDays,
  addMonths,
  type Day,
  fromLocalDate,
  monthStart,
  toLocalDate,
} from '../../../parse/day.ts'
import type { RangeLimits } from './range.ts'
import { Ground } from './Calendar.styles.ts'
import { useFieldWords } from '../frame/words.ts'

interface CalendarProps extends RangeLimits {
  today: Day
  from: string
  to?: string
  isRange?: boolean
  onPick: (from: Day, to: Day) => void
}

/**
 * Month calendar. A range takes two presses: the first sets one end, and days beyond the maximum
 * length are disabled.
 */
export function Calendar({
  today,
  from,
  to = '',
  isRange = false,
  onPick,
  ...limits
}: CalendarProps) {
  const words = useFieldWords()
  const { language } = useUi()
  const [begun, setBegun] = useState('')
  const { min, max, taken = [], maxDays } = limits
  const far = begun !== '' && maxDays !== undefined ? maxDays - 1 : undefined
  const first = latest(min, far === undefined ? undefined : addDays(begun, -far))
  const last = earliest(max, far === undefined ? undefined : addDays(begun, far))

  const pick = (day: Day) => {
    if (!isRange) return onPick(day, day)
    if (begun === '') return setBegun(day)
    const [start, end] = begun <= day ? [begun, day] : [day, begun]
    const isOverTaken = taken.some((stretch) => stretch.from <= end && start <= stretch.to)
    if (isOverTaken) return setBegun(day)
    onPick(start, end)
  }

  return (
    <Ground>
      <DayPicker
        // Opening the calendar by key continues with arrow keys in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        mode="range"
        captionLayout="dropdown"
        showOutsideDays
        fixedWeeks
        locale={locales[language]}
        labels={{
          labelNext: () => words.nextMonth,
          labelPrevious: () => words.previousMonth,
          labelMonthDropdown: () => words.month,
          labelYearDropdown: () => words.year,
        }}
        today={toLocalDate(today)}
        defaultMonth={toLocalDate(from || clampDay(today, min, max))}
        startMonth={toLocalDate(min ?? shiftYears(today, -100))}
        endMonth={toLocalDate(max ?? shiftYears(today, 10))}
        disabled={[
          ...(first ? [{ before: toLocalDate(first) }] : []),
          ...(last ? [{ after: toLocalDate(last) }] : []),
          ...taken.map((stretch) => ({
            from: toLocalDate(stretch.from),
            to: toLocalDate(stretch.to),
          })),
        ]}
        selected={
          begun !== ''
            ? { from: toLocalDate(begun), to: undefined }
            : from === ''
              ? undefined
              : { from: toLocalDate(from), to: toLocalDate(to || from) }
        }
        onSelect={(_, pressed) => pick(fromLocalDate(pressed))}
      />
    </Ground>
  )
}

const shiftYears = (day: Day, years: number) => monthStart(addMonths(day, 12 * years))

const latest = (...days: (Day | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

const earliest = (...days: (Day | undefined)[]) =>
  days.filter((day) => day !== undefined).toSorted()[0]

const clampDay = (day: Day, min = day, max = day) => (day < min ? min : day > max ? max : day)

const locales = { uz, ru, en: enGB }
