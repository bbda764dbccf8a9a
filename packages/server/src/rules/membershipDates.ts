// Calendar days of the club as 'YYYY-MM-DD' strings, so that no time zone can shift them.

const DAY = 86_400_000

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day `count` days later, or earlier where `count` is negative. */
export const addDays = (day: string, count: number) =>
  new Date(at(day) + count * DAY).toISOString().slice(0, 10)

/** Number of days from one day to another; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((at(to) - at(from)) / DAY)

/** The last day on which a membership of `days` days is valid; the first day counts. */
export const lastDay = (start: string, days: number) => addDays(start, days - 1)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string) => new Date(at(day)).getUTCDay() || 7

/** Minutes since midnight of an 'HH:MM'. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export interface Days {
  start_date: string
  /** The last day, inclusive. */
  end_date: string
}

/** Whether two ranges of days overlap. */
export const overlaps = (a: Days, b: Days) =>
  a.start_date <= b.end_date && b.start_date <= a.end_date
