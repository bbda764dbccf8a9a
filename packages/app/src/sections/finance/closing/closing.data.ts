import type { Topic } from '@zal/api/events'
import { useInfiniteApiQuery } from '../../../scaffold/query/index.ts'
import type { ResultsOf } from '../../../scaffold/api/index.ts'
import { PER_READ } from '../../../scaffold/list/index.ts'

export type ClosedDay = ResultsOf<'/finance/closed-day-list/', 'get'>[number]

const closingTopics: Topic[] = ['closing']

/**
 * Topics to refetch after a day was closed or reopened, because it changes the allowed actions on
 * its money.
 */
export const closingTouches: Topic[] = ['closing', 'payment', 'deposit']

/** Closed days of the club, the latest first. */
export const useClosedDays = () =>
  useInfiniteApiQuery(closingTopics, '/finance/closed-day-list/', { query: { per_page: PER_READ } })
