import { strToU8, Zip, ZipDeflate } from 'fflate'
import { joined } from '../bytes.ts'
import { shownMoment, type Cell, type Moment, type Table } from './table.ts'

/**
 * Streams an XLSX file with one page of rows in memory at a time. Texts are typed string cells and never
 * formulas, whatever they begin with (T-10); numbers are numbers, and days are dates that sort and filter as
 * such.
 */
export async function* xlsx({ head, widths = [], pages }: Table): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for (const [name, text] of Object.entries(parts)) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 4 })
  zip.add(sheet)
  const say = sayer((bytes) => sheet.push(bytes))
  say(begin(widths) + rowOf(head, styles.head))
  yield* ready.splice(0)
  for await (const rows of pages) {
    for (const row of rows) say(rowOf(row))
    // The packer emits many small chunks, and each one sent costs as much as a large one.
    if (ready.length > 0) yield joined(ready.splice(0))
  }
  say('</sheetData></worksheet>', true)
  sheet.push(new Uint8Array(), true)
  zip.end()
  yield* ready
}

/** Bytes per compression step. */
const STEP = 65_536

/** Encodes texts into one reused buffer, so that a large sheet leaves little garbage. */
function sayer(push: (bytes: Uint8Array) => void) {
  const encoder = new TextEncoder()
  const bytes = new Uint8Array(STEP)
  let used = 0
  const flush = () => {
    if (used > 0) push(bytes.subarray(0, used))
    used = 0
  }
  return (text: string, isEnd = false) => {
    let rest = text
    while (rest !== '') {
      const { read, written } = encoder.encodeInto(rest, bytes.subarray(used))
      used += written
      rest = rest.slice(read)
      // Not even the next character fits.
      if (rest !== '') flush()
    }
    if (isEnd) flush()
  }
}

/** Cell styles by their index in styles.xml. */
const styles = { quoted: 1, head: 2, day: 3, minute: 4 } as const

const rowOf = (cells: readonly Cell[], style?: number) =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`

function cellOf(cell: Cell, style: number | undefined): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'object') return momentOf(cell)
  const own = style ?? (/^[=+\-@\t\r\0]/.test(cell) ? styles.quoted : undefined)
  const styled = own === undefined ? '' : ` s="${own}"`
  return `<c t="inlineStr"${styled}><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`
}

/**
 * A date serial of the format; before March 1900 its numbering is wrong, so such a day is written as text.
 */
function momentOf(cell: Moment): string {
  const [day = '', time] = cell.at.split(' ')
  const minutes = Date.parse(`${day}T${time ?? '00:00'}Z`) / 60_000
  const serial = minutes / DAY - FIRST
  if (serial < 61) return cellOf(shownMoment(cell), undefined)
  return `<c s="${time ? styles.minute : styles.day}"><v>${serial}</v></c>`
}

/** Minutes per day. */
const DAY = 1440
/** 30/12/1899, the epoch of the format, in days relative to 1970. */
const FIRST = -25_569

/** Escapes characters that XML cannot hold as `_x000D_`, and text that already looks so. */
const textOf = (text: string) =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // oxlint-disable-next-line no-control-regex -- these are what it is about
    .replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, (sign) => {
      const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return `_x${code}_`
    })
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const begin = (widths: readonly number[]) => {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  return `${declaration}<worksheet xmlns="${main}/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${
    columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
  }<sheetData>`
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const parts = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}/main" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy"/><numFmt numFmtId="165" formatCode="dd\\/mm\\/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf xfId="0" quotePrefix="1"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}
