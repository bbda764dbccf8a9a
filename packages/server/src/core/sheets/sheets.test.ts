import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { csv, unguarded } from './csv.ts'
import { readCsv } from './readCsv.ts'
import { payloads } from './payloads.fixture.ts'
import { csvRows, xlsxRows } from './sheets.fixture.ts'
import type { Cell, Table } from './table.ts'
import { xlsx } from './xlsx.ts'

const table = (rows: Cell[][]): Table => ({
  head: ['Ism', 'Izoh'],
  widths: [20, 30],
  pages: (async function* () {
    for (let at = 0; at < rows.length; at += 7) yield rows.slice(at, at + 7)
  })(),
})

async function bytesOf(parts: AsyncGenerator<Uint8Array>) {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return new Uint8Array(Buffer.concat(all))
}

const rows = payloads.map((text, at): Cell[] => [text, at])

describe('T-10 REL-41 texts that look like formulas', () => {
  test('are at least three hundred', () => expect(payloads.length).toBeGreaterThanOrEqual(300))

  test('are typed texts in XLSX, no formula and no link, and come back as they were', async () => {
    const file = unzipSync(await bytesOf(xlsx(table(rows))))
    const sheet = strFromU8(file['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).not.toMatch(/<f[ >]|<hyperlink|t="str"/)
    expect(Object.keys(file).filter((name) => /external|drawing|macro|vba/i.test(name))).toEqual([])
    expect(xlsxRows(sheet).slice(1)).toEqual(
      rows.map((row) => row.map((cell) => (cell === '' ? null : cell))),
    )
  })

  test('begin with an apostrophe in CSV and come back as they were', async () => {
    const text = new TextDecoder().decode(await bytesOf(csv(table(rows))))
    const read = csvRows(text).slice(1)
    for (const [first = ''] of read) expect(first).not.toMatch(/^[=+\-@\t\r\0]/)
    expect(read.map(([first = '']) => unguarded(first))).toEqual(payloads)
  })

  test('nor do they where a spreadsheet of another country begins a cell inside the text', async () => {
    const inside = payloads.flatMap((text) =>
      [';', ';;', 'Izoh; ', 'Izoh\t', 'Izoh\n', ";'", "'"].map((start) => start + text),
    )
    const text = new TextDecoder().decode(
      await bytesOf(csv(table(inside.map((each) => [each, 1])))),
    )
    const read = csvRows(text).slice(1)
    for (const [first = ''] of read) {
      for (const cell of first.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^\s*[=+\-@]/)
    }
    expect(read.map(([first = '']) => unguarded(first))).toEqual(inside)
    const rows: string[][] = []
    readCsv(text.slice(1), parse, (_, cells) => rows.push(cells))
    expect(rows.slice(1).map(([first]) => first)).toEqual(inside)
  })

  test('phones keep their plus; debts stay numbers', async () => {
    const one: Cell[][] = [['+998901234567', -50_000]]
    const text = new TextDecoder().decode(await bytesOf(csv(table(one))))
    expect(text).toBe(`Ism,Izoh\r\n"'+998901234567",-50000\r\n`)
    const file = unzipSync(await bytesOf(xlsx(table(one))))
    const sheet = strFromU8(file['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<c><v>-50000</v></c>')
    expect(sheet).toMatch(/s="1"><is><t xml:space="preserve">\+998901234567</)
  })
})

describe('days and minutes', () => {
  const cells: Cell[][] = [
    [{ at: '2026-11-23' }, { at: '2026-11-23 07:05' }],
    [{ at: '1900-03-01' }, { at: '1900-02-28' }],
  ]

  test('are dates in XLSX that read as DD/MM/YYYY', async () => {
    const file = unzipSync(await bytesOf(xlsx(table(cells))))
    const sheet = strFromU8(file['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<c s="3"><v>46349</v></c>')
    expect(xlsxRows(sheet).slice(1)).toEqual([
      ['23/11/2026', '23/11/2026 07:05'],
      ['01/03/1900', '28/02/1900'],
    ])
    const styles = strFromU8(file['xl/styles.xml'] ?? new Uint8Array())
    expect(styles).toContain('formatCode="dd\\/mm\\/yyyy"')
  })

  test('are DD/MM/YYYY in CSV', async () => {
    const text = new TextDecoder().decode(await bytesOf(csv(table(cells))))
    expect(csvRows(text).slice(1)).toEqual([
      ['23/11/2026', '23/11/2026 07:05'],
      ['01/03/1900', '28/02/1900'],
    ])
  })
})
