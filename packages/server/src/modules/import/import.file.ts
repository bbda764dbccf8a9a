import { businessLimits } from '@zal/api/limits'
import type { Body, Context } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { decoded, readCsv } from '../../core/sheets/readCsv.ts'
import { readXlsx } from '../../core/sheets/readXlsx.ts'
import { guessed, namesColumns } from './import.fields.ts'
import * as store from './import.store.ts'

type Uploading = Pick<Context, 'db' | 'who' | 'now'> & { body: Body<'uploadImport'> }

const COLUMNS = 100
/** Signs of one cell; a longer one is cut, and refused by its field. */
const CELL = 4000
/** Rows that are written at once, and that the columns are guessed from. */
const PAGE = 1000

/**
 * Reads an uploaded file into rows of an import, a page at a time.
 * Errors: 400 `file_type`, `file_mismatch`, `file_empty`, `import_too_many_rows`, `import_too_many_columns`.
 */
export async function uploaded({ body, db, who, now }: Uploading): Promise<number> {
  const { name, bytes } = body.file
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!['csv', 'txt', 'xlsx', 'xlsm'].includes(extension)) wrongFile('file_type')
  if (bytes.length === 0) wrongFile('file_empty')
  const { is1904, pages } = extension.startsWith('xls')
    ? workbook(bytes)
    : { is1904: false, pages: lines(bytes) }

  let id: number | undefined
  let columns = 0
  let count = 0
  let line = 0
  let ready: store.FileRow[] = []
  let headers: string[] = []
  for (const page of sure(pages)) {
    for (const row of page) {
      line += 1
      const cells = row.map((cell) => cell.replaceAll('\0', '').slice(0, CELL))
      if (cells.every((cell) => cell.trim() === '')) continue
      if (line === 1 || columns === 0) {
        columns = cells.length
        if (columns > COLUMNS) wrongFile('import_too_many_columns', COLUMNS)
        headers = namesColumns(cells, who.country)
          ? cells.map((cell) => cell.trim().slice(0, 120))
          : []
        if (headers.length > 0) continue
        headers = cells.map(() => '')
      }
      count += 1
      if (count > businessLimits.importRows) {
        wrongFile('import_too_many_rows', businessLimits.importRows)
      }
      columns = Math.min(COLUMNS, Math.max(columns, cells.length))
      ready.push({ n: line, cells: cells.slice(0, COLUMNS) })
      if (ready.length === PAGE) await write()
    }
  }
  if (count === 0) wrongFile('file_empty')
  await write()
  if (id === undefined) throw new Error('An import without rows')
  while (headers.length < columns) headers.push('')
  await store.change(db, id, { row_count: count, headers: JSON.stringify(headers) })
  return id

  async function write() {
    if (ready.length === 0) return
    while (headers.length < columns) headers.push('')
    const mapping = guessed(
      headers,
      ready.map(({ cells }) => cells),
      who.country,
    )
    id ??= await store.insert(
      db,
      { file_name: nameOf(name), headers, mapping, is_1904: is1904 },
      who,
      now,
    )
    await store.keepRows(db, id, ready, who)
    ready = []
  }
}

function workbook(bytes: Uint8Array<ArrayBuffer>) {
  return readXlsx(bytes) ?? wrongFile('file_mismatch')
}

function* lines(bytes: Uint8Array<ArrayBuffer>): Generator<string[][]> {
  // A package or a picture is no text, whatever it is called.
  if (bytes.subarray(0, 4000).includes(0) && bytes[0] !== 0xff) wrongFile('file_mismatch')
  for (const row of readCsv(decoded(bytes))) yield [row]
}

/** What cannot be read is damaged. */
function* sure(pages: Iterable<string[][]>): Generator<string[][]> {
  try {
    yield* pages
  } catch (error) {
    if (!(error instanceof RangeError || isOfInflate(error))) throw error
    wrongFile('file_mismatch')
  }
}

const isOfInflate = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'

const nameOf = (name: string) => name.replace(/[\p{C}/\\]/gu, '').slice(-120) || 'import'

function wrongFile(code: string, limit?: number): never {
  const why = limit === undefined ? code : ([code, { limit }] as [string, { limit: number }])
  refuse(code, { fields: { file: why }, ...(limit !== undefined && { vars: { limit } }) })
}
