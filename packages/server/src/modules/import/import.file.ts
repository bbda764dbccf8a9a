import { businessLimits } from '@zal/api/limits'
import type { Context, PrepareContext } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { guessed, namesColumns } from './import.fields.ts'
import * as store from './import.store.ts'

/** Characters of one cell; a longer one is truncated, and refused by the check of its field. */
const CELL = 4000
const limits = { rows: businessLimits.importRows, columns: 100, cell: CELL }

/** A file whose rows are in the database, as an import that is not visible yet. */
export interface Uploaded {
  id: number
  count: number
}

/**
 * Reads an uploaded file and writes its rows, a few per transaction. It pauses after each for as long as it
 * took, so that the embedded database, which has one connection, is free for others half of the time, however many
 * files are uploaded at once. The import stays hidden until `finish`; unfinished ones are deleted later. Errors: 400
 * `file_type`, `file_mismatch`, `file_empty`, `import_too_many_rows`, `import_too_many_columns`,
 * `import_too_heavy`.
 */
export async function readFile({
  body,
  principal,
  now,
  sheets,
  transaction,
}: PrepareContext<'uploadImport'>): Promise<Uploaded> {
  const { name, bytes } = body.file
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!['csv', 'txt', 'xlsx', 'xlsm'].includes(extension)) wrongFile('file_type')
  if (bytes.length === 0) wrongFile('file_empty')
  const kind = extension.startsWith('xls') ? 'xlsx' : 'csv'
  const sheet = await sheets.read(bytes, kind, limits)
  if (typeof sheet === 'string') return wrongFile(sheet)
  const { first, sample, pages, columns, is1904 } = sheet
  if (!first) return wrongFile('file_empty')

  const isNamed = namesColumns(first.cells, principal.country)
  const headers = Array.from({ length: columns }, (_, at) =>
    isNamed ? (first.cells[at] ?? '').trim().slice(0, 120) : '',
  )
  const count = sheet.count + (isNamed ? 0 : 1)
  if (count === 0) wrongFile('file_empty')
  if (count > limits.rows) wrongFile('import_too_many_rows')
  if (!isNamed) pages.unshift(JSON.stringify([first]))
  const rows = isNamed ? sample : [first, ...sample]
  const mapping = guessed(
    headers,
    rows.map(({ cells }) => cells),
    principal.country,
  )
  const given = { file_name: nameOf(name), headers, mapping, is_1904: is1904 }
  const id = await transaction(({ db }) => store.insert(db, given, principal, now))
  for (const page of pages) {
    await inTurn(async () => {
      const took = await transaction(async ({ db }) => {
        const began = performance.now()
        await store.keepRows(db, id, page, principal)
        return performance.now() - began
      })
      await new Promise((resolve) => setTimeout(resolve, took))
    })
  }
  return { id, count }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs the pages of all uploads of the process one after another, so that several uploads load it like one. */
function inTurn(write: () => Promise<void>): Promise<void> {
  const done = last.then(write)
  last = done.catch(() => undefined)
  return done
}

/** Makes an import visible after all of its rows were written. */
export const finish = (db: Context['db'], { id, count }: Uploaded): Promise<void> =>
  store.change(db, id, { state: 'uploaded', row_count: count })

const nameOf = (name: string) => name.replace(/[\p{C}/\\]/gu, '').slice(-120) || 'import'

/** Limits that the error messages mention. */
const limitOf: Record<string, number> = {
  import_too_many_rows: limits.rows,
  import_too_many_columns: limits.columns,
}

function wrongFile(code: string): never {
  const limit = limitOf[code]
  const why = limit === undefined ? code : ([code, { limit }] as [string, { limit: number }])
  return fail(code, { fields: { file: why }, ...(limit !== undefined && { vars: { limit } }) })
}
