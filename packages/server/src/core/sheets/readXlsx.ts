import { zipSync, type Zippable } from 'fflate'
import { read, type CellObject, type DenseWorkSheet } from 'xlsx'
import { unpacked, workbookEntries } from './zip.ts'

/** Folders of a workbook that hold its cells; pictures, macros and external links are not even unpacked. */
const folders = ['_rels/', 'xl/_rels/', 'xl/worksheets/']
const files = new Set([
  '[Content_Types].xml',
  'xl/workbook.xml',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
  // Written by SheetJS and by Excel with dynamic arrays; the parser fails where the list of contents names it and it is missing.
  'xl/metadata.xml',
])
const isWanted = (name: string) =>
  files.has(name) || folders.some((folder) => name.startsWith(folder))

/**
 * Reads the first sheet of an XLSX file as texts: numbers as stored, formulas as their cached result, dates
 * as their serial number. `take` gets each row with its line, from 1; nothing in the file is calculated or
 * fetched. Errors: where it is not a workbook, or a malicious package (T-13).
 */
export function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  columns: number,
  take: (n: number, cells: string[]) => void,
): { is1904: boolean } {
  const book = read(bounded(bytes), {
    type: 'array',
    sheets: 0,
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellDates: false,
  })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as DenseWorkSheet | undefined
  if (!sheet) throw new RangeError('A workbook without a sheet')
  const rows = sheet['!data']
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]
    if (!row) continue
    // Missing cells are holes of the array.
    take(at + 1, Array.from(row.slice(0, columns), textOf))
  }
  return { is1904: book.Workbook?.WBProps?.date1904 === true }
}

/**
 * The package reduced to the wanted entries and already unpacked: the parser gets no more than the directory
 * declares.
 */
function bounded(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const entries = workbookEntries(bytes)
  if (!entries) throw new RangeError('No package, or one made to harm')
  const files: Zippable = {}
  for (const entry of entries) {
    if (isWanted(entry.name)) files[entry.name] = unpacked(bytes, entry)
  }
  return zipSync(files, { level: 0 })
}

function textOf(cell: CellObject | undefined): string {
  const value = cell?.v
  if (value === undefined || cell?.t === 'e') return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  return value instanceof Date ? value.toISOString() : String(value)
}
