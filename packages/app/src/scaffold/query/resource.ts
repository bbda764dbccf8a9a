import type { QueryClient } from '@tanstack/react-query'
import type { Topic } from '@zal/api/events'
import type { Noun } from '../../i18n/words.ts'
import type { PrefetchArgs } from './prefetch.ts'
import {
  type QueryOptions,
  selectResults,
  useApiQuery,
  useInfiniteApiQuery,
  type QueryResult,
  type InfiniteQueryResult,
} from './useApiQuery.ts'
import { infiniteQueryOptions, queryOptions } from './queryOptions.ts'
import { defineQuery } from './defineQuery.ts'
import {
  type BodyOf,
  type CreatePath,
  type Identified,
  type ListPath,
  type OnePath,
  type Page,
  type QueryOf,
  request,
  type ResponseOf,
  type ResultsOf,
} from '../api/index.ts'
import type { Client } from '@zal/api'

/**
 * A kind of record on the server. The type parameters come from the contract: what a row of the
 * list holds, what one record holds, what creating and changing send, and what filters the list.
 */
export interface Resource<
  N extends Noun,
  List extends Page<Identified>,
  One extends Identified,
  Create,
  Change,
  Filter,
> {
  noun: N & Topic
  /** One page of the list. */
  usePage(filter: Filter & PageQuery): QueryResult<List>
  /** All pages read so far; `more()` reads the next. */
  useAll(filter: Filter, options?: QueryOptions): InfiniteQueryResult<List>
  /** Asks for what `usePage` or `useAll` will show, before they do. */
  prefetchList(args: PrefetchArgs, filter: Filter & PageQuery, all: boolean): Promise<void>
  /** One page, now. */
  read(api: Client, queries: QueryClient, filter: Filter & PageQuery): Promise<List>
  /** One record; asks nothing while `id` is undefined. */
  useOne(id: number | undefined): QueryResult<One>
  /** Asks for what `useOne` will show, before it does. */
  prefetchOne(args: PrefetchArgs): Promise<void>
  /** Changes one of many that a list shows, as it was shown; with the version that it has then. */
  changeRow(api: Client, row: Identified, patch: Partial<Change>): Promise<Identified>
  writes: Writes<One, Create, Change>
}

/** Where records are written, and what is read again then. `saver.ts` writes; a list alone does not bring it along. */
export interface Writes<One, Create, Change> {
  /** The path of one record. */
  one: string
  touches: Topic[]
  /** What is sent and answered; only its type is there. */
  types?: { one: One; create: Create; change: Change }
}

export interface PageQuery {
  page?: number
  per_page?: number
}

/**
 * Declares a kind of record by its paths in the contract. Records are created where the path of one
 * stands without its id.
 *
 * @example
 * export const rooms = resource('room', { list: '/management/room-list/', one: '/management/room/{id}/' })
 */
export function resource<N extends Noun & Topic, L extends ListPath, O extends OnePath>(
  noun: N,
  paths: {
    list: L
    one: O
    touches?: Topic[]
    /** What else changes these records; the lists are read again then. */
    hears?: Topic[]
  },
) {
  type One = OneAt<O>
  type Create = BodyOf<CreatePath<O>, 'post'>
  type Change = BodyOf<O, 'patch'>
  const { list, one } = paths as unknown as GenericPaths
  const touches: Topic[] = [noun, ...(paths.touches ?? [])]
  const topics: Topic[] = [noun, ...(paths.hears ?? [])]
  const record = defineQuery(topics, one)
  const made: GenericResource = {
    noun,
    usePage: (query) =>
      useApiQuery(topics, list, { query }, { keepPrevious: true }) as QueryResult<Page<Identified>>,
    useAll: (query, options) => useInfiniteApiQuery(topics, list, { query }, options),
    prefetchList: ({ api, queries }, query, all) =>
      all
        ? queries.prefetchInfiniteQuery(infiniteQueryOptions(api, topics, list, { query }))
        : queries.prefetchQuery(queryOptions(api, topics, list, { query })),
    read: (api, queries, query) =>
      queries.fetchQuery(queryOptions(api, topics, list, { query })) as Promise<Page<Identified>>,
    useOne: (id) =>
      selectResults(record.use({ path: { id: id ?? 0 } }, { enabled: id !== undefined })),
    prefetchOne: async ({ id, ...ahead }) => {
      if (id) await record.prefetch(ahead, { path: { id } })
    },
    changeRow: async (api, row: Identified & { version?: number }, patch) => {
      const body = { ...patch, version: row.version }
      const { results } = await request(api, 'patch', one, {
        params: { path: { id: row.id } },
        body,
      })
      return { ...row, version: results.version }
    },
    writes: { one, touches },
  }
  return made as unknown as Resource<N, ListAt<L>, One, Create, Change, QueryOf<L>>
}

type ListAt<L extends ListPath> =
  ResponseOf<L, 'get'> extends infer A extends Page<Identified> ? A : never
type OneAt<O extends OnePath> = ResultsOf<O, 'get'> extends infer R extends Identified ? R : never

// Inside, every resource is handled as if it were a room: one literal path satisfies the types of
// the client, and the signature above tells callers the truth.
interface GenericPaths {
  list: '/management/room-list/'
  one: '/management/room/{id}/'
}
type GenericResource = Resource<
  Noun,
  Page<Identified>,
  Identified,
  { name: string },
  { version: number },
  object
>
