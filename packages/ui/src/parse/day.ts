import { dayjs, utcDay } from '../format/dayjs.ts'
import { formatDate } from '../format/date.ts'

/** A calendar day in the API format 'YYYY-MM-DD', without time and zone. */
export type Day = string

const DAY = 'YYYY-MM-DD'

/** Whether the text is a day that exists: '2026-02-29' is not. */
export const isDay = (text: string): text is Day =>
  text >= '1000' && dayjs.utc(text, DAY, true).isValid()

/**
 * Day of a year, month (1 to 12) and date.
 * @returns null where there is no such day.
 */
export function dayOf(year: number, month: number, date: number): Day | null {
  const pad = (part: number) => String(part).padStart(2, '0')
  const day = `${year}-${pad(month)}-${pad(date)}`
  return isDay(day) ? day : null
}

/** The day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => utcDay(day).add(days, 'day').format(DAY)

/** The same day so many months later, or earlier; the last of the month where that is shorter. */
export const addMonths = (day: Day, months: number): Day =>
  utcDay(day).add(months, 'month').format(DAY)

/** How many days lie between: 1 from Monday to Tuesday. */
export const daysBetween = (from: Day, to: Day) => utcDay(to).diff(utcDay(from), 'day')

/** The first day of its month. */
export const monthStart = (day: Day): Day => utcDay(day).startOf('month').format(DAY)

/** The last day of its month. */
export const monthEnd = (day: Day): Day => utcDay(day).endOf('month').format(DAY)

/** Whether two days are of the same month of the same year. */
export const isSameMonth = (one: Day, other: Day) => utcDay(one).isSame(utcDay(other), 'month')

/** The year of a day. */
export const yearOf = (day: Day): number => utcDay(day).year()

/** The month of a day, 1 to 12. */
export const monthOf = (day: Day): number => utcDay(day).month() + 1

/** The number of a day in its month, 1 to 31. */
export const monthDay = (day: Day): number => utcDay(day).date()

/** The Monday of its week. */
export const weekStart = (day: Day): Day => utcDay(day).startOf('week').format(DAY)

/** DD/MM/YYYY; what is not a day is left as it is. */
export const writeDay = (day: string) => (isDay(day) ? formatDate(day) : day)

/** Local noon of a day, for a widget that draws dates in the zone of the browser: no zone moves it to another day. */
export const toLocalDate = (day: Day): Date => dayjs(`${day}T12:00`).toDate()

/** The day that a date shows in the zone of the browser. */
export const fromLocalDate = (date: Date): Day => dayjs(date).format(DAY)
