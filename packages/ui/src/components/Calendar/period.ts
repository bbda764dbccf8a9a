import { formatDay } from '../../format/dayNames.ts'
import { fill } from '../../format/fill.ts'
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  monthDay,
  monthEnd,
  monthOf,
  monthStart,
  weekStart,
  yearOf,
} from '../../parse/day.ts'
import { useUi, type UiWords } from '../../theme/index.ts'
import type { CalendarView } from './calendar.types.ts'

/** Translations of the calendar, with weekday names. */
export function useCalendarWords() {
  const { calendar, fields } = useUi().words
  return { ...calendar, weekdays: fields.weekdays, weekdaysShort: fields.weekdaysShort }
}

export type CalendarWords = UiWords['calendar'] &
  Pick<UiWords['fields'], 'weekdays' | 'weekdaysShort'>

/** Period that "next" advances by. */
export const lengthOf = (view: CalendarView) =>
  view === 'groups' || view === 'today' ? 'day' : view

/** Days of a week, Monday first. */
export const weekOf = (day: Day): Day[] =>
  Array.from({ length: 7 }, (_, at) => addDays(weekStart(day), at))

/** All weeks that a month overlaps. */
export function weeksOf(day: Day): Day[][] {
  const first = weekStart(monthStart(day))
  const weeks = Math.floor(daysBetween(first, monthEnd(day)) / 7) + 1
  return Array.from({ length: weeks }, (_, at) => weekOf(addDays(first, 7 * at)))
}

/** The same day one period later or earlier, clamped to the end of a shorter month. */
export function stepped(view: CalendarView, day: Day, by: 1 | -1): Day {
  const length = lengthOf(view)
  if (length === 'month') return addMonths(day, by)
  return addDays(day, length === 'week' ? 7 * by : by)
}

/** "9–15-mart 2026". */
export function titleOf(view: CalendarView, day: Day, words: CalendarWords): string {
  const length = lengthOf(view)
  if (length === 'day') return fill(words.dayTitle, partsOf(day, words))
  if (length === 'month')
    return fill(words.monthTitle, {
      ...partsOf(day, words),
      month: words.months[monthOf(day) - 1] ?? '',
    })
  const from = partsOf(weekStart(day), words)
  const to = partsOf(addDays(weekStart(day), 6), words)
  return fill(from.month === to.month ? words.daysTitle : words.spanTitle, {
    ...to,
    from: from.date,
    fromMonth: from.month,
    to: to.date,
  })
}

/** "Payshanba, 12-mart". */
export const dayName = (day: Day, words: CalendarWords) => fill(words.dayName, partsOf(day, words))

/** Short weekday name. */
export const weekdayShort = (day: Day, words: CalendarWords) => formatDay(day, 'ddd', words)

/** "Payshanba" */
export const weekdayName = (day: Day, words: CalendarWords) => formatDay(day, 'dddd', words)

/** "12" */
export const dateOf = (day: Day) => String(monthDay(day))

const partsOf = (day: Day, words: CalendarWords) => ({
  weekday: weekdayName(day, words),
  date: dateOf(day),
  month: formatDay(day, 'MMMM', words),
  year: yearOf(day),
})
