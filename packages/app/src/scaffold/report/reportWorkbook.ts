import { utils, write, type CellObject } from 'xlsx'
import type { Cell, ReportTable } from './report.types.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Longest name of a sheet, and the letters that it may not have. */
const NAME = 31
const REFUSED = /[\\/?*[\]:]/g

/**
 * XLSX file of the shown tables, each on its sheet. Texts are never formulas, numbers stay numbers. The library loads with
 * this module, so import it where a file is asked for.
 */
export function reportWorkbook(tables: readonly ReportTable[]): Blob {
  const book = utils.book_new()
  for (const { title, head, rows, total, tenths } of tables) {
    const lines = [head, ...rows, ...(total ? [total] : [])]
    const sheet = utils.aoa_to_sheet(
      lines.map((line) => line.map((cell, column) => cellOf(cell, column === tenths))),
    )
    sheet['!cols'] = head.map((_, index) => ({ wch: index === 0 ? 28 : 16 }))
    utils.book_append_sheet(book, sheet, title.replace(REFUSED, ' ').slice(0, NAME), true)
  }
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return new Blob([bytes], { type: TYPE })
}

const cellOf = (value: Cell, hasTenths: boolean): CellObject =>
  typeof value === 'number'
    ? { t: 'n', v: value, z: hasTenths ? '#,##0.0' : '#,##0' }
    : { t: 's', v: value ?? '' }
