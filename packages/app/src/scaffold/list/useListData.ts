import {
  fetchAllPages,
  type InfiniteQueryResult,
  type PlainResource,
  type PrefetchArgs,
  type QueryResult,
} from '../query/index.ts'
import type { Identified, Page } from '../api/index.ts'
import type { FilterType, PlainListOptions } from './list.types.ts'
import { parseListParams, type ListParamsState, type ListParams } from './listParams.ts'
import { useLastPage } from './useLastPage.ts'

/** Maximum page size of the server. */
export const MOST_AT_ONCE = 100
/** Records per page of a call without a number. */
export const PER_PAGE = 10
/** Records per page, unless the person or the address says otherwise. */
export const usualSize = 25
/** Records per page of an infinite list. */
export const PER_READ = 20

export interface ListData {
  query: QueryResult<unknown>
  rows: Identified[] | undefined
  /** The latest page as received. */
  answer: Page<Identified> | undefined
  /** Infinite query; only in infinite lists. */
  more?: InfiniteQueryResult<Page<Identified>>
}

/** Rows of a paginated list. */
export function usePagedList(
  source: PlainResource,
  options: PlainListOptions,
  address: ListParamsState,
  size: number,
): ListData {
  const result = useLastPage(source.usePage(pageOf(options, address, size)))
  return { query: result, rows: result.data?.results, answer: result.data }
}

/** Rows of an infinite list. */
export function useEndlessList(
  source: PlainResource,
  options: PlainListOptions,
  address: ListParamsState,
): ListData {
  const result = source.useAll(allOf(options, address), { keepPrevious: true })
  return { query: result, rows: result.data, answer: result.answer, more: result }
}

/** Prefetches the rows of a URL. */
export function prefetchList(
  source: PlainResource,
  options: PlainListOptions,
  args: PrefetchArgs,
  filters: readonly FilterType[],
) {
  const address = parseListParams(args.query, filters)
  const query = options.endless
    ? allOf(options, address)
    : pageOf(options, address, address.size ?? usualSize)
  return source.prefetchList(args, query, options.endless ?? false)
}

/** Reads all records that match, in pages of the maximum size; each once. */
export function fetchMatchingRows(
  source: PlainResource,
  options: PlainListOptions,
  address: ListParams,
  { api, queries }: Pick<PrefetchArgs, 'api' | 'queries'>,
): Promise<Identified[]> {
  const query = { ...listQuery(options, address), per_page: MOST_AT_ONCE }
  return fetchAllPages((page) => source.read(api, queries, { ...query, page }))
}

const pageOf = (options: PlainListOptions, address: ListParams, size: number) => ({
  ...listQuery(options, address),
  page: address.page,
  per_page: size,
})

const allOf = (options: PlainListOptions, address: ListParams) => ({
  ...listQuery(options, address),
  per_page: PER_READ,
})

/** Query parameters without pagination. Unknown sort columns are dropped. */
export function listQuery(options: PlainListOptions, { q, sort, order, filters }: ListParams) {
  const isSorted = options.columns.some((one) => typeof one === 'object' && one.sort === sort)
  const asked = {
    ...filters,
    q: q || undefined,
    ...(isSorted && { sort, order }),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}
