import type { Topic } from '@zal/api/events'
import { resource, selectResults, useApiQuery } from '../../../scaffold/query/index.ts'
import type { ResponseOf, ResultsOf } from '../../../scaffold/api/index.ts'

export const shifts = resource('shift', {
  list: '/finance/shift-list/',
  one: '/finance/shift/{id}/',
})

export type Shift = ResponseOf<'/finance/shift-list/', 'get'>['results'][number]
export type Report = ResultsOf<'/finance/shift/{id}/', 'get'>

/** Who switches shifts on or off changes the club. */
export const deskTopics: Topic[] = ['shift', 'club']

/** Whether the club works by shifts, and the shift that is open. */
export function useCashDesk() {
  const query = useApiQuery(deskTopics, '/finance/shift-current/')
  return selectResults(query)
}
