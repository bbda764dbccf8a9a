import { isWrittenAsDay } from '../../parse/date.ts'
import { type Day, isDay, writeDay } from '../../parse/day.ts'
import type { useFieldWords } from './words.ts'
import { fill } from '../../format/index.ts'

/** A range of days, both ends included. */
export interface DayRange {
  from: Day
  to: Day
}

/** Limits of a day. */
export interface DayLimits {
  /** First selectable day. */
  min?: Day
  /** Last selectable day. */
  max?: Day
  /** Unavailable ranges, such as those of other memberships. */
  taken?: readonly DayRange[]
}

/** Whether a day is in one of the ranges. */
export const isTaken = (day: Day, taken: readonly DayRange[] = []) =>
  taken.some(({ from, to }) => from <= day && day <= to)

/** Error text of a day; undefined for a valid one. */
export function dayProblem(
  value: string,
  { min, max, taken, today }: DayLimits & { today: Day },
  words: ReturnType<typeof useFieldWords>,
): string | undefined {
  if (value === '') return undefined
  if (!isDay(value)) {
    return isWrittenAsDay(value)
      ? fill(words.dateNone, { date: value })
      : fill(words.dateUnknown, { example: writeDay(today) })
  }
  if (min && value < min) return fill(words.dateEarly, { date: writeDay(min) })
  if (max && value > max) return fill(words.dateLate, { date: writeDay(max) })
  return isTaken(value, taken) ? words.dateTaken : undefined
}
