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
