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
 * Response with a file of rows, streamed with backpressure; reading stops when the client disconnects.
 * `x-total-rows` is the number of rows.
 */
export function sheetAnswer(
  format: SheetFormat,
  name: string,
  rows: number,
  table: Table,
): Response {
  const { write, type } = formats[format]
  return new Response(streamOf(write({ ...table, pages: ahead(table.pages) })), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'x-total-rows': String(rows),
    },
  })
}

/** Body that is written as it is read; `bytes` returns when the client disconnects. */
export const streamOf = (bytes: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await bytes.return(undefined)),
  })

/**
 * Prefetches the next page before this one is written, so that the database and the writer work concurrently.
 */
export async function* ahead<T>(pages: AsyncIterable<T>): AsyncGenerator<T> {
  const source = pages[Symbol.asyncIterator]()
  let next = asked()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = asked()
      // A macrotask lets the query be sent and other requests run before the page is written.
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
