import type { Identified, Page } from '../api/index.ts'

/** Reads all pages one after another; each record once. */
export async function fetchAllPages<Row extends Identified>(
  read: (page: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const pages: Row[][] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await read(page)
    pages.push(answer.results)
    last = answer.page_count
  }
  return mergeById(pages)
}

/**
 * Merges pages by id. A record that moved to a later page between two requests keeps its first
 * position.
 */
export function mergeById<Row extends { id: number }>(pages: Row[][]): Row[] {
  const rows = new Map<number, Row>()
  for (const row of pages.flat()) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}
