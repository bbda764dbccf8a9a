import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** A page of a list as the contract defines it. */
export type Page<R> = PageOf<R[]>

/** `Rows` is an array, or its JSON from the database. */
export interface PageOf<Rows> {
  results: Rows
  total_count: number
  /** At least `total_count` records match; absent where the count is exact. */
  total_is_minimum?: boolean
  page: number
  page_count: number
  per_page: number
}

/** Paging parameters. */
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

/**
 * Response of a list: the rows of one page and the total number of rows; `isMinimum` where more records match
 * than are counted.
 */
export function pageOf<Rows>(
  results: Rows,
  total: number,
  query: Paging,
  isMinimum = false,
): PageOf<Rows> {
  const { page, per_page } = paging(query)
  return {
    results,
    total_count: total,
    ...(isMinimum && { total_is_minimum: true }),
    page,
    page_count: Math.ceil(total / per_page),
    per_page,
  }
}

interface Found {
  columns: RawBuilder<unknown>
  /** SQL from `from` on, without the order. */
  found: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

/** Reads one page of a query and its total count. */
export async function readPage<Row>(db: Db, { columns, found, order }: Found, query: Paging) {
  const { limit, offset } = paging(query)
  const [rows, total] = await Promise.all([
    sql<Row>`select ${columns} ${found} order by ${order} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*) ${found}`.execute(db),
  ])
  return pageOf(rows.rows, total.rows[0]?.count ?? 0, query)
}

interface Search {
  q?: string
  is_active?: 0 | 1
}

/** Common list filters: part of a name, and whether a record is active; null is either. */
export const filtersOf = ({ q, is_active }: Search) => ({
  wanted: q?.trim().toLowerCase() ?? '',
  active: is_active === undefined ? null : is_active === 1,
})
