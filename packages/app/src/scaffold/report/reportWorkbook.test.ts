import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { reportWorkbook } from './reportWorkbook.ts'

test('each table has its sheet, numbers stay numbers, and a name is never a formula', async () => {
  const blob = reportWorkbook([
    {
      id: 'method',
      title: 'By method: cash/card',
      head: ['Method', 'Sales'],
      rows: [
        ['=1+1', 81_420_000],
        ['Terminal', null],
      ],
      total: ['Total', 81_420_000],
    },
    { id: 'day', title: 'By day', head: ['Day'], rows: [] },
  ])
  const book = read(await blob.arrayBuffer())
  expect(book.SheetNames).toEqual(['By method  cash card', 'By day'])
  const sheet = book.Sheets['By method  cash card']!
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ['Method', 'Sales'],
    ['=1+1', 81_420_000],
    ['Terminal', ''],
    ['Total', 81_420_000],
  ])
  expect(sheet.A2).toMatchObject({ t: 's', v: '=1+1' })
})

test('a column of tenths keeps its decimal', async () => {
  const table = { id: 'past', title: 'Past', head: ['Month', 'Error, %'], rows: [['Oct', -2.2]] }
  const book = read(await reportWorkbook([{ ...table, tenths: 1 }]).arrayBuffer(), { cellNF: true })
  expect(book.Sheets.Past?.B2).toMatchObject({ v: -2.2, z: '#,##0.0' })
})
