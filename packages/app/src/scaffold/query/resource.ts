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
  type BulkChangeOf,
  type BulkReport,
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

/** Types of a kind of record, from the contract; they have no runtime value. */
export interface RecordTypes {
  noun: Noun
  /** One page of the list. */
  list: Page<Identified>
  one: Identified
  /** Bodies of create and update. */
  create: unknown
  change: unknown
  /** Change of one row in the bulk change of the list. */
  bulk: unknown
  /** Query of the list. */
  filter: unknown
}

/** A kind of record on the server. */
export interface Resource<T extends RecordTypes> {
  noun: T['noun'] & Topic
  /** One page of the list. */
  usePage(filter: T['filter'] & PageQuery): QueryResult<T['list']>
  /** All pages read so far; `more()` reads the next. */
  useAll(filter: T['filter'], options?: QueryOptions): InfiniteQueryResult<T['list']>
  /** Prefetches the data of `usePage` or `useAll`. */
  prefetchList(args: PrefetchArgs, filter: T['filter'] & PageQuery, all: boolean): Promise<void>
  /** Fetches one page. */
  read(api: Client, queries: QueryClient, filter: T['filter'] & PageQuery): Promise<T['list']>
  /** One record; disabled while `id` is undefined. */
  useOne(id: number | undefined): QueryResult<T['one']>
  /** Prefetches the data of `useOne`. */
  prefetchOne(args: PrefetchArgs): Promise<void>
  /** Changes rows of the list in one request; a repeated key answers the same report. */
  changeRows(api: Client, changes: readonly Versioned[], key: string): Promise<BulkReport>
  writes: Writes<T>
}

/** A row with the version that was shown. */
export interface Versioned extends Identified {
  version: number
}

/** A resource without the types of its records: the implementation of every screen uses it. */
export type PlainResource = Resource<{
  noun: Noun
  list: Page<Identified>
  one: Identified
  create: unknown
  change: unknown
  bulk: unknown
  filter: object
}>

/**
 * Path of the mutations and the topics they invalidate. The code that sends them is separate, so
 * that a list does not bundle it.
 */
export interface Writes<T extends RecordTypes> {
  /** The path of one record. */
  one: string
  touches: Topic[]
  /** Request and response types; has no runtime value. */
  types?: T
}

export interface PageQuery {
  page?: number
  per_page?: number
}

/**
 * Declares a kind of record by its paths in the contract. Records are created at the record path
 * without its id.
 *
 * @example
 * export const rooms = resource('room', { list: '/management/room-list/', one:
 * '/management/room/{id}/' })
 */
export function resource<N extends Noun & Topic, L extends ListPath, O extends OnePath>(
  noun: N,
  paths: {
    list: L
    one: O
    touches?: Topic[]
    /** Other topics that change these records and invalidate the lists. */
    hears?: Topic[]
  },
): Resource<{
  noun: N
  list: ListAt<L>
  one: OneAt<O>
  create: BodyOf<CreatePath<O>, 'post'>
  change: BodyOf<O, 'patch'>
  bulk: BulkChangeOf<L>
  filter: QueryOf<L>
}>
export function resource(noun: Noun & Topic, paths: PlainPaths): PlainResource {
  const { list, one } = paths
  const touches: Topic[] = [noun, ...(paths.touches ?? [])]
  const topics: Topic[] = [noun, ...(paths.hears ?? [])]
  const record = defineQuery(topics, one)
  return {
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
    changeRows: async (api, changes, key) => {
      const headers = { 'Idempotency-Key': key }
      return (await request(api, 'patch', list, { body: { changes }, headers })).results
    },
    writes: { one, touches },
  }
}

type ListAt<L extends ListPath> =
  ResponseOf<L, 'get'> extends infer A extends Page<Identified> ? A : never
type OneAt<O extends OnePath> = ResultsOf<O, 'get'> extends infer R extends Identified ? R : never

/**
 * Paths in the implementation, where every resource is typed as a room: one literal path satisfies
 * the client's types.
 */
interface PlainPaths {
  list: '/management/room-list/'
  one: '/management/room/{id}/'
  touches?: Topic[]
  hears?: Topic[]
}
