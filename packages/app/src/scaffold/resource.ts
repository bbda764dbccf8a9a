import type { QueryClient } from '@tanstack/react-query'
import type { Topic } from '@zal/api/events'
import type { Noun } from '../i18n/words.ts'
import type { Ahead } from './ahead.ts'
import {
  type AskOptions,
  growing,
  question,
  reading,
  resultsOf,
  useAsk,
  useAskAll,
  type Asked,
  type AskedList,
} from './ask.ts'
import type {
  Answer,
  Body,
  CreatePath,
  Identified,
  ListPath,
  OnePath,
  Page,
  QueryOf,
  Results,
} from './contract.ts'
import type { Client } from '@zal/api'
import { call } from './call.ts'

/**
 * A kind of record on the server. The type parameters come from the contract: a row of the list,
 * one record, the bodies of create and update, and the list's query.
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
  usePage(filter: Filter & PageQuery): Asked<List>
  /** All pages read so far; `more()` reads the next. */
  useAll(filter: Filter, options?: AskOptions): AskedList<List>
  /** Prefetches the data of `usePage` or `useAll`. */
  readAhead(ahead: Ahead, filter: Filter & PageQuery, all: boolean): Promise<void>
  /** Fetches one page. */
  read(api: Client, queries: QueryClient, filter: Filter & PageQuery): Promise<List>
  /** One record; disabled while `id` is undefined. */
  useOne(id: number | undefined): Asked<One>
  /** Prefetches the data of `useOne`. */
  readOneAhead(ahead: Ahead): Promise<void>
  /** Patches one row of a list, with the version that was shown. */
  changeRow(api: Client, row: Identified, patch: Partial<Change>): Promise<Identified>
  writes: Writes<One, Create, Change>
}

/**
 * Path of the mutations and the topics they invalidate. The code that sends them is separate, so
 * that a list does not bundle it.
 */
export interface Writes<One, Create, Change> {
  /** The path of one record. */
  one: string
  touches: Topic[]
  /** Request and response types; has no runtime value. */
  types?: { one: One; create: Create; change: Change }
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
) {
  type One = OneAt<O>
  type Create = Body<CreatePath<O>, 'post'>
  type Change = Body<O, 'patch'>
  const { list, one } = paths as unknown as GenericPaths
  const touches: Topic[] = [noun, ...(paths.touches ?? [])]
  const topics: Topic[] = [noun, ...(paths.hears ?? [])]
  const record = reading(topics, one)
  const made: GenericResource = {
    noun,
    usePage: (query) => useAsk(topics, list, { query }, { keep: true }) as Asked<Page<Identified>>,
    useAll: (query, options) => useAskAll(topics, list, { query }, options),
    readAhead: ({ api, queries }, query, all) =>
      all
        ? queries.prefetchInfiniteQuery(growing(api, topics, list, { query }))
        : queries.prefetchQuery(question(api, topics, list, { query })),
    read: (api, queries, query) =>
      queries.fetchQuery(question(api, topics, list, { query })) as Promise<Page<Identified>>,
    useOne: (id) => resultsOf(record.use({ path: { id: id ?? 0 } }, { enabled: id !== undefined })),
    readOneAhead: async ({ id, ...ahead }) => {
      if (id) await record.ahead(ahead, { path: { id } })
    },
    changeRow: async (api, row: Identified & { version?: number }, patch) => {
      const body = { ...patch, version: row.version }
      const { results } = await call(api, 'patch', one, { params: { path: { id: row.id } }, body })
      return { ...row, version: results.version }
    },
    writes: { one, touches },
  }
  return made as unknown as Resource<N, ListAt<L>, One, Create, Change, QueryOf<L>>
}

type ListAt<L extends ListPath> =
  Answer<L, 'get'> extends infer A extends Page<Identified> ? A : never
type OneAt<O extends OnePath> = Results<O, 'get'> extends infer R extends Identified ? R : never

// Internally every resource is typed as a room: one literal path satisfies the client's types, and
// the signature above gives callers the real ones.
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
