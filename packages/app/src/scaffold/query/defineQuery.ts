import type { Topic } from '@zal/api/events'
import type { ListPath, Params, PathWith, ResponseOf } from '../api/index.ts'
import type { QueryDeps } from './prefetch.ts'
import { infiniteQueryOptions, queryOptions } from './queryOptions.ts'
import { useApiQuery, useInfiniteApiQuery, type QueryOptions } from './useApiQuery.ts'

/**
 * A query used in several places: by a screen, and by the prefetch of that screen.
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
  /** Fetches the data, joining a pending request. */
  fetch: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>) =>
    queries.fetchQuery(queryOptions(api, topics, path, params)) as Promise<ResponseOf<P, 'get'>>,
})

/** The same for an infinite list. */
export const defineInfiniteQuery = <P extends ListPath>(topics: Topic[], path: P) => ({
  use: (params?: Params<P, 'get'>, options?: QueryOptions) =>
    useInfiniteApiQuery(topics, path, params, options),
  prefetch: ({ api, queries }: QueryDeps, params?: Params<P, 'get'>) =>
    queries.prefetchInfiniteQuery(infiniteQueryOptions(api, topics, path, params)),
})
