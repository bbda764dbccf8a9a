import { readCsv, decoded, type ParseCsv } from './readCsv.ts'
import { readXlsx } from './readXlsx.ts'

/** Reads uploaded tables, in a worker where the host has one. */
export interface Sheets {
  /**
   * All rows of the first sheet of a workbook, or of a CSV text. Errors: 503 `imports_busy` where the queue
   * is full.
   */
  read: (
    bytes: Uint8Array<ArrayBuffer>,
    kind: SheetKind,
    limits: SheetLimits,
  ) => Promise<Sheet | SheetError>
}

export type SheetKind = 'csv' | 'xlsx'

/** Bounds of a table. */
export interface SheetLimits {
  /** Rows after the first one. */
  rows: number
  columns: number
  /** Characters of a cell; a longer one is truncated. */
  cell: number
}

export interface SheetRow {
  /** Line of the file, from 1. */
  n: number
  cells: string[]
}

/** A table as it was read; empty rows are left out. */
export interface Sheet {
  /** Dates count from 1904, as in old versions of Excel for Macintosh. */
  is1904: boolean
  /** The first row, possibly the header; undefined where there is none. */
  first: SheetRow | undefined
  /** The first of the following rows. */
  sample: SheetRow[]
  /** Number of rows after the first one. */
  count: number
  /** Cells of the longest row. */
  columns: number
  /** The rows after the first one: JSON arrays of `SheetRow`, at most 100 rows each. */
  pages: string[]
}

/** Error code of a refused file. */
export type SheetError =
  | 'file_mismatch'
  | 'import_too_many_rows'
  | 'import_too_many_columns'
  | 'import_too_heavy'

/**
 * Limits of a page. Inserting one takes some 5 ms on the embedded database, for which other requests wait;
 * smaller ones would spend more on their commits than on their rows.
 */
const page = { rows: 100, text: 25_000 }
/** Limit of characters of all cells together. */
const TEXT = 30_000_000
const SAMPLE = 200

/** A table beyond its limits. */
class TooMuch extends Error {
  readonly code: SheetError

  constructor(code: SheetError) {
    super(code)
    this.code = code
  }
}

/**
 * Reads a table in the calling thread; a large one takes seconds. `parseCsv` is the csv-parse build for this
 * platform.
 */
export function readRows(
  bytes: Uint8Array<ArrayBuffer>,
  kind: SheetKind,
  limits: SheetLimits,
  parseCsv: ParseCsv,
): Sheet | SheetError {
  const { sheet, take, end } = collector(limits)
  try {
    if (kind === 'xlsx') sheet.is1904 = readXlsx(bytes, limits.columns, take).is1904
    // A ZIP or a picture is not text, whatever its extension.
    else if (bytes.subarray(0, 4000).includes(0) && bytes[0] !== 0xff) return 'file_mismatch'
    else readCsv(decoded(bytes), parseCsv, take)
  } catch (error) {
    // Every other error of a parser means that the file is damaged.
    return error instanceof TooMuch ? error.code : 'file_mismatch'
  }
  return end()
}

/** Collects rows within the limits. */
function collector(limits: SheetLimits) {
  const sheet: Sheet = {
    is1904: false,
    first: undefined,
    sample: [],
    count: 0,
    columns: 0,
    pages: [],
  }
  let rows: string[] = []
  let size = 0
  let total = 0

  function flush() {
    if (rows.length > 0) sheet.pages.push(`[${rows.join(',')}]`)
    rows = []
    size = 0
  }

  function take(n: number, read: readonly string[]) {
    if (read.every((cell) => cell.trim() === '')) return
    if (!sheet.first && read.length > limits.columns) throw new TooMuch('import_too_many_columns')
    const cells = read
      .slice(0, limits.columns)
      .map((cell) => cell.replaceAll('\0', '').slice(0, limits.cell).toWellFormed())
    sheet.columns = Math.max(sheet.columns, cells.length)
    const row = { n, cells }
    if (!sheet.first) {
      sheet.first = row
      return
    }
    sheet.count += 1
    if (sheet.count > limits.rows) throw new TooMuch('import_too_many_rows')
    if (sheet.sample.length < SAMPLE) sheet.sample.push(row)
    const text = JSON.stringify(row)
    rows.push(text)
    size += text.length
    total += text.length
    if (total > TEXT) throw new TooMuch('import_too_heavy')
    if (rows.length >= page.rows || size >= page.text) flush()
  }

  function end(): Sheet {
    flush()
    return sheet
  }

  return { sheet, take, end }
}
