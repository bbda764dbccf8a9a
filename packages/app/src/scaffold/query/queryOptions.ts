import type { Client } from '@zal/api'
import type { Topic } from '@zal/api/events'
import {
  request,
  type Identified,
  type ListPath,
  type Page,
  type Params,
  type PathWith,
  type ResponseOf,
} from '../api/index.ts'

/** Query key, function and meta of one GET request; prefetch and hook share them. */
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

/** The same for an infinite list. */
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
