import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import type { Identified, ListPath, Page, Params, PathWith, ResponseOf } from '../api/index.ts'
import { useServices } from '../platform/index.ts'
import { mergeById } from './pages.ts'
import { infiniteQueryOptions, queryOptions, type ListOf } from './queryOptions.ts'

/** A question to the server and how far its answer is. `Boundary` draws it. */
export interface QueryResult<T> {
  data: T | undefined
  error: ApiError | undefined
  /** Nothing to show yet. Only who reads this, or the next, is drawn anew when it changes. */
  readonly loading: boolean
  /** Something is shown while a newer answer is on its way. */
  readonly refreshing: boolean
  retry(): void
}

export interface QueryOptions {
  /** False waits, for example for a search of two characters. @default true */
  enabled?: boolean
  /** Shows the last answer while the next page or search loads. @default false */
  keepPrevious?: boolean
  /** Asks again so often, in ms, where the answer changes as time goes by. */
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
 * A disabled query has no function to call, so that nothing sends it: neither `refetch` nor a live
 * message. It has a key of its own, beside the one under which the same question is asked elsewhere.
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

/** Sends a query again, if it is sent at all. */
const retrying = (asked: { refetch(): Promise<unknown> }, options: QueryOptions) => () => {
  if (!isDisabled(options)) void asked.refetch()
}

/** A question whose answer holds more than what is asked for: the same, with only that. */
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

/** The same, for answers that hold their results under that name. */
export const selectResults = <T>(result: QueryResult<{ results: T }>): QueryResult<T> =>
  mapResult(result, result.data?.results)

/** A list that grows: all pages read so far, each record once. */
export interface InfiniteQueryResult<List extends Page<Identified>> extends QueryResult<
  List['results']
> {
  /** The latest page as answered, with what it carries besides rows. */
  answer: List | undefined
  /** Records in the whole filtered set. */
  total: number
  hasMore: boolean
  loadingMore: boolean
  /** Why the next page could not be read; what was read before stays. */
  moreError: ApiError | undefined
  more(): void
}

/** Reads a list page by page, as the person scrolls; pages are merged by id without duplicates. */
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
  // Whoever came to the end while the rows were read anew is drawn again once the next ones can be asked for.
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
