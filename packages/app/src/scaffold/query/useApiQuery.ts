import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError, type Client } from '@zal/api'
import type { Topic } from '@zal/api/events'
import type { QueryDeps } from './prefetch.ts'
import {
  type Identified,
  type ListPath,
  type Page,
  type Params,
  type PathWith,
  request,
  type ResponseOf,
} from '../api/index.ts'
import { useServices } from '../platform/index.ts'

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

/** A question as the cache knows it: asked ahead or by a screen, it is the same one. */
export const queryOptions = <P extends PathWith<'get'>>(
  api: Client,
  topics: Topic | Topic[],
  path: P,
  params?: Params<P, 'get'>,
) => ({
  queryKey: ['get', path, params ?? {}],
  queryFn: ({ signal }: { signal: AbortSignal }) => request(api, 'get', path, { params, signal }),
  meta: { topics: [topics].flat() },
})

/**
 * One question that is asked at several places: by a screen, and by whoever sees the screen coming.
 *
 * @example
 * export const plans = defineQuery(['checkin', 'member'], '/customer/{id}/membership-plans/')
 */
export const defineQuery = <P extends PathWith<'get'>>(topics: Topic[], path: P) => ({
  use: (params?: Params<P, 'get'>, options?: QueryOptions) =>
    useApiQuery(topics, path, params, options),
  /** Asks before the screen does; what goes wrong is told there. */
  prefetch: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>) =>
    queries.prefetchQuery(queryOptions(api, topics, path, params)),
  /** The answer now: the one that is on its way, or fresh; `fresh` in ms where older ones will do. */
  fetch: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>, fresh?: number) =>
    queries.fetchQuery({
      ...queryOptions(api, topics, path, params),
      ...(fresh !== undefined && { staleTime: fresh }),
    }) as Promise<ResponseOf<P, 'get'>>,
  /** Whether an answer is there, however old. */
  hasData: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>) =>
    queries.getQueryData(queryOptions(api, topics, path, params).queryKey) !== undefined,
  /** The server has answered this one in an answer to another. */
  setData: ({ api, queries }: QueryDeps, params: Params<P, 'get'>, answer: ResponseOf<P, 'get'>) =>
    void queries.prefetchQuery({
      ...queryOptions(api, topics, path, params),
      queryFn: () => Promise.resolve(answer),
    }),
})

/** The same for a list that grows. */
export const defineInfiniteQuery = <P extends ListPath>(topics: Topic[], path: P) => ({
  use: (params?: Params<P, 'get'>, options?: QueryOptions) =>
    useInfiniteApiQuery(topics, path, params, options),
  prefetch: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>) =>
    queries.prefetchInfiniteQuery(infiniteQueryOptions(api, topics, path, params)),
})

/** The same for a list that grows. */
export const infiniteQueryOptions = <P extends ListPath>(
  api: Client,
  topics: Topic | Topic[],
  path: P,
  params?: Params<P, 'get'>,
) => ({
  queryKey: ['get', path, params ?? {}, 'all'],
  queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) => {
    const query = { ...params?.query, page: pageParam }
    const paged = { ...params, query } as unknown as Params<P, 'get'>
    return (await request(api, 'get', path, { params: paged, signal })) as ListOf<P>
  },
  initialPageParam: 1,
  getNextPageParam: ({ page, page_count }: ListOf<P>) => (page < page_count ? page + 1 : undefined),
  meta: { topics: [topics].flat() },
})

export type ListOf<P extends ListPath> =
  ResponseOf<P, 'get'> extends infer List extends Page<Identified> ? List : never

/** All pages, read one after the other; each record once. */
export async function fetchAllPages<Row extends Identified>(
  read: (page: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const pages: Row[][] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await read(page)
    pages.push(answer.results)
    last = answer.page_count
  }
  return mergeById(pages)
}

/** A record that moved to a later page while the person read stands only where it was first. */
export function mergeById<Row extends { id: number }>(pages: Row[][]): Row[] {
  const rows = new Map<number, Row>()
  for (const row of pages.flat()) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}
