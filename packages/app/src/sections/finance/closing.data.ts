import type { Topic } from '@zal/api/events'
import { useAskAll } from '../../scaffold/ask.ts'
import type { Results } from '../../scaffold/contract.ts'
import { PER_READ } from '../../scaffold/useListData.ts'

export type ClosedDay = Results<'/finance/closed-day-list/', 'get'>[number]

const closingTopics: Topic[] = ['closing']

/**
 * Topics to refetch after a day was closed or reopened, because it changes the allowed actions on
 * its money.
 */
export const closingTouches: Topic[] = ['closing', 'payment', 'deposit']

/** Closed days of the club, the latest first. */
export const useClosedDays = () =>
  useAskAll(closingTopics, '/finance/closed-day-list/', { query: { per_page: PER_READ } })
