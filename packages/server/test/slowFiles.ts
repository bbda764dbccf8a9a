import { strToU8, zipSync } from 'fflate'

/**
 * An SVG of less than 1 KB that takes minutes to render: wide blurs, turbulence of 200 octaves and large
 * dilates. As small as a logo, only many layers take as long.
 */
export function slowDrawing(layers = 6): string {
  const layer =
    '<feGaussianBlur stdDeviation="200"/><feTurbulence baseFrequency=".9" numOctaves="200"/><feMorphology operator="dilate" radius="99"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000"><filter id="f">${layer.repeat(layers)}</filter><rect width="5000" height="5000" filter="url(#f)"/></svg>`
}

const office = 'http://schemas.openxmlformats.org'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A compressed workbook of one sheet with these rows of texts and numbers. */
export function workbookOf(rows: Iterable<(string | number)[]>): Uint8Array<ArrayBuffer> {
  const sheet: string[] = []
  for (const row of rows) {
    const cells = row.map((cell) =>
      typeof cell === 'number'
        ? `<c><v>${cell}</v></c>`
        : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    sheet.push(`<row>${cells.join('')}</row>`)
  }
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${office}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ),
  })
}

/** Rows of an import: a name, a phone, and barely compressible notes of a given length. */
export function* importRows(count: number, note: number): Generator<string[]> {
  yield ['Familiya', 'Ism', 'Telefon', 'Izoh']
  let seed = 1
  for (let nth = 0; nth < count; nth += 1) {
    let text = ''
    while (text.length < note) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      text += seed.toString(36)
    }
    yield [`Familiya${nth}`, `Ism${nth}`, `+99890${1_000_000 + nth}`, text]
  }
}

/** A CSV text; with 50,000 rows, the maximum of an import, it is just below its limit of 10 MB. */
export const largestCsv = (rows = 50_000): string =>
  [...importRows(rows, 140)].map((row) => row.join(',')).join('\r\n')

/** A workbook of some 9.7 MB with the maximum number of rows. */
export const largestWorkbook = () => workbookOf(importRows(50_000, 230))

/** A workbook of 2,400,000 cells, the maximum of a package when unpacked. */
export function heaviestWorkbook(): Uint8Array<ArrayBuffer> {
  const rowOf = (nth: number) =>
    Array.from({ length: 100 }, (_, at) => (nth * 7919 + at * 104_729) % 9973)
  return workbookOf(Array.from({ length: 24_000 }, (_, nth) => rowOf(nth)))
}
