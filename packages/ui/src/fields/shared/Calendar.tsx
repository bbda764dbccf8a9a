import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { ru } from 'react-day-picker/locale/ru'
import { uz } from 'react-day-picker/locale/uz'
import { useUi } from '../../theme/index.ts'
import { addDays, type Day, dayOf } from '../../parse/day.ts'
import type { RangeLimits } from '../DateRangeField/range.ts'
import { Ground } from './Calendar.parts.ts'
import { useFieldWords } from './words.ts'

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
        today={dateOf(today)}
        defaultMonth={dateOf(from || clampDay(today, min, max))}
        startMonth={dateOf(min ?? shiftYears(today, -100))}
        endMonth={dateOf(max ?? shiftYears(today, 10))}
        disabled={[
          ...(first ? [{ before: dateOf(first) }] : []),
          ...(last ? [{ after: dateOf(last) }] : []),
          ...taken.map((stretch) => ({ from: dateOf(stretch.from), to: dateOf(stretch.to) })),
        ]}
        selected={
          begun !== ''
            ? { from: dateOf(begun), to: undefined }
            : from === ''
              ? undefined
              : { from: dateOf(from), to: dateOf(to || from) }
        }
        onSelect={(_, pressed) => pick(dayOfDate(pressed))}
      />
    </Ground>
  )
}

// Days have no time zone: a picker date is local noon, so that no zone shifts it.
const dateOf = (day: Day) => new Date(`${day}T12:00:00`)

const dayOfDate = (date: Date): Day =>
  dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? ''

const shiftYears = (day: Day, years: number): Day =>
  `${Number(day.slice(0, 4)) + years}-${day.slice(5, 7)}-01`

const latest = (...days: (Day | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

const earliest = (...days: (Day | undefined)[]) =>
  days.filter((day) => day !== undefined).toSorted()[0]

const clampDay = (day: Day, min = day, max = day) => (day < min ? min : day > max ? max : day)

const locales = { uz, ru, en: enGB }
