import type { FieldRefusal } from '../core/errors.ts'

export interface Hours {
  /** HH:MM */
  start_time?: string | null
  end_time?: string | null
}

/** Errors by field: hours are given as a pair, the earlier one first, or not at all. */
export function wrongHours({ start_time: start, end_time: end }: Hours): WrongHours {
  if (start && !end) return { end_time: 'required' }
  if (end && !start) return { start_time: 'required' }
  return start && end && end <= start ? { end_time: ['too_early', { limit: start }] } : {}
}

type WrongHours = { [Name in keyof Hours]?: FieldRefusal }
