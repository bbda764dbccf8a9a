import { businessLimits } from '@zal/api/limits'
import type { Query } from '../../core/context.ts'
import { dateRange } from '../../rules/dateRange.ts'
import { addDays } from '../../rules/membershipDates.ts'

type Asked = Query<'exportLedgerCsv'>

/** Maximum range in days. */
const MAX_DAYS = businessLimits.listDays

/**
 * Completes the range: both days as requested, from one of them by the maximum range, or the month until
 * today.
 */
export function withDays<Q extends Asked>(query: Q, today: string) {
  const { start_date, end_date } = query
  const end = end_date ?? earlier(start_date && addDays(start_date, MAX_DAYS - 1), today)
  const start = start_date ?? (end_date ? addDays(end_date, 1 - MAX_DAYS) : monthOf(today))
  const days = { start_date: start, end_date: end }
  dateRange(days)
  return { ...query, ...days }
}

const earlier = (day: string | undefined, today: string) => (day && day < today ? day : today)

const monthOf = (day: string) => `${day.slice(0, 8)}01`
