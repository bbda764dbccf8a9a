import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { workbookOf } from './workbook.ts'

const readBack = async (file: Blob) => {
  const book = read(await file.arrayBuffer(), { cellFormula: true })
  return book.Sheets[book.SheetNames[0] ?? '']
}

test('a workbook is read back as it was written', async () => {
  const head = ['Familiya', 'Телефон']
  const rows = [
    ['Gʻulomova', '+998901234567'],
    ['Қодиров', '08/03/1994'],
    ['', '007'],
  ]
  const sheet = await readBack(workbookOf({ head, rows }))
  expect(sheet && utils.sheet_to_json(sheet, { header: 1, defval: '' })).toEqual([head, ...rows])
})

test.each(['=1+1', '@SUM(A1)', '-2+3', '+998', "=cmd|' /C calc'!A0", '\t=1'])(
  '%j is a text and no formula',
  async (text) => {
    const sheet = await readBack(workbookOf({ head: ['A'], rows: [[text]] }))
    expect(sheet?.A2).toMatchObject({ t: 's', v: text })
    expect(sheet?.A2.f).toBeUndefined()
  },
)
