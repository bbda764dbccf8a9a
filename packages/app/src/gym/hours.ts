import type { Say } from '../scaffold/say.ts'

/** Validates an optional time range: both times or none, the earlier one first. */
export function checkHours(hours: { start_time: string; end_time: string }, say: Say) {
  const { start_time: start, end_time: end } = hours
  if (start && !end) return { end_time: say('gym:hoursTogether') }
  if (end && !start) return { start_time: say('gym:hoursTogether') }
  return start && end <= start ? { end_time: say('gym:hoursOrder') } : {}
}
