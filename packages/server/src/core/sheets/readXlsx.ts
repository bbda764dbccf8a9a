import { Inflate } from 'fflate'
import { readEntries, type ZipEntry } from './zip.ts'
import { tagReader, unescaped } from './tags.ts'

/** What a workbook may hold unpacked: fifty thousand long rows. */
const most = { entries: 1000, unpacked: 120_000_000, ratio: 100 }
/** Columns that are read; a sheet may have 16,384. */
const COLUMNS = 100
/** Packed bytes that are taken at once: they are a thousand times as much at the most, and counted only then. */
const STEP = 1024

/** An XLSX file that is read as one goes. */
export interface Workbook {
  /** Days are counted from 1904, as old Macintoshes did. */
  is1904: boolean
  /** The rows of the first sheet, a few at a time; nothing else of it is in memory. */
  pages: Generator<string[][]>
}

/**
 * An XLSX file as texts: numbers as they are stored, formulas as what they came to, dates as their
 * number. It is unpacked a piece at a time and never whole; nothing in it is run or fetched. Undefined
 * where it is no workbook, or a package made to harm (T-13).
 */
export function readXlsx(bytes: Uint8Array<ArrayBuffer>): Workbook | undefined {
  const entries = readEntries(bytes, most)
  const named = new Map(entries?.map((entry) => [entry.name, entry]))
  const book = named.get('xl/workbook.xml')
  if (!book) return undefined
  const workbook = whole(bytes, book)
  const relation = /<(?:\w+:)?sheet\b[^<>]*?\b\w+:id="([^"]+)"/.exec(workbook)?.[1]
  const sheet = named.get(targetOf(bytes, named, relation)) ?? named.get('xl/worksheets/sheet1.xml')
  if (!sheet) return undefined
  const shared = named.get('xl/sharedStrings.xml')
  return {
    is1904: /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904="(1|true)"/.test(workbook),
    pages: rowsOf(bytes, sheet, shared ? sharedOf(bytes, shared) : []),
  }
}

function targetOf(bytes: Uint8Array, named: Map<string, ZipEntry>, relation: string | undefined) {
  const entry = named.get('xl/_rels/workbook.xml.rels')
  const links = entry ? whole(bytes, entry).match(/<(?:\w+:)?Relationship\b[^<>]*>/g) : null
  const link = links?.find((each) => / Id="([^"]+)"/.exec(each)?.[1] === relation)
  const target = / Target="([^"]+)"/.exec(link ?? '')?.[1] ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function* rowsOf(bytes: Uint8Array, entry: ZipEntry, shared: string[]) {
  const state = { row: [] as string[], column: 0, type: '', text: '', collects: false }
  let ready: string[][] = []
  const read = tagReader({
    open: (name, attributes) => {
      if (name === 'row') Object.assign(state, { row: [], column: 0 })
      if (name === 'c') {
        const place = /\br="([A-Z]{1,3})\d/.exec(attributes)?.[1]
        if (place) state.column = columnOf(place)
        state.type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n'
        state.text = ''
      }
      if (name === 'v' || name === 't') state.collects = true
      if (name === 'rPh') state.collects = false
    },
    text: (text) => {
      if (state.collects) state.text += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') state.collects = false
      if (name === 'c') {
        if (state.column < COLUMNS) put(state.row, state.column, valueOf(state, shared))
        state.column += 1
      }
      if (name === 'row') ready.push(state.row)
    },
  })
  for (const part of unpacked(bytes, entry)) {
    read(part)
    if (ready.length === 0) continue
    yield ready
    ready = []
  }
}

/** Cells that were left out are empty. */
function put(row: string[], at: number, value: string) {
  while (row.length < at) row.push('')
  row[at] = value
}

function valueOf({ type, text }: { type: string; text: string }, shared: string[]): string {
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'e') return ''
  if (type !== 'n') return unescaped(text)
  // Large numbers, as phones, may be written with a power of ten.
  const number = Number(text)
  return text !== '' && Number.isSafeInteger(number) ? String(number) : text
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function sharedOf(bytes: Uint8Array, entry: ZipEntry): string[] {
  const all: string[] = []
  let text = ''
  let isIn = false
  let isSound = false
  const read = tagReader({
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isSound = true
      if (name === 't') isIn = !isSound
    },
    text: (piece) => {
      if (isIn) text += piece
    },
    close: (name) => {
      if (name === 't') isIn = false
      if (name === 'rPh') isSound = false
      if (name === 'si') all.push(unescaped(text))
    },
  })
  for (const part of unpacked(bytes, entry)) read(part)
  return all
}

function whole(bytes: Uint8Array, entry: ZipEntry): string {
  let text = ''
  for (const part of unpacked(bytes, entry)) {
    text += part
    if (text.length > 1_000_000) break
  }
  return text
}

/** A file of the package as text, piece by piece; no longer than its directory says. */
function* unpacked(bytes: Uint8Array, { from, packed, size, method }: ZipEntry) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begin = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true)
  const source = bytes.subarray(begin, begin + packed)
  const decoder = new TextDecoder()
  let length = 0
  let parts: Uint8Array[] = []
  const inflate = method === 8 ? new Inflate((part) => void parts.push(part)) : undefined
  for (let at = 0; at < source.length; at += STEP) {
    const piece = source.subarray(at, at + STEP)
    if (inflate) inflate.push(piece, at + STEP >= source.length)
    else parts.push(piece)
    for (const part of parts) {
      length += part.length
      if (length > size) throw new RangeError('A file is longer than its package says')
      yield decoder.decode(part, { stream: true })
    }
    parts = []
  }
}
