import type { Topic } from '@zal/api/events'
import type { Params, ResultsOf } from '../../../scaffold/api/index.ts'
import {
  mapResult,
  selectResults,
  useApiQuery,
  useOlderQuery,
} from '../../../scaffold/query/index.ts'

const path = '/audit/'
export type Query = NonNullable<Params<typeof path, 'get'>['query']>
export type AuditEntry = ResultsOf<typeof path, 'get'>['entries'][number]

export const kinds = ['money', 'staff', 'settings', 'deleted', 'exports'] as const

/** Topics whose writes are seen most in the log. */
const topics: Topic[] = ['club', 'staff', 'device', 'payment', 'deposit', 'shift', 'member']

/** The log from the newest entry on. */
export const useAudit = (query: Query, enabled: boolean) =>
  useOlderQuery(topics, path, { query }, { enabled })

/** Entries of each kind within the days of the query; undefined until both are chosen. */
export function useAuditCounts({ club, staff, q, start_date, end_date }: Query, enabled: boolean) {
  const query = { club, staff, q, start_date: start_date ?? '', end_date: end_date ?? '' }
  const isAsked = enabled && start_date !== undefined && end_date !== undefined
  const { data } = useApiQuery(topics, '/audit/counts/', { query }, { enabled: isAsked })
  return isAsked ? data?.results : undefined
}

/** One entry, also of another page; disabled while `id` is undefined. */
export function useEntry(id: number | undefined) {
  const query = { before: (id ?? 0) + 1, per_page: 1 }
  const result = selectResults(useApiQuery(topics, path, { query }, { enabled: id !== undefined }))
  return mapResult(
    result,
    result.data?.entries.find((entry) => entry.id === id),
  )
}

/** The other entries of a record, newest first. */
export function useSameRecord({ id, type, record }: AuditEntry) {
  const query = { record_type: type, q: String(record), per_page: 6 }
  const { data } = selectResults(useApiQuery(topics, path, { query }))
  return (data?.entries ?? []).filter((entry) => entry.id !== id).slice(0, 5)
}
