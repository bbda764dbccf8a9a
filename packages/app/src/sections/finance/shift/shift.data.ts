import type { Topic } from '@zal/api/events'
import { resource, selectResults, useApiQuery } from '../../../scaffold/query/index.ts'
import type { ResponseOf, ResultsOf } from '../../../scaffold/api/index.ts'

export const shifts = resource('shift', {
  list: '/finance/shift-list/',
  one: '/finance/shift/{id}/',
})

export type Shift = ResponseOf<'/finance/shift-list/', 'get'>['results'][number]
export type Report = ResultsOf<'/finance/shift/{id}/', 'get'>

/** Topics of the cash desk; switching shifts on or off changes the club. */
export const deskTopics: Topic[] = ['shift', 'club']

/** Whether the club uses shifts, and the open shift. */
export function useCashDesk() {
  const query = useApiQuery(deskTopics, '/finance/shift-current/')
  return selectResults(query)
}
