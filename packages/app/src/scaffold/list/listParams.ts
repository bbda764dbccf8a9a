import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FilterType, FilterValues, ListLayout } from './list.types.ts'
import { useRememberListParams } from '../routing/index.ts'

/** List parameters parsed from a URL. */
export interface ListParams {
  page: number
  q: string
  sort: string | undefined
  order: 'asc' | 'desc' | undefined
  filters: FilterValues
  /** Chosen layout. */
  layout: ListLayout | undefined
  /** Rows on a page, where it is not the person's usual number. */
  size: number | undefined
  /** Id of the saved view these parameters came from. */
  view: number | undefined
  /**
   * All parameters except page, size and view, in a canonical order: the query that a saved view
   * stores.
   */
  viewQuery: string
}

/** State of a list. All of it is in the URL, so that Back and a shared link show the same rows. */
export interface ListParamsState extends ListParams {
  /** Whether a search or filter is active. */
  narrowed: boolean
  /** URL of a page of the same list. */
  hrefOf(page: number): string
  search(q: string): void
  /** Without a column the order is the list's own. */
  sortBy(sort: string | undefined, descending: boolean): void
  filter(values: FilterValues): void
  setLayout(layout: ListLayout | undefined): void
  setSize(size: number): void
  /** URL of a view: its parameters and, for a saved one, its id. Layout and size stay. */
  hrefOfView(viewQuery: string, id?: string): string
  /** Goes to a view. */
  openView(viewQuery: string, id?: string): void
  /** Removes the filters, and with them the search. */
  clear(): void
}

const layouts: readonly ListLayout[] = ['table', 'cards']

/** Offered numbers of rows on a page. */
export const SIZES: readonly number[] = [25, 50, 100]

/** Minimum search length in characters. */
export const SEARCH_FROM = 2

type Filters = readonly Pick<FilterType, 'names' | 'parse' | 'reads' | 'off'>[]

/** Parses page, q, sort, order and the filters; invalid values become undefined. */
export function parseListParams(query: URLSearchParams, filters: Filters): ListParams {
  const typed = (query.get('q') ?? '').trim()
  const order = query.get('order')
  return {
    page: numberOf(query.get('page')) ?? 1,
    q: typed.length >= SEARCH_FROM ? typed : '',
    sort: query.get('sort') ?? undefined,
    order: order === 'asc' || order === 'desc' ? order : undefined,
    filters: takenOf(query, filters),
    size: SIZES.find((size) => String(size) === query.get('per_page')),
    layout: layouts.find((one) => one === query.get('layout')),
    view: numberOf(query.get('view')),
    viewQuery: viewQueryOf(query, filters),
  }
}

/** The list parameters with their setters. */
export function useListParams(kinds: Filters): ListParamsState {
  const [query, setQuery] = useSearchParams()
  useRememberListParams()
  return useMemo(() => {
    const write = (change: Record<string, string | undefined>) =>
      setQuery((before) => apply(before, change), { replace: true })
    const place = parseListParams(query, kinds)
    const { q, filters } = place
    const viewParams = (viewQuery: string, id?: string) => {
      const next = new URLSearchParams(viewQueryOf(new URLSearchParams(viewQuery), kinds))
      for (const name of ['layout', 'per_page']) {
        const kept = query.get(name)
        if (kept && !next.has(name)) next.set(name, kept)
      }
      if (id) next.set('view', id)
      return next
    }
    const off: FilterValues = Object.assign({}, ...kinds.map((kind) => kind.off))
    const cleared = Object.fromEntries(
      [...Object.keys(filters), 'q', 'page'].map((name) => [name, off[name]]),
    )
    return {
      ...place,
      narrowed:
        q !== '' ||
        Object.entries(filters).some(([name, value]) => value !== undefined && value !== off[name]),
      hrefOf: (page) => `?${apply(query, { page: page > 1 ? String(page) : undefined })}`,
      search: (text) => {
        if (text !== q) write({ q: text || undefined, page: undefined })
      },
      sortBy: (sort, descending) =>
        write({ sort, order: sort && (descending ? 'desc' : 'asc'), page: undefined }),
      filter: (values) => write({ ...values, page: undefined }),
      setLayout: (layout) => write({ layout }),
      setSize: (size) => write({ per_page: String(size), page: undefined }),
      hrefOfView: (viewQuery, id) => `?${viewParams(viewQuery, id)}`,
      openView: (viewQuery, id) => setQuery(viewParams(viewQuery, id)),
      clear: () => write(cleared),
    }
  }, [query, setQuery, kinds])
}

function takenOf(query: URLSearchParams, filters: Filters): FilterValues {
  const given = (name: string) => [name, query.get(name) ?? undefined] as const
  const taken = filters.map(({ names, reads = [], parse }) =>
    parse(Object.fromEntries([...names, ...reads].map(given))),
  )
  return Object.fromEntries(taken.flatMap((values) => Object.entries(values)))
}

/** Only known parameters are stored, since a view may have been saved by another version. */
function viewQueryOf(query: URLSearchParams, filters: Filters): string {
  const own = ['q', 'sort', 'order', 'layout'].map((name) => [name, query.get(name)] as const)
  const all = [...own, ...Object.entries(takenOf(query, filters))]
  const stored = new URLSearchParams()
  for (const [name, value] of all.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (value) stored.set(name, value)
  }
  return stored.toString()
}

function apply(before: URLSearchParams, change: Record<string, string | undefined>) {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) after.delete(name)
    else after.set(name, value)
  }
  return after
}

const numberOf = (text: string | null) =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined
