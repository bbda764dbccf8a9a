import { shownMoment, type Cell, type Table } from './table.ts'

/**
 * Streams a CSV file with commas, in UTF-8 with a byte order mark. A text that a spreadsheet could take for a
 * formula gets an apostrophe before it (T-10), and so does one inside a text after a separator at which a
 * spreadsheet of another locale begins a new cell; `unguarded` removes them again. Numbers stay numbers, days
 * are DD/MM/YYYY.
 */
export async function* csv({ head, pages }: Table): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`\uFEFF${lineOf(head)}`)
  for await (const rows of pages) yield encoder.encode(rows.map(lineOf).join(''))
}

/** Removes the apostrophes that `csv` adds. */
export const unguarded = (text: string) =>
  text.replace(/^'(?=[=+\-@\t\r\0'])|'(?=[=+\-@'])(?<=[;\t\r\n]\s*')/g, '')

const guarded = (text: string) =>
  text.replace(/^(?=[=+\-@\t\r\0'])|(?=[=+\-@'])(?<=[;\t\r\n]\s*)/g, "'")

const lineOf = (cells: readonly Cell[]) => `${cells.map(fieldOf).join(',')}\r\n`

function fieldOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = typeof cell === 'string' ? guarded(cell) : shownMoment(cell)
  return /^'|[",\r\n;\t\0]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
