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
export function unguarded(text: string) {
  const rest = text.replace(/^'(?=[=+\-@\t\r\0'])/, '')
  return rest.replaceAll(/[\s;]+'?/g, (gap, at: number) =>
    gap.endsWith("'") && beginsFormula(gap, rest[at + gap.length]) ? gap.slice(0, -1) : gap,
  )
}

function guarded(text: string) {
  const rest = text.replaceAll(/[\s;]+/g, (gap, at: number) =>
    beginsFormula(gap, text[at + gap.length]) ? `${gap}'` : gap,
  )
  return /^[=+\-@\t\r\0']/.test(text) ? `'${rest}` : rest
}

/** Whether a cell begins in the spaces and separators of `gap`, with `next` as the first character of a formula. */
const beginsFormula = (gap: string, next = '') => /[;\t\r\n]/.test(gap) && /^[=+\-@']$/.test(next)

const lineOf = (cells: readonly Cell[]) => `${cells.map(fieldOf).join(',')}\r\n`

function fieldOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = typeof cell === 'string' ? guarded(cell) : shownMoment(cell)
  return /^'|[",\r\n;\t\0]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
