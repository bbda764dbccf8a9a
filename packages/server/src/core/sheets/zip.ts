import { Inflate } from 'fflate'
import { joined } from '../bytes.ts'

/** Limits of a package; consumers never unpack more than this. */
const usual = { entries: 1000, unpacked: 20_000_000, ratio: 100 }

/** Limits of an imported workbook: fifty thousand long rows. */
const ofWorkbook = { entries: 1000, unpacked: 60_000_000, ratio: 100 }

/** A file in a ZIP, as its directory declares it. */
export interface ZipEntry {
  name: string
  /** Offset of its local header. */
  from: number
  /** Compressed and uncompressed size in bytes. */
  packed: number
  size: number
  method: number
}

/** File names in a ZIP; undefined where `readEntries` returns undefined. */
export const readZip = (bytes: Uint8Array<ArrayBuffer>): string[] | undefined =>
  readEntries(bytes)?.map(({ name }) => name)

/**
 * Entries of a ZIP, read from its directory alone; nothing is unpacked. Undefined where it is not a ZIP or is
 * malicious: too large, overlapping entries, paths outside its folder.
 */
export function readEntries(
  bytes: Uint8Array<ArrayBuffer>,
  most: typeof usual = usual,
): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined || bytes[0] !== 0x50 || bytes[1] !== 0x4b) return undefined
  const count = view.getUint16(end + 10, true)
  const directory = view.getUint32(end + 16, true)
  if (count === 0 || count > most.entries || directory >= end) return undefined
  const entries: ZipEntry[] = []
  let unpacked = 0
  let at = directory
  for (let nth = 0; nth < count; nth += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) return undefined
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    const length = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length))
    const isLink = ((view.getUint32(at + 38, true) >>> 28) & 0xf) === 0xa
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    if (isLink || isEncrypted || /^[/\\]|(^|[/\\])\.\.([/\\]|$)|^[a-z]:/i.test(name))
      return undefined
    unpacked += size
    if (unpacked > most.unpacked || size > Math.max(packed, 1024) * most.ratio) return undefined
    const [from, method] = [view.getUint32(at + 42, true), view.getUint16(at + 10, true)]
    entries.push({ name, from, packed, size, method })
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  const placed = entries.toSorted((one, other) => one.from - other.from)
  const isApart = placed.every(
    ({ from, packed }, nth) => from + 30 + packed <= (placed[nth + 1]?.from ?? directory),
  )
  return isApart ? entries : undefined
}

/** Compressed bytes per step: they expand a thousandfold at most before they are counted. */
const STEP = 1024

/** Unpacks one entry. Errors: where it is longer than the directory declares, or damaged. */
export function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  { from, packed, size, method }: ZipEntry,
): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begin = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true)
  const source = bytes.subarray(begin, begin + packed)
  if (method === 0 && packed <= size) return source
  const parts: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((part) => {
    length += part.length
    if (length > size) throw new RangeError('A file is longer than its package says')
    parts.push(part)
  })
  for (let at = 0; at < source.length; at += STEP) {
    inflate.push(source.subarray(at, at + STEP), at + STEP >= source.length)
  }
  return joined(parts)
}

/** Entries of an imported workbook; undefined where `readEntries` returns undefined. */
export const workbookEntries = (bytes: Uint8Array<ArrayBuffer>): ZipEntry[] | undefined =>
  readEntries(bytes, ofWorkbook)

/** Offset of the end-of-central-directory record. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  return undefined
}
