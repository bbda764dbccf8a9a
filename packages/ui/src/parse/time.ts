/**
 * Parses a typed time: "9", "930", "0930", "9:30", "9.30", "21-05".
 * @returns 'HH:MM', or null where there is no such time.
 */
export function parseTime(text: string): string | null {
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[\s:.,-]+(\d{1,2}))?$/.exec(text.trim()) ??
    /^(\d{1,2})(\d{2})$/.exec(text.trim()) ??
    []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}
