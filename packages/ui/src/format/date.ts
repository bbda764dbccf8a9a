import type { Weekday } from '../fields/WeekdaysField/WeekdaysField.tsx'
import { clockOf, dayjs } from './dayjs.ts'

const DATE = 'DD/MM/YYYY'
const TIME = 'HH:mm'

/** "2026-11-21" → "21/11/2026"; a text that is no day is left as it is. */
export function formatDate(day: string): string {
  let text = texts.get(day)
  if (text === undefined) {
    if (texts.size >= MOST) texts.clear()
    const read = dayjs.utc(day.slice(0, 10), 'YYYY-MM-DD', true)
    text = read.isValid() ? read.format(DATE) : day
    texts.set(day, text)
  }
  return text
}

/** Texts of days: a long list repeats a few hundred days, and dayjs takes some microseconds for each. */
const texts = new Map<string, string>()
const MOST = 4000

/** "21/11/2026, 14:05" of a moment, in the zone of the club. */
export const formatMoment = (moment: Moment, zone: string) =>
  clockOf(moment, zone).format(`${DATE}, ${TIME}`)

/** "14:05" of a moment, in the zone of the club. */
export const formatTime = (moment: Moment, zone: string) => clockOf(moment, zone).format(TIME)

/** Day and time of a moment in a zone: `{ day: '2026-11-21', time: '14:05' }`. */
export function inZone(moment: Moment, zone: string): { day: string; time: string } {
  const clock = clockOf(moment, zone)
  return { day: clock.format('YYYY-MM-DD'), time: clock.format(TIME) }
}

/** Day of the week of a day: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): Weekday => (dayjs.utc(day).day() || 7) as Weekday

/** A moment as the API writes it, as a date, or in milliseconds since 1970. */
type Moment = string | Date | number

/** Milliseconds since 1970 as the API writes a moment: "2026-11-21T09:05:00.000Z". */
export const toMoment = (milliseconds: number): string => dayjs.utc(milliseconds).toISOString()

/** Translations of a duration. */
export interface DurationWords {
  minutes: string
  hours: string
}

/** 45 → "45 min", 90 → "1 h 30 min". */
export function formatDuration(minutes: number, words: DurationWords): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} ${words.minutes}`
  return rest === 0 ? `${hours} ${words.hours}` : `${hours} ${words.hours} ${rest} ${words.minutes}`
}
