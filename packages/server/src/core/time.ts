const formats = new Map<string, Intl.DateTimeFormat>()

/** The day in a time zone (IANA name), `YYYY-MM-DD`. */
export function dayIn(zone: string, at: Date): string {
  let format = formats.get(zone)
  if (!format) {
    // oxlint-disable-next-line no-restricted-properties -- a machine's date, no text for a person
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
    formats.set(zone, format)
  }
  return format.format(at)
}
