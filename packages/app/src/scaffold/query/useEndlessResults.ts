import { useInfiniteQuery } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { request, type Params, type PathWith, type ResultsOf } from '../api/index.ts'
import { useServices } from '../platform/index.ts'

/** Paths whose results are a page of `data` with the count of all of them. */
type CountedPath = {
  [P in PathWith<'get'>]: ResultsOf<P, 'get'> extends Counted ? P : never
}[PathWith<'get'>]

interface Counted {
  count: number
  data: unknown[]
}

type CountedOf<P extends CountedPath> =
  ResultsOf<P, 'get'> extends infer Found extends Counted ? Found : never

/** Reads results page by page as the user scrolls. */
export function useEndlessResults<P extends CountedPath>(
  topics: Topic | Topic[],
  path: P,
  params?: Params<P, 'get'>,
) {
  const { api } = useServices()
  const read = async ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) => {
    const paged = { ...params, query: { ...params?.query, page: pageParam } } as unknown
    const answer = await request(api, 'get', path, { params: paged as Params<P, 'get'>, signal })
    return (answer as { results: CountedOf<P> }).results
  }
  const result = useInfiniteQuery({
    queryKey: ['get', path, params ?? {}, 'endless'],
    queryFn: read,
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) =>
      pages.reduce((sum, { data }) => sum + data.length, 0) < count && pages.at(-1)?.data.length
        ? pages.length + 1
        : undefined,
    meta: { topics: [topics].flat() },
  })
  const pages = result.data?.pages
  return {
    /** The last page, with the figures of all. */
    answer: pages?.at(-1),
    data: pages?.flatMap((page) => page.data as CountedOf<P>['data'][number][]),
    error: result.error ? ApiError.from(result.error) : undefined,
    loading: result.isPending,
    refreshing: result.isFetching && !result.isPending,
    retry: () => void result.refetch(),
    hasMore: result.hasNextPage,
    loadingMore: result.isFetchingNextPage,
    more: () => void (result.hasNextPage && !result.isFetching && result.fetchNextPage()),
  }
}
