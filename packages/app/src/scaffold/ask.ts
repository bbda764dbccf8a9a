import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError, type Client } from '@zal/api'
import type { Topic } from '@zal/api/events'
import type { Foresight } from './ahead.ts'
import { call, type Params } from './call.ts'
import type { Answer, Identified, ListPath, Page, PathWith } from './contract.ts'
import { useServices } from './services.ts'

/** State of a query. `Boundary` renders it. */
export interface Asked<T> {
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

export interface AskOptions {
  /** False disables the query, for example until a search has two characters. @default true */
  enabled?: boolean
  /** Keeps the previous data while the next page or search loads. @default false */
  keep?: boolean
  /** Refetch interval in ms, for responses that depend on time. */
  every?: number
}

/**
 * Reads a path of the contract and keeps the response fresh: live messages about the topics, own
 * mutations and window focus refetch it. A request without observers is aborted.
 *
 * @example
 * const plans = useAsk('member', '/customer/{id}/membership-plans/', { path: { id } })
 */
export function useAsk<P extends PathWith<'get'>>(
  topics: Topic | Topic[],
  path: P,
  params?: Params<P, 'get'>,
  options: AskOptions = {},
): Asked<Answer<P, 'get'>> {
  const { api } = useServices()
  const asked = useQuery({
    ...unlessDisabled(question(api, topics, path, params), options),
    ...asking(options),
  })
  return {
    data: asked.data as Answer<P, 'get'> | undefined,
    error: asked.error ? ApiError.from(asked.error) : undefined,
    get loading() {
      return asked.isPending && asked.fetchStatus !== 'idle'
    },
    get refreshing() {
      return asked.isFetching && !asked.isPending
    },
    retry: retrying(asked, options),
  }
}

const isDisabled = ({ enabled = true }: AskOptions) => !enabled

/**
 * Disables a query with `skipToken`, so that neither `refetch` nor a live message sends it. It uses
 * a separate key, so that it does not share state with the enabled query.
 */
const unlessDisabled = <Query extends { queryKey: unknown[]; queryFn: unknown }>(
  query: Query,
  options: AskOptions,
): Query | (Omit<Query, 'queryFn'> & { queryFn: typeof skipToken }) =>
  isDisabled(options)
    ? { ...query, queryKey: [...query.queryKey, 'disabled'], queryFn: skipToken }
    : query

/** A disabled query does not subscribe to the cache, so that nothing re-renders it. */
const asking = (options: AskOptions) => ({
  subscribed: !isDisabled(options),
  refetchInterval: options.every,
  placeholderData: options.keep ? keepPreviousData : undefined,
})

/** Refetches an enabled query; does nothing for a disabled one. */
const retrying = (asked: { refetch(): Promise<unknown> }, options: AskOptions) => () => {
  if (!isDisabled(options)) void asked.refetch()
}

/** Maps a query result to a part of its data; the status getters stay tracked. */
export const answering = <T>(asked: Asked<unknown>, data: T | undefined): Asked<T> => ({
  data,
  error: asked.error,
  get loading() {
    return asked.loading
  },
  get refreshing() {
    return asked.refreshing
  },
  retry: asked.retry,
})

/** Maps a query result to the `results` of its response. */
export const resultsOf = <T>(asked: Asked<{ results: T }>): Asked<T> =>
  answering(asked, asked.data?.results)

/** State of an infinite query: the rows of all loaded pages, each record once. */
export interface AskedList<List extends Page<Identified>> extends Asked<List['results']> {
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
export function useAskAll<P extends ListPath>(
  topics: Topic | Topic[],
  path: P,
  params?: Params<P, 'get'>,
  options: AskOptions = {},
): AskedList<ListOf<P>> {
  const { api } = useServices()
  const asked = useInfiniteQuery({
    ...unlessDisabled(growing(api, topics, path, params), options),
    ...asking(options),
  })
  // Subscribe to `isFetching` so that a list scrolled to its end during a refetch re-renders and
  // can load the next page.
  const { isFetching } = asked
  return {
    answer: asked.data?.pages.at(-1),
    data: asked.data && mergeById(asked.data.pages.map((page) => page.results)),
    error: asked.error ? ApiError.from(asked.error) : undefined,
    get loading() {
      return asked.isPending && asked.fetchStatus !== 'idle'
    },
    get refreshing() {
      return isFetching && !asked.isPending && !asked.isFetchingNextPage
    },
    retry: retrying(asked, options),
    total: asked.data?.pages.at(-1)?.total_count ?? 0,
    hasMore: asked.hasNextPage,
    loadingMore: asked.isFetchingNextPage,
    moreError: asked.isFetchNextPageError ? ApiError.from(asked.error) : undefined,
    more: () => void (asked.hasNextPage && !isFetching && asked.fetchNextPage()),
  }
}

/** Query key, function and meta of one GET request; prefetch and hook share them. */
export const question = <P extends PathWith<'get'>>(
  api: Client,
  topics: Topic | Topic[],
  path: P,
  params?: Params<P, 'get'>,
) => ({
  queryKey: ['get', path, params ?? {}],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(api, 'get', path, { params, signal }),
  meta: { topics: [topics].flat() },
})

/**
 * A query that several places use: the screen, and the prefetch of its route.
 *
 * @example
 * export const plans = reading(['checkin', 'member'], '/customer/{id}/membership-plans/')
 */
export const reading = <P extends PathWith<'get'>>(topics: Topic[], path: P) => ({
  use: (params?: Params<P, 'get'>, options?: AskOptions) => useAsk(topics, path, params, options),
  /** Prefetches the query. Never rejects; the screen reports the error. */
  ahead: ({ api, queries }: Foresight, params?: Params<P, 'get'>) =>
    queries.prefetchQuery(question(api, topics, path, params)),
  /**
   * Fetches the data, joining a pending request. `fresh`: maximum age in ms of cached data that is
   * returned instead.
   */
  read: ({ api, queries }: Foresight, params?: Params<P, 'get'>, fresh?: number) =>
    queries.fetchQuery({
      ...question(api, topics, path, params),
      ...(fresh !== undefined && { staleTime: fresh }),
    }) as Promise<Answer<P, 'get'>>,
  /** Whether the cache has data for it, however old. */
  isKnown: ({ api, queries }: Foresight, params?: Params<P, 'get'>) =>
    queries.getQueryData(question(api, topics, path, params).queryKey) !== undefined,
  /** Stores data that another response contained. */
  know: ({ api, queries }: Foresight, params: Params<P, 'get'>, answer: Answer<P, 'get'>) =>
    void queries.prefetchQuery({
      ...question(api, topics, path, params),
      queryFn: () => Promise.resolve(answer),
    }),
})

/** The same for an infinite list. */
export const readingAll = <P extends ListPath>(topics: Topic[], path: P) => ({
  use: (params?: Params<P, 'get'>, options?: AskOptions) =>
    useAskAll(topics, path, params, options),
  ahead: ({ api, queries }: Foresight, params?: Params<P, 'get'>) =>
    queries.prefetchInfiniteQuery(growing(api, topics, path, params)),
})

/** Infinite query options of one list path. */
export const growing = <P extends ListPath>(
  api: Client,
  topics: Topic | Topic[],
  path: P,
  params?: Params<P, 'get'>,
) => ({
  queryKey: ['get', path, params ?? {}, 'all'],
  queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) => {
    const query = { ...params?.query, page: pageParam }
    const paged = { ...params, query } as unknown as Params<P, 'get'>
    return (await call(api, 'get', path, { params: paged, signal })) as ListOf<P>
  },
  initialPageParam: 1,
  getNextPageParam: ({ page, page_count }: ListOf<P>) => (page < page_count ? page + 1 : undefined),
  meta: { topics: [topics].flat() },
})

export type ListOf<P extends ListPath> =
  Answer<P, 'get'> extends infer List extends Page<Identified> ? List : never

/** Reads all pages one after another; each record once. */
export async function allPages<Row extends Identified>(
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

/**
 * Merges pages by id. A record that moved to a later page between two requests keeps its first
 * position.
 */
export function mergeById<Row extends { id: number }>(pages: Row[][]): Row[] {
  const rows = new Map<number, Row>()
  for (const row of pages.flat()) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}
