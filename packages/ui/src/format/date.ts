/** "2026-11-21" → "21/11/2026". */
export function formatDate(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}

/** Timestamp → "21/11/2026, 14:05" in the club's zone. */
export function formatMoment(moment: string | Date, zone: string): string {
  const { day, time } = inZone(moment, zone)
  return `${formatDate(day)}, ${time}`
}

/** Timestamp → "14:05" in the club's zone. */
export const formatTime = (moment: string | Date, zone: string) => inZone(moment, zone).time

/** Day and time of a timestamp in a zone: `{ day: '2026-11-21', time: '14:05' }`. */
export function inZone(moment: string | Date, zone: string): { day: string; time: string } {
  const parts = Object.fromEntries(
    formatter(zone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()

// Used for time zone arithmetic only: the locale is fixed, so that Chromium's missing uz and ky do
// not matter.
function formatter(zone: string): Intl.DateTimeFormat {
  let known = formatters.get(zone)
  if (!known) {
    // oxlint-disable-next-line no-restricted-properties -- arithmetic, not display
    known = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(zone, known)
  }
  return known
}

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
