import type { Identified, Page } from '../api/index.ts'

/** All pages, read one after the other; each record once. */
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

/** A record that moved to a later page while the person read stands only where it was first. */
export function mergeById<Row extends { id: number }>(pages: Row[][]): Row[] {
  const rows = new Map<number, Row>()
  for (const row of pages.flat()) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}
