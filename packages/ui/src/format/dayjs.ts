import dayjs from 'dayjs'
import en from 'dayjs/locale/en.js'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(customParseFormat)
dayjs.extend(utc)
dayjs.extend(timezone)

// Weeks start on Monday in every language of the interface.
dayjs.locale({ ...en, weekStart: 1 }, undefined, true)

/** dayjs with its plugins. */
export { dayjs }

/**
 * The beginning of a calendar day in UTC: days are computed there, so that the zone of the browser, with its summer time,
 * moves none of them. Instances never change, and a long list repeats a few hundred days: they are cached.
 */
export function utcDay(day: string): dayjs.Dayjs {
  let known = days.get(day)
  if (!known) {
    if (days.size >= MOST) days.clear()
    known = dayjs.utc(day)
    days.set(day, known)
  }
  return known
}

const days = new Map<string, dayjs.Dayjs>()
/** Entries of a cache, about: ten years of days. */
const MOST = 4000

/** The time on the clocks of a zone, held in UTC: `utcOffset` and `tz` of dayjs would go through the browser's zone. */
export function clockOf(moment: string | Date | number, zone: string): dayjs.Dayjs {
  const at = new Date(moment).getTime()
  return dayjs.utc(at + offsetAt(at, zone) * MINUTE)
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** Minutes between UTC and the zone at a moment. */
function offsetAt(at: number, zone: string): number {
  let known = offsets.get(zone)
  if (!known) offsets.set(zone, (known = new Map()))
  const start = at - (at % DAY)
  let offset = known.get(start)
  if (offset === undefined) {
    if (known.size >= MOST) known.clear()
    const first = lookUp(start, zone)
    offset = first === lookUp(start + DAY, zone) ? first : null
    known.set(start, offset)
  }
  return offset ?? lookUp(at, zone)
}

/**
 * Offsets by zone and day in UTC; null where the clocks change on that day. The timezone plugin calls Intl for every
 * moment, about 50 microseconds each.
 */
const offsets = new Map<string, Map<number, number | null>>()

const lookUp = (at: number, zone: string) => dayjs.utc(at).tz(zone).utcOffset()
