import type { Topic } from '@zal/api/events'
import { useAskAll } from '../../scaffold/ask.ts'
import type { Results } from '../../scaffold/contract.ts'
import { PER_READ } from '../../scaffold/useListData.ts'

export type ClosedDay = Results<'/finance/closed-day-list/', 'get'>[number]

export const closingTopics: Topic[] = ['closing']

/** The closed days of the club, the latest first. */
export const useClosedDays = () =>
  useAskAll(closingTopics, '/finance/closed-day-list/', { query: { per_page: PER_READ } })
