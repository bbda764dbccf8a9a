import type { Ahead } from './ahead.ts'
import { allPages, type Asked, type AskedList } from './ask.ts'
import type { Identified, Page } from './contract.ts'
import type { FilterKind, PlainListOptions } from './list.types.ts'
import { readListAddress, type ListAddress, type ListPlace } from './listAddress.ts'
import type { Resource } from './resource.ts'
import { useLastPage } from './useLastPage.ts'
import type { Noun } from '../i18n/words.ts'

/** A resource seen only by its shape, as the inside of the scaffold handles every list. */
export type PlainResource = Resource<Noun, Page<Identified>, Identified, object, object, object>

/** Records of a page. */
export const PER_PAGE = 10
/** The longest page that the server answers. */
export const MOST_AT_ONCE = 100
/** Records that an endless list reads at once. */
export const PER_READ = 20

export interface ListData {
  asked: Asked<unknown>
  rows: Identified[] | undefined
  /** The latest page as answered. */
  answer: Page<Identified> | undefined
  /** Reads on; only in endless lists. */
  more?: AskedList<Page<Identified>>
}

/** The rows that the address asks for. */
export function usePagedList(
  source: PlainResource,
  options: PlainListOptions,
  address: ListAddress,
): ListData {
  const asked = useLastPage(source.usePage(pageOf(options, address)))
  return { asked, rows: asked.data?.results, answer: asked.data }
}

/** The same, read on as the person scrolls. */
export function useEndlessList(
  source: PlainResource,
  options: PlainListOptions,
  address: ListAddress,
): ListData {
  const asked = source.useAll(allOf(options, address), { keep: true })
  return { asked, rows: asked.data, answer: asked.answer, more: asked }
}

/** Asks for the rows of an address before the list is drawn. */
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

/** All records that match an address, read in large pages; each once. */
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

/** What an address asks of the server, but for the page. Nobody sorts by a column that is not there. */
export function queryOf(options: PlainListOptions, { q, sort, order, filters }: ListPlace) {
  const isSorted = options.columns.some((one) => typeof one === 'object' && one.sort === sort)
  const asked = {
    ...filters,
    q: q || undefined,
    ...(isSorted && { sort, order }),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}
