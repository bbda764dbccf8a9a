import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError, type Client } from '@zal/api'
import type { Topic } from '@zal/api/events'
import type { Foresight } from './ahead.ts'
import { call, type Params } from './call.ts'
import type { Answer, Identified, ListPath, Page, PathWith } from './contract.ts'
import { useServices } from './services.ts'

/** A question to the server and how far its answer is. `Boundary` draws it. */
export interface Asked<T> {
  data: T | undefined
  error: ApiError | undefined
  /** Nothing to show yet. Only who reads this, or the next, is drawn anew when it changes. */
  readonly loading: boolean
  /** Something is shown while a newer answer is on its way. */
  readonly refreshing: boolean
  retry(): void
}

export interface AskOptions {
  /** False waits, for example for a search of two characters. @default true */
  enabled?: boolean
  /** Shows the last answer while the next page or search loads. @default false */
  keep?: boolean
  /** Asks again so often, in ms, where the answer changes as time goes by. */
  every?: number
}

/**
 * Reads a path of the contract and keeps the answer fresh: live messages about the topics, own
 * writes and coming back to the window ask again. A question that nobody waits for any more is
 * cancelled.
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
 * A disabled query has no function to call, so that nothing sends it: neither `refetch` nor a live
 * message. It has a key of its own, beside the one under which the same question is asked elsewhere.
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

/** Sends a query again, if it is sent at all. */
const retrying = (asked: { refetch(): Promise<unknown> }, options: AskOptions) => () => {
  if (!isDisabled(options)) void asked.refetch()
}

/** A question whose answer holds more than what is asked for: the same, with only that. */
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

/** The same, for answers that hold their results under that name. */
export const resultsOf = <T>(asked: Asked<{ results: T }>): Asked<T> =>
  answering(asked, asked.data?.results)

/** A list that grows: all pages read so far, each record once. */
export interface AskedList<List extends Page<Identified>> extends Asked<List['results']> {
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
  // Whoever came to the end while the rows were read anew is drawn again once the next ones can be asked for.
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

/** A question as the cache knows it: asked ahead or by a screen, it is the same one. */
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
 * One question that is asked at several places: by a screen, and by whoever sees the screen coming.
 *
 * @example
 * export const plans = reading(['checkin', 'member'], '/customer/{id}/membership-plans/')
 */
export const reading = <P extends PathWith<'get'>>(topics: Topic[], path: P) => ({
  use: (params?: Params<P, 'get'>, options?: AskOptions) => useAsk(topics, path, params, options),
  /** Asks before the screen does; what goes wrong is told there. */
  ahead: ({ api, queries }: Foresight, params?: Params<P, 'get'>) =>
    queries.prefetchQuery(question(api, topics, path, params)),
  /** The answer now: the one that is on its way, or fresh; `fresh` in ms where older ones will do. */
  read: ({ api, queries }: Foresight, params?: Params<P, 'get'>, fresh?: number) =>
    queries.fetchQuery({
      ...question(api, topics, path, params),
      ...(fresh !== undefined && { staleTime: fresh }),
    }) as Promise<Answer<P, 'get'>>,
  /** Whether an answer is there, however old. */
  isKnown: ({ api, queries }: Foresight, params?: Params<P, 'get'>) =>
    queries.getQueryData(question(api, topics, path, params).queryKey) !== undefined,
  /** The server has answered this one in an answer to another. */
  know: ({ api, queries }: Foresight, params: Params<P, 'get'>, answer: Answer<P, 'get'>) =>
    void queries.prefetchQuery({
      ...question(api, topics, path, params),
      queryFn: () => Promise.resolve(answer),
    }),
})

/** The same for a list that grows. */
export const readingAll = <P extends ListPath>(topics: Topic[], path: P) => ({
  use: (params?: Params<P, 'get'>, options?: AskOptions) =>
    useAskAll(topics, path, params, options),
  ahead: ({ api, queries }: Foresight, params?: Params<P, 'get'>) =>
    queries.prefetchInfiniteQuery(growing(api, topics, path, params)),
})

/** The same for a list that grows. */
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

/** All pages, read one after the other; each record once. */
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

/** A record that moved to a later page while the person read stands only where it was first. */
export function mergeById<Row extends { id: number }>(pages: Row[][]): Row[] {
  const rows = new Map<number, Row>()
  for (const row of pages.flat()) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}
