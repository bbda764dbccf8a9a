import type { Asked } from './ask.ts'
import type { Identified, Page } from './contract.ts'
import type { PlainListOptions } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import type { Resource } from './resource.ts'
import type { Noun } from '../i18n/words.ts'

/** A resource seen only by its shape, as the inside of the scaffold handles every list. */
export type PlainResource = Resource<Noun, Page<Identified>, Identified, object, object, object>

/** Records of a page. */
const PER_PAGE = 10
/** Records that an endless list reads at once. */
const PER_READ = 20

export interface ListData {
  asked: Asked<unknown>
  rows: Identified[] | undefined
  /** The latest page as answered. */
  answer: Page<Identified> | undefined
  /** Reads on; only in endless lists, and only while there is more. */
  more?: { read(): void; pending: boolean }
}

/** The rows that the address asks for. */
export function usePagedList(
  source: PlainResource,
  options: PlainListOptions,
  address: ListAddress,
): ListData {
  const asked = source.usePage({
    ...queryOf(options, address),
    page: address.page,
    per_page: PER_PAGE,
  })
  return { asked, rows: asked.data?.results, answer: asked.data }
}

/** The same, read on as the person scrolls. */
export function useEndlessList(
  source: PlainResource,
  options: PlainListOptions,
  address: ListAddress,
): ListData {
  const query = { ...queryOf(options, address), per_page: PER_READ }
  const asked = source.useAll(query, { keep: true })
  return {
    asked,
    rows: asked.data,
    answer: asked.answer,
    more: asked.hasMore ? { read: asked.more, pending: asked.loadingMore } : undefined,
  }
}

function queryOf(options: PlainListOptions, { q, sort, order, filters }: ListAddress) {
  const asked = { ...options.always, ...filters, q: q || undefined, sort, order: sort && order }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}
