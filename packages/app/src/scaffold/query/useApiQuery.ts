import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import type { Identified, ListPath, Page, Params, PathWith, ResponseOf } from '../api/index.ts'
import { useServices } from '../platform/index.ts'
import { mergeById } from './pages.ts'
import { infiniteQueryOptions, queryOptions, type ListOf } from './queryOptions.ts'

/** State of a query. `Boundary` renders it. */
export interface QueryResult<T> {
  data: T | undefined
  error: ApiError | undefined
  /**
   * No data yet. A getter: reading it (or `refreshing`) subscribes the component to its changes
   * (TanStack tracked properties).
   */
  readonly loading: boolean
  /** Data is shown while a newer response is pending. */
  readonly refreshing: boolean
  retry(): void
}

export interface QueryOptions {
  /** False disables the query, for example until a search has two characters. @default true */
  enabled?: boolean
  /** Keeps the previous data while the next page or search loads. @default false */
  keepPrevious?: boolean
  /** Refetch interval in ms, for responses that depend on time. */
  refetchInterval?: number
}

/**
 * Reads a path of the contract and keeps the answer fresh: live messages about the topics, own
 * writes and coming back to the window ask again. A question that nobody waits for any more is
 * cancelled.
 *
 * @example
 * const plans = useApiQuery('member', '/customer/{id}/membership-plans/', { path: { id } })
 */
export function useApiQuery<P extends PathWith<'get'>>(
  topics: Topic | Topic[],
  path: P,
  params?: Params<P, 'get'>,
  options: QueryOptions = {},
): QueryResult<ResponseOf<P, 'get'>> {
  const { api } = useServices()
  const result = useQuery({
    ...unlessDisabled(queryOptions(api, topics, path, params), options),
    ...asking(options),
  })
  return {
    data: result.data as ResponseOf<P, 'get'> | undefined,
    error: result.error ? ApiError.from(result.error) : undefined,
    get loading() {
      return result.isPending && result.fetchStatus !== 'idle'
    },
    get refreshing() {
      return result.isFetching && !result.isPending
    },
    retry: retrying(result, options),
  }
}

const isDisabled = ({ enabled = true }: QueryOptions) => !enabled

/**
 * Disables a query with `skipToken`, so that neither `refetch` nor a live message sends it. It uses
 * a separate key, so that it does not share state with the enabled query.
 */
const unlessDisabled = <Query extends { queryKey: unknown[]; queryFn: unknown }>(
  query: Query,
  options: QueryOptions,
): Query | (Omit<Query, 'queryFn'> & { queryFn: typeof skipToken }) =>
  isDisabled(options)
    ? { ...query, queryKey: [...query.queryKey, 'disabled'], queryFn: skipToken }
    : query

/** A disabled query does not subscribe to the cache, so that nothing re-renders it. */
const asking = (options: QueryOptions) => ({
  subscribed: !isDisabled(options),
  refetchInterval: options.refetchInterval,
  placeholderData: options.keepPrevious ? keepPreviousData : undefined,
})

/** Refetches an enabled query; does nothing for a disabled one. */
const retrying = (asked: { refetch(): Promise<unknown> }, options: QueryOptions) => () => {
  if (!isDisabled(options)) void asked.refetch()
}

/** Maps a query result to a part of its data; the status getters stay tracked. */
export const mapResult = <T>(
  result: QueryResult<unknown>,
  data: T | undefined,
): QueryResult<T> => ({
  data,
  error: result.error,
  get loading() {
    return result.loading
  },
  get refreshing() {
    return result.refreshing
  },
  retry: result.retry,
})

/** Maps a query result to the `results` of its response. */
export const selectResults = <T>(result: QueryResult<{ results: T }>): QueryResult<T> =>
  mapResult(result, result.data?.results)

/** State of several queries that are shown together: the first error, and `retry` for those that failed. */
export const allOf = (results: readonly QueryResult<unknown>[]): QueryResult<unknown> => ({
  data: results.every(({ data }) => data !== undefined) ? results : undefined,
  error: results.find(({ error }) => error)?.error,
  get loading() {
    return results.some((one) => one.loading)
  },
  get refreshing() {
    return results.some((one) => one.refreshing)
  },
  retry: () => results.forEach((one) => one.error && one.retry()),
})

/** State of an infinite query: the rows of all loaded pages, each record once. */
export interface InfiniteQueryResult<List extends Page<Identified>> extends QueryResult<
  List['results']
> {
  /** The latest page as received, including its fields besides the rows. */
  answer: List | undefined
  /** Number of records that match the filters. */
  total: number
  hasMore: boolean
  loadingMore: boolean
  /** Error of the next page; the loaded rows stay. */
  moreError: ApiError | undefined
  more(): void
}

/** Reads a list page by page as the user scrolls; pages are merged by id without duplicates. */
export function useInfiniteApiQuery<P extends ListPath>(
  topics: Topic | Topic[],
  path: P,
  params?: Params<P, 'get'>,
  options: QueryOptions = {},
): InfiniteQueryResult<ListOf<P>> {
  const { api } = useServices()
  const result = useInfiniteQuery({
    ...unlessDisabled(infiniteQueryOptions(api, topics, path, params), options),
    ...asking(options),
  })
  // Subscribe to `isFetching` so that a list scrolled to its end during a refetch re-renders and
  // can load the next page.
  const { isFetching } = result
  return {
    answer: result.data?.pages.at(-1),
    data: result.data && mergeById(result.data.pages.map((page) => page.results)),
    error: result.error ? ApiError.from(result.error) : undefined,
    get loading() {
      return result.isPending && result.fetchStatus !== 'idle'
    },
    get refreshing() {
      return isFetching && !result.isPending && !result.isFetchingNextPage
    },
    retry: retrying(result, options),
    total: result.data?.pages.at(-1)?.total_count ?? 0,
    hasMore: result.hasNextPage,
    loadingMore: result.isFetchingNextPage,
    moreError: result.isFetchNextPageError ? ApiError.from(result.error) : undefined,
    more: () => void (result.hasNextPage && !isFetching && result.fetchNextPage()),
  }
}
