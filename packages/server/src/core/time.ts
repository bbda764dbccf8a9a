const quarter = 900_000
const days = new Map<string, { format: Intl.DateTimeFormat; quarter: number; day: string }>()

/**
 * The day in a time zone (IANA name), `YYYY-MM-DD`. Cached per quarter of an hour: no zone changes its day
 * within one.
 */
export function dayIn(zone: string, at: Date): string {
  const now = Math.floor(at.getTime() / quarter)
  const known = days.get(zone)
  if (known?.quarter === now) return known.day
  // oxlint-disable-next-line no-restricted-properties -- a machine's date, no text for a person
  const format = known?.format ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  const day = format.format(at)
  days.set(zone, { format, quarter: now, day })
  return day
}

const moments = new Map<string, Intl.DateTimeFormat>()

/** A moment in a time zone (IANA name), `YYYY-MM-DD HH:MM`. */
export function momentIn(zone: string, at: string): string {
  const known = moments.get(zone)
  // oxlint-disable-next-line no-restricted-properties -- a machine's date, no text for a person
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...toTheMinute })
  moments.set(zone, format)
  return format.format(new Date(at))
}

const toTheMinute = { dateStyle: 'short', timeStyle: 'short' } as const
