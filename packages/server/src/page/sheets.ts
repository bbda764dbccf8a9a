import { parse } from 'csv-parse/browser/esm/sync'
import { readRows, type Sheets } from '../core/sheets/readRows.ts'

/** Reads tables in the page's thread, which serves no other user. */
export const pageSheets: Sheets = {
  read: async (bytes, kind, limits) => readRows(bytes, kind, limits, parse),
}
