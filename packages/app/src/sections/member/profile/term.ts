import type { TermPart } from '@zal/ui'
import type { Membership } from '../member.data.ts'

type Dates = Pick<Membership, 'start_date' | 'end_date' | 'freeze_start_date' | 'freeze_end_date'>

/** The days of a membership as of today; the last day counts, the first day after a freeze does not belong to it. */
export interface Term {
  parts: TermPart[]
  total: number
  /** Days from today on that count. */
  left: number
  /** Days of the freeze that stands. */
  frozen: number
}

export function termOf(dates: Dates, today: string): Term {
  const start = numberOf(dates.start_date)
  const end = numberOf(dates.end_date) + 1
  const now = Math.min(Math.max(numberOf(today), start), end)
  const from = dates.freeze_start_date ? numberOf(dates.freeze_start_date) : end
  const to = dates.freeze_end_date ? numberOf(dates.freeze_end_date) : end
  const parts: TermPart[] = [
    { kind: 'run', days: Math.min(now, from) - start },
    { kind: 'left', days: Math.max(from - now, 0) },
    { kind: 'pause', days: to - from },
    { kind: 'run', days: Math.max(now - to, 0) },
    { kind: 'left', days: end - Math.max(now, to) },
  ]
  const sum = (kind: TermPart['kind']) =>
    parts.reduce((days, part) => (part.kind === kind ? days + part.days : days), 0)
  return { parts, total: end - start, left: sum('left'), frozen: sum('pause') }
}

/** Number of a day, for differences. */
const numberOf = (day: string) => Date.parse(day) / 86_400_000
