import { csv } from './csv.ts'
import type { Table } from './table.ts'
import { xlsx } from './xlsx.ts'

/** The formats that a list is exported in. */
export type SheetFormat = 'xlsx' | 'csv'

const formats = {
  xlsx: {
    write: xlsx,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { write: csv, type: 'text/csv; charset=utf-8' },
}

/**
 * The answer that is a file of rows, sent while they are read: no faster than it is taken, and not
 * read on once nobody takes it. `x-total-rows` says how many there will be.
 */
export function sheetAnswer(
  format: SheetFormat,
  name: string,
  rows: number,
  table: Table,
): Response {
  const { write, type } = formats[format]
  const bytes = write(table)
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await bytes.return(undefined)),
  })
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'x-total-rows': String(rows),
    },
  })
}
