/** A calendar day in the API format 'YYYY-MM-DD', without time and zone. */
export type Day = string

const dayLength = 86_400_000

/** Whether the text is an existing day: '2026-02-29' is not. */
export function isDay(text: string): text is Day {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return year !== undefined && dayOf(Number(year), Number(month), Number(date)) === text
}

/**
 * Day of a year, month (1 to 12) and date.
 * @returns null where there is no such day.
 */
export function dayOf(year: number, month: number, date: number): Day | null {
  const time = new Date(Date.UTC(year, month - 1, date))
  const exists =
    time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === date
  return exists && year >= 1000 ? time.toISOString().slice(0, 10) : null
}

/** Adds days, which may be negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(utc(day) + days * dayLength).toISOString().slice(0, 10)

/** Number of days between: 1 from Monday to Tuesday. */
export const daysBetween = (from: Day, to: Day) => Math.round((utc(to) - utc(from)) / dayLength)

/** First day of its month. */
export const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`

/** Monday of its week. */
export const weekStart = (day: Day): Day =>
  addDays(day, -((new Date(utc(day)).getUTCDay() + 6) % 7))

/** DD/MM/YYYY; other text is returned unchanged. */
export const writeDay = (day: string) =>
  isDay(day) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : day

const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
