import { afterEach, expect, test } from 'vitest'
import { heaviestWorkbook, importRows, workbookOf } from '../../../test/slowFiles.ts'
import { sheetWorkers, type SheetWorkers } from './sheets.ts'

let sheets: SheetWorkers
afterEach(() => sheets.close())

const limits = { rows: 50_000, columns: 100, cell: 4000 }
const small = () => new TextEncoder().encode('Ism,Telefon\nAli,901234567\n')

test('T-57 a workbook is read in a thread: texts, numbers, lines and pages', async () => {
  sheets = sheetWorkers()
  const read = await sheets.read(workbookOf(importRows(600, 10)), 'xlsx', limits)
  if (typeof read === 'string') throw new Error(read)
  expect(read.first).toEqual({ n: 1, cells: ['Familiya', 'Ism', 'Telefon', 'Izoh'] })
  expect(read.sample[0]?.cells.slice(0, 3)).toEqual(['Familiya0', 'Ism0', '+998901000000'])
  expect([read.count, read.columns, read.sample.length]).toEqual([600, 4, 200])
  const rows = read.pages.flatMap((page) => JSON.parse(page) as { n: number }[])
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 600 }, (_, nth) => nth + 2))
})

test.each([
  ['short', 10, 100],
  ['long', 400, 60],
])('T-57 no page has more rows than are inserted in one go: %s ones', async (_, note, most) => {
  sheets = sheetWorkers()
  const read = await sheets.read(workbookOf(importRows(600, note)), 'xlsx', limits)
  if (typeof read === 'string') throw new Error(read)
  const counts = read.pages.map((page) => (JSON.parse(page) as unknown[]).length)
  expect(Math.max(...counts)).toBeLessThanOrEqual(most)
})

test('T-57 a file beyond its time or memory is given up, and the next one is read', async () => {
  const heavy = heaviestWorkbook()
  sheets = sheetWorkers({ cpu: 300 })
  const [first, second] = await Promise.all([
    sheets.read(heavy, 'xlsx', limits),
    sheets.read(small(), 'csv', limits),
  ])
  expect(first).toBe('import_too_heavy')
  expect(second).toMatchObject({ count: 1 })
  await sheets.close()
  sheets = sheetWorkers({ memory: 24 })
  expect(await sheets.read(heavy, 'xlsx', limits)).toBe('import_too_heavy')
})

test('T-57 the queue of files is limited, further ones are asked to retry', async () => {
  sheets = sheetWorkers({ waiting: 1 })
  const reads = Array.from({ length: 3 }, () => sheets.read(small(), 'csv', limits))
  await expect(reads.at(-1)).rejects.toMatchObject({ code: 'imports_busy', status: 503 })
  expect(await Promise.all(reads.slice(0, 2))).toMatchObject([{ count: 1 }, { count: 1 }])
})

test.each([
  ['rows', 'a\n'.repeat(50_002), 'import_too_many_rows'],
  ['columns', ','.repeat(100), undefined],
  ['named columns', `${'a,'.repeat(100)}a`, 'import_too_many_columns'],
  ['text', `"${'a'.repeat(3999)}"\n`.repeat(9000), 'import_too_heavy'],
  ['a quote without an end', 'a,"b', 'file_mismatch'],
])('T-57 a CSV text is bounded: %s', async (_, text, refusal) => {
  sheets = sheetWorkers()
  const read = await sheets.read(new TextEncoder().encode(text), 'csv', limits)
  if (refusal) expect(read).toBe(refusal)
  else expect(read).toMatchObject({ count: 0, first: undefined })
})
