import type { Context, Db, Language, OperationId } from '../operation/context.ts'
import { checkPermission } from '../auth/permissions.ts'
import type { Column } from './columns.ts'
import { sheetAnswer, type SheetFormat } from './file.ts'

/** Context of the operation that exports a list. */
export type ExportContext<O extends OperationId> = Omit<Context<O>, 'operation'>

/** Declaration of a list as a file. */
interface ListExport<O extends OperationId, Row> {
  /** File name without its extension. */
  name: (language: Language) => string
  /** Section and tab; their `export` permission is required. */
  from: readonly [section: string, tab: string]
  /** Action in the audit log, such as `payment.exported`. */
  action: string
  /** Ids of the rows in the order of the list, and what reads the rows of some of them. */
  rows: (context: ExportContext<O>) => Promise<ListRows<Row>>
  /** Headers, by the names of the columns. */
  heads: (words: Context['words']) => Record<string, string>
  columns: Record<string, Column<Row>>
}

interface ListRows<Row> {
  ids: readonly number[]
  /** The query with its defaults, for the audit log. @default the one of the request */
  query?: object
  /** Reads the rows of some ids, in their order. */
  read: (db: Db, ids: readonly number[]) => Promise<Row[]>
}

/** Rows in memory at once. */
const PAGE = 1000

/**
 * Handler that answers a list as a file. The ids of its rows are fixed before; the rows are read while the file is
 * sent. Errors: 403 `forbidden` without the permission to export.
 *
 * @example
 * export const exported = listExport<'exportRoomsCsv', Room>({
 *   name: () => 'rooms',
 *   from: ['room', 'list'],
 *   action: 'room.exported',
 *   rows: async ({ db, query, who }) => ({ ids: await idsOf(db, query, who), read }),
 *   heads: (words) => words.room.fields,
 *   columns: { name: text(32, (room) => room.name) },
 * })
 */
export function listExport<O extends OperationId, Row>(list: ListExport<O, Row>) {
  return async (context: ExportContext<O>, format: SheetFormat): Promise<Response> => {
    const { principal, words, audit, later } = context
    const shown = Object.entries(list.columns).filter(
      ([, { isIn }]) => isIn?.(context.query) ?? true,
    )
    const columns = shown.map(([, column]) => column)
    checkPermission(principal.permissions, [...list.from, 'export'])
    const { ids, read, query = context.query } = await list.rows(context)
    const after = { format, rows: ids.length, query }
    await audit({ action: list.action, type: 'club', id: principal.club, after })
    async function* pages() {
      for (let at = 0; at < ids.length; at += PAGE) {
        const rows = await later((db) => read(db, ids.slice(at, at + PAGE)))
        yield rows.map((row, nth) =>
          columns.map(({ cell }) => cell(row, { principal, words, nth: at + nth + 1 })),
        )
      }
    }
    const heads = list.heads(words)
    return sheetAnswer(format, list.name(principal.language), ids.length, {
      head: shown.map(([column]) => heads[column] ?? column),
      widths: columns.map(({ width }) => width),
      pages: pages(),
    })
  }
}
