import type { Ahead } from './ahead.ts'
import { allPages, type Asked, type AskedList } from './ask.ts'
import type { Identified, Page } from './contract.ts'
import type { FilterKind, PlainListOptions } from './list.types.ts'
import { readListAddress, type ListAddress, type ListPlace } from './listAddress.ts'
import type { Resource } from './resource.ts'
import { useLastPage } from './useLastPage.ts'
import type { Noun } from '../i18n/words.ts'

/** A resource without generics, for the scaffold's own code. */
export type PlainResource = Resource<Noun, Page<Identified>, Identified, object, object, object>

/** Records per page. */
export const PER_PAGE = 10
/** Maximum page size of the server. */
export const MOST_AT_ONCE = 100
/** Records per page of an infinite list. */
export const PER_READ = 20

export interface ListData {
  asked: Asked<unknown>
  rows: Identified[] | undefined
  /** The latest page as received. */
  answer: Page<Identified> | undefined
  /** Infinite query; only in infinite lists. */
  more?: AskedList<Page<Identified>>
}

/** Rows of a paginated list. */
export function usePagedList(
  source: PlainResource,
  options: PlainListOptions,
  address: ListAddress,
): ListData {
  const asked = useLastPage(source.usePage(pageOf(options, address)))
  return { asked, rows: asked.data?.results, answer: asked.data }
}

/** Rows of an infinite list. */
export function useEndlessList(
  source: PlainResource,
  options: PlainListOptions,
  address: ListAddress,
): ListData {
  const asked = source.useAll(allOf(options, address), { keep: true })
  return { asked, rows: asked.data, answer: asked.answer, more: asked }
}

/** Prefetches the rows of a URL. */
export function readListAhead(
  source: PlainResource,
  options: PlainListOptions,
  ahead: Ahead,
  filters: readonly FilterKind[],
) {
  const address = readListAddress(ahead.query, filters)
  const query = options.endless ? allOf(options, address) : pageOf(options, address)
  return source.readAhead(ahead, query, options.endless ?? false)
}

/** Reads all records that match, in pages of the maximum size; each once. */
export function readMatching(
  source: PlainResource,
  options: PlainListOptions,
  address: ListPlace,
  { api, queries }: Pick<Ahead, 'api' | 'queries'>,
): Promise<Identified[]> {
  const query = { ...queryOf(options, address), per_page: MOST_AT_ONCE }
  return allPages((page) => source.read(api, queries, { ...query, page }))
}

const pageOf = (options: PlainListOptions, address: ListPlace) => ({
  ...queryOf(options, address),
  page: address.page,
  per_page: PER_PAGE,
})

const allOf = (options: PlainListOptions, address: ListPlace) => ({
  ...queryOf(options, address),
  per_page: PER_READ,
})

/** Query parameters without pagination. Unknown sort columns are dropped. */
export function queryOf(options: PlainListOptions, { q, sort, order, filters }: ListPlace) {
  const isSorted = options.columns.some((one) => typeof one === 'object' && one.sort === sort)
  const asked = {
    ...filters,
    q: q || undefined,
    ...(isSorted && { sort, order }),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}
