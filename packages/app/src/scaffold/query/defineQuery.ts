import type { Topic } from '@zal/api/events'
import type { ListPath, Params, PathWith, ResponseOf } from '../api/index.ts'
import type { QueryDeps } from './prefetch.ts'
import { infiniteQueryOptions, queryOptions } from './queryOptions.ts'
import { useApiQuery, useInfiniteApiQuery, type QueryOptions } from './useApiQuery.ts'

/**
 * One question that is asked at several places: by a screen, and by whoever sees the screen coming.
 *
 * @example
 * export const plans = defineQuery(['checkin', 'member'], '/customer/{id}/membership-plans/')
 */
export const defineQuery = <P extends PathWith<'get'>>(topics: Topic[], path: P) => ({
  use: (params?: Params<P, 'get'>, options?: QueryOptions) =>
    useApiQuery(topics, path, params, options),
  /** Prefetches the query. Never rejects; the screen reports the error. */
  prefetch: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>) =>
    queries.prefetchQuery(queryOptions(api, topics, path, params)),
  /**
   * Fetches the data, joining a pending request. `fresh`: maximum age in ms of cached data that is
   * returned instead.
   */
  fetch: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>, fresh?: number) =>
    queries.fetchQuery({
      ...queryOptions(api, topics, path, params),
      ...(fresh !== undefined && { staleTime: fresh }),
    }) as Promise<ResponseOf<P, 'get'>>,
  /** Whether the cache has data for it, however old. */
  hasData: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>) =>
    queries.getQueryData(queryOptions(api, topics, path, params).queryKey) !== undefined,
  /** Stores data that another response contained. */
  setData: ({ api, queries }: QueryDeps, params: Params<P, 'get'>, answer: ResponseOf<P, 'get'>) =>
    void queries.prefetchQuery({
      ...queryOptions(api, topics, path, params),
      queryFn: () => Promise.resolve(answer),
    }),
})

/** The same for an infinite list. */
export const defineInfiniteQuery = <P extends ListPath>(topics: Topic[], path: P) => ({
  use: (params?: Params<P, 'get'>, options?: QueryOptions) =>
    useInfiniteApiQuery(topics, path, params, options),
  prefetch: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>) =>
    queries.prefetchInfiniteQuery(infiniteQueryOptions(api, topics, path, params)),
})
