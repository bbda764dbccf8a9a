import type { Topic } from '@zal/api/events'
import { selectResults, useApiQuery, useInfiniteApiQuery } from '../../../scaffold/query/index.ts'
import type { ResponseOf, ResultsOf } from '../../../scaffold/api/index.ts'
import { type FilterValues, PER_READ } from '../../../scaffold/list/index.ts'

export type Transaction = ResultsOf<'/finance/ledger/', 'get'>[number]
export type Account = ResponseOf<'/finance/ledger/', 'get'>['accounts'][number]
export type Integrity = ResultsOf<'/finance/integrity/', 'get'>
export type Fault = Integrity['checks'][number]['rows'][number]

/** Whatever moves money is booked; the names of members stand beside it. */
const bookTopics: Topic[] = ['payment', 'deposit', 'shift', 'member']

/** What was booked on some days, all of it or what touches an account. */
export function useLedger(filters: FilterValues) {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined)
  const query = { ...Object.fromEntries(asked), per_page: PER_READ }
  return useInfiniteApiQuery(bookTopics, '/finance/ledger/', { query }, { keepPrevious: true })
}

/** Whether the books agree; asked only when somebody wants to know. */
export function useIntegrity(wanted: boolean) {
  const result = useApiQuery('payment', '/finance/integrity/', {}, { enabled: wanted })
  return selectResults(result)
}
