import type { Context } from '../../../core/operation/context.ts'
import { csv } from '../../../core/sheets/csv.ts'
import { ahead, streamOf } from '../../../core/sheets/file.ts'
import type { Cell, Table } from '../../../core/sheets/table.ts'
import { xlsx } from '../../../core/sheets/xlsx.ts'
import { zipFile, type ZipFile } from '../../../core/sheets/zipFile.ts'
import { clubIds, lastKey, pagesOf } from './export.store.ts'
import type { ExportTable, TableRow } from './export.table.ts'
import { exportTables } from './export.tables.ts'

/**
 * Response with the data of the person's clubs as a ZIP. Each page of rows is a transaction of its own; rows that are
 * added after the beginning are left out.
 */
export async function exportData(context: Context<'exportData'>): Promise<Response> {
  const { db, principal, audit, alert, today, now } = context
  const clubs = await clubIds(db, principal)
  const tables = await Promise.all(
    exportTables.map(async (table) => ({ table, last: await lastKey(db, table) })),
  )
  await audit({
    action: 'merchant.exported',
    type: 'staff',
    id: principal.staff,
    after: { clubs: clubs.length },
  })
  alert('export', principal.staff)
  const files = function* (): Generator<ZipFile> {
    for (const { table, last } of tables) yield* filesOf(context, table, clubs, last)
  }
  return new Response(streamOf(zipFile(files(), now)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="zal-${today}.zip"`,
    },
  })
}

/** The files of a table, each of which reads it for itself. */
function* filesOf(
  { principal, words, later }: Context<'exportData'>,
  table: ExportTable,
  clubs: readonly number[],
  last: number,
): Generator<ZipFile> {
  const { name, columns } = table
  const shown = Object.values(columns)
  const pages = () => ahead(pagesOf(later, table, clubs, last))
  const sheet = (): Table => ({
    head: Object.keys(columns).map((column) => words.export.columns[column] ?? column),
    widths: shown.map(({ width }) => width),
    pages: cellsOf(pages(), (row, nth) =>
      shown.map(({ cell }) => cell(row, { principal, words, nth })),
    ),
  })
  yield { name: `xlsx/${name}.xlsx`, bytes: xlsx(sheet()), isCompressed: true }
  yield { name: `csv/${name}.csv`, bytes: csv(sheet()) }
  yield { name: `json/${name}.json`, bytes: json(pages()) }
}

async function* cellsOf(
  pages: AsyncIterable<TableRow[]>,
  cells: (row: TableRow, nth: number) => Cell[],
) {
  let nth = 0
  for await (const rows of pages) yield rows.map((row) => cells(row, (nth += 1)))
}

/** A JSON array with one object a line. */
async function* json(pages: AsyncIterable<TableRow[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let separator = '[\n'
  for await (const rows of pages) {
    yield encoder.encode(separator + rows.map((row) => JSON.stringify(row)).join(',\n'))
    separator = ',\n'
  }
  yield encoder.encode(separator === '[\n' ? '[]\n' : '\n]\n')
}
