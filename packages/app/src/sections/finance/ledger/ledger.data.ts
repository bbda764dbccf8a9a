import type { Topic } from '@zal/api/events'
import { selectResults, useApiQuery, useInfiniteApiQuery } from '../../../scaffold/query/index.ts'
import type { ResponseOf, ResultsOf } from '../../../scaffold/api/index.ts'
import { type FilterValues, PER_READ } from '../../../scaffold/list/index.ts'

export type Transaction = ResultsOf<'/finance/ledger/', 'get'>[number]
export type Account = ResponseOf<'/finance/ledger/', 'get'>['accounts'][number]
export type Integrity = ResultsOf<'/finance/integrity/', 'get'>
export type Fault = Integrity['checks'][number]['rows'][number]

/** Topics whose events add ledger transactions or rename members. */
const bookTopics: Topic[] = ['payment', 'deposit', 'shift', 'member']

/** Ledger transactions of a period, optionally of one account. */
export function useLedger(filters: FilterValues) {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined)
  const query = { ...Object.fromEntries(asked), per_page: PER_READ }
  return useInfiniteApiQuery(bookTopics, '/finance/ledger/', { query }, { keepPrevious: true })
}

/** An entry with its transaction, also one of another day; disabled while `id` is undefined. */
export function useEntry(id: number | undefined) {
  const result = useApiQuery(
    bookTopics,
    '/finance/ledger-entry/{id}/',
    { path: { id: id ?? 0 } },
    { enabled: id !== undefined },
  )
  return selectResults(result)
}

/** Result of the integrity check; requested only while `wanted`. */
export function useIntegrity(wanted: boolean) {
  const result = useApiQuery('payment', '/finance/integrity/', {}, { enabled: wanted })
  return selectResults(result)
}
