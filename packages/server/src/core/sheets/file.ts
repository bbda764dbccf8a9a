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
  const bytes = write({ ...table, pages: ahead(table.pages) })
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

/** Asks for the next page before this one is written, so that the database and the writer work at the same time. */
async function* ahead<T>(pages: AsyncIterable<T>): AsyncGenerator<T> {
  const source = pages[Symbol.asyncIterator]()
  let next = asked()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = asked()
      // The question leaves only once nothing else is to be done; others get their turn, too.
      await new Promise((resolve) => setTimeout(resolve))
      yield value
    }
  } finally {
    await source.return?.()
  }

  function asked() {
    const page = source.next()
    page.catch(() => undefined)
    return page
  }
}
