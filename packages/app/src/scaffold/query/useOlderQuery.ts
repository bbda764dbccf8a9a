import { keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import {
  request,
  type Identified,
  type Params,
  type PathWith,
  type ResultsOf,
} from '../api/index.ts'
import { useServices } from '../platform/index.ts'
import type { QueryOptions } from './useApiQuery.ts'

/** Paths whose answer goes on before an entry, newest first, without counting them. */
type LogPath = {
  [P in PathWith<'get'>]: ResultsOf<P, 'get'> extends Older ? P : never
}[PathWith<'get'>]

type LogOf<P extends LogPath> = ResultsOf<P, 'get'> extends infer Log extends Older ? Log : never

interface Older {
  entries: Identified[]
  has_more: boolean
}

/** Reads a log from the newest entry on; `older` adds the entries before the last one. */
export function useOlderQuery<P extends LogPath>(
  topics: Topic | Topic[],
  path: P,
  params: Params<P, 'get'>,
  { enabled = true }: Pick<QueryOptions, 'enabled'> = {},
) {
  const { api } = useServices()
  const read = async ({ pageParam, signal }: { pageParam?: number; signal: AbortSignal }) => {
    const query = { ...params?.query, before: pageParam }
    const paged = { ...params, query } as unknown as Params<P, 'get'>
    const answer = await request(api, 'get', path, { params: paged, signal })
    return (answer as { results: LogOf<P> }).results
  }
  const result = useInfiniteQuery({
    queryKey: ['get', path, params, 'older', enabled],
    queryFn: enabled ? read : skipToken,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    meta: { topics: [topics].flat() },
  })
  return {
    entries: result.data?.pages.flatMap((page) => page.entries as LogOf<P>['entries'][number][]),
    error: result.error ? ApiError.from(result.error) : undefined,
    loading: result.isPending && result.fetchStatus !== 'idle',
    retry: () => void result.refetch(),
    hasOlder: result.hasNextPage,
    loadingOlder: result.isFetchingNextPage,
    older: () => void result.fetchNextPage(),
  }
}
