import { addDays, type Day, dayOf, daysBetween, monthStart, weekStart } from '../../parse/day.ts'
import { fill } from '../../format/fill.ts'
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
export const lengthOf = (view: CalendarView) => (view === 'groups' ? 'day' : view)

/** Days of a week, Monday first. */
export const weekOf = (day: Day): Day[] =>
  Array.from({ length: 7 }, (_, at) => addDays(weekStart(day), at))

/** All weeks that a month overlaps. */
export function weeksOf(day: Day): Day[][] {
  const first = weekStart(monthStart(day))
  const last = addDays(nextMonth(day), -1)
  const weeks = Math.floor(daysBetween(first, last) / 7) + 1
  return Array.from({ length: weeks }, (_, at) => weekOf(addDays(first, 7 * at)))
}

/** The same day one period later or earlier, clamped to the end of a shorter month. */
export function stepped(view: CalendarView, day: Day, by: 1 | -1): Day {
  const length = lengthOf(view)
  if (length === 'day') return addDays(day, by)
  if (length === 'week') return addDays(day, 7 * by)
  const first = by === 1 ? nextMonth(day) : monthStart(addDays(monthStart(day), -1))
  const last = addDays(nextMonth(first), -1)
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return same > last ? last : same
}

/** "9–15-mart 2026". */
export function titleOf(view: CalendarView, day: Day, words: CalendarWords): string {
  const length = lengthOf(view)
  if (length === 'day') return fill(words.dayTitle, partsOf(day, words))
  if (length === 'month')
    return fill(words.monthTitle, {
      ...partsOf(day, words),
      month: words.months[monthOf(day)] ?? '',
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
export const weekdayShort = (day: Day, words: CalendarWords) => words.weekdaysShort[weekdayOf(day)]

/** "Payshanba" */
export const weekdayName = (day: Day, words: CalendarWords) => words.weekdays[weekdayOf(day)]

/** "12" */
export const dateOf = (day: Day) => String(Number(day.slice(8)))

const partsOf = (day: Day, words: CalendarWords) => {
  return {
    weekday: words.weekdays[weekdayOf(day)],
    date: dateOf(day),
    month: words.ofMonths[monthOf(day)] ?? '',
    year: day.slice(0, 4),
  }
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
const weekdayOf = (day: Day) => weekdays[daysBetween(weekStart(day), day)] ?? '1'
const monthOf = (day: Day) => Number(day.slice(5, 7)) - 1

function nextMonth(day: Day): Day {
  const [year, month] = [Number(day.slice(0, 4)), monthOf(day) + 1]
  return dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1) ?? day
}
