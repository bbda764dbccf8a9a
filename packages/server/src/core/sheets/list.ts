import type { Context, Db } from '../context.ts'
import { refuse } from '../errors.ts'
import { allows } from '../permissions.ts'
import { sheetAnswer, type SheetFormat } from './file.ts'
import type { Cell } from './table.ts'

/** Description of a list as a file. */
export interface ListFile<Row> {
  /** File name without its extension. */
  name: string
  /** Section and tab; their `export` permission is required. */
  from: readonly [section: string, tab: string]
  /** Action in the audit log, such as `payment.exported`. */
  action: string
  query: object
  /** Ids of the rows, in the order of the list. */
  ids: readonly number[]
  /** The columns, each with its width in characters. */
  columns: Record<string, number>
  /** Headers of the columns. */
  heads: Record<string, string>
  /** Reads the rows of some ids, in their order. */
  read(db: Db, ids: readonly number[]): Promise<Row[]>
  /** In the order of the columns; `nth` counts from 1. */
  cells(row: Row, nth: number): Cell[]
}

/** Rows in memory at once. */
const PAGE = 1000

/**
 * A list as a file. Its ids are fixed before; the rows are read while the file is sent. Errors: 403
 * `forbidden` without the permission to export.
 */
export async function listFile<Row>(
  { who, audit, later }: Pick<Context, 'who' | 'audit' | 'later'>,
  format: SheetFormat,
  { name, from, action, query, ids, columns, heads, read, cells }: ListFile<Row>,
): Promise<Response> {
  if (!allows(who.permissions, [...from, 'export'])) refuse('forbidden', { status: 403 })
  await audit({ action, type: 'club', id: who.club, after: { format, rows: ids.length, query } })
  async function* pages() {
    for (let at = 0; at < ids.length; at += PAGE) {
      const rows = await later((db) => read(db, ids.slice(at, at + PAGE)))
      yield rows.map((row, nth) => cells(row, at + nth + 1))
    }
  }
  return sheetAnswer(format, name, ids.length, {
    head: Object.keys(columns).map((column) => heads[column] ?? column),
    widths: Object.values(columns),
    pages: pages(),
  })
}
