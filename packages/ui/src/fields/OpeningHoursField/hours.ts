import type { Weekday } from '../WeekdaysField/index.ts'

/** Opening hours of a day, HH:MM; 24:00 closes at midnight. */
export interface DayHours {
  week_day: Weekday
  opens: string
  closes: string
}

/** Opening hours by day; a day that is missing is closed. */
export type OpeningHours = readonly DayHours[]

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Whether every day is open at the same times. */
export function isSameEveryDay(hours: OpeningHours): boolean {
  const [first] = hours
  return (
    hours.length === weekdays.length &&
    hours.every(({ opens, closes }) => opens === first?.opens && closes === first.closes)
  )
}

/** The same times on all days. */
export const onEveryDay = ({ opens, closes }: Times): OpeningHours =>
  weekdays.map((week_day) => ({ week_day, opens, closes }))

type Times = Pick<DayHours, 'opens' | 'closes'>

/** Times of a day that has never been open. */
export const usualTimes: Times = { opens: '07:00', closes: '22:00' }

/** Share of the day from 0 to 1 at which a time is; undefined where it is no time. */
export function shareOfDay(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  return hours && minutes ? (Number(hours) * 60 + Number(minutes)) / 1440 : undefined
}
