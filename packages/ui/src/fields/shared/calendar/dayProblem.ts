import { isWrittenAsDay } from '../../../parse/date.ts'
import { type Day, isDay, writeDay } from '../../../parse/day.ts'
import type { useFieldWords } from '../frame/words.ts'
import { fill } from '../../../format/index.ts'

/** A stretch of days, both ends included. */
export interface DayRange {
  from: Day
  to: Day
}

/** Which days may be chosen. */
export interface DayLimits {
  /** The first day that may be chosen. */
  min?: Day
  /** The last day that may be chosen. */
  max?: Day
  /** Stretches that may not be chosen, such as those of other memberships. */
  taken?: readonly DayRange[]
}

/** Whether a day lies in one of the stretches. */
export const isTaken = (day: Day, taken: readonly DayRange[] = []) =>
  taken.some(({ from, to }) => from <= day && day <= to)

/** What is wrong with a day, with what to do about it; undefined for a day that is right. */
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
