import type { Translate } from '../scaffold/i18n/index.ts'

/** Validates an optional time range: both times or none, the earlier one first. */
export function checkHours(hours: { start_time: string; end_time: string }, translate: Translate) {
  const { start_time: start, end_time: end } = hours
  if (start && !end) return { end_time: translate('domain:hoursTogether') }
  if (end && !start) return { start_time: translate('domain:hoursTogether') }
  return start && end <= start ? { end_time: translate('domain:hoursOrder') } : {}
}
