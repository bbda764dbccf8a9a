import { type Day, daysBetween } from '../../parse/day.ts'
import { type DayLimits, dayProblem } from '../shared/dayProblem.ts'
import { fill } from '../../format/index.ts'
import { type useFieldWords } from '../shared/words.ts'

/** Two days, each 'YYYY-MM-DD', or '' while empty. */
export interface DateRange {
  from: string
  to: string
}

/** Limits of a range. */
export interface RangeLimits extends DayLimits {
  /** Maximum length in days, both ends included. */
  maxDays?: number
}

/** Error text of a range; undefined while it is valid or incomplete. */
export function rangeProblem(
  { from, to }: DateRange,
  { maxDays, ...limits }: RangeLimits & { today: Day },
  words: ReturnType<typeof useFieldWords>,
): string | undefined {
  const problem = dayProblem(from, limits, words) ?? dayProblem(to, limits, words)
  if (problem !== undefined || from === '' || to === '') return problem
  if (to < from) return words.rangeBackwards
  if (maxDays !== undefined && daysBetween(from, to) >= maxDays)
    return fill(words.rangeLong, { days: maxDays })
  const isOverTaken = limits.taken?.some((stretch) => stretch.from <= to && from <= stretch.to)
  return isOverTaken ? words.rangeTaken : undefined
}
