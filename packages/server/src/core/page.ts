/** A page of a list as the contract answers it. */
export type Page<R> = PageOf<R[]>

/** `Rows` are an array, or what the database wrote of one. */
export interface PageOf<Rows> {
  results: Rows
  total_count: number
  page: number
  page_count: number
  per_page: number
}

/** Which page is asked for. */
export interface Paging {
  /** The first is 1. @default 1 */
  page?: number
  /** Rows of a page. @default 10 */
  per_page?: number
}

/** `limit` and `offset` of a page query, with the contract's defaults. */
export function paging({ page = 1, per_page = 10 }: Paging) {
  return { page, per_page, limit: per_page, offset: (page - 1) * per_page }
}

/** The answer of a list: the rows of one page, and how many rows there are on all pages together. */
export function pageOf<Rows>(results: Rows, total: number, query: Paging): PageOf<Rows> {
  const { page, per_page } = paging(query)
  return { results, total_count: total, page, page_count: Math.ceil(total / per_page), per_page }
}
