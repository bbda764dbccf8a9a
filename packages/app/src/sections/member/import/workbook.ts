import { utils, write } from 'xlsx'

/** The contents of a small XLSX file. */
export interface Sheet {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Width of every column, in characters. @default 20 */
  width?: number
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A small XLSX file, written in the browser: the library loads with this module, so import it where a file is asked for.
 * Every value is a typed text and never a formula, whatever it begins with. Exports of records are the server's, which
 * checks the permission, records who took them, and streams.
 */
export function workbookOf({ head, rows, width = 20 }: Sheet): Blob {
  const sheet = utils.aoa_to_sheet([head, ...rows].map((row) => row.map((v) => ({ t: 's', v }))))
  sheet['!cols'] = head.map(() => ({ wch: width }))
  const book = utils.book_new(sheet, 'Sheet1')
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return new Blob([bytes], { type: TYPE })
}
