import { unzlibSync } from 'fflate'

/** Bytes of the header and of one entry of the directory: of a woff file, and of a TrueType file. */
const woff = { header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }

/**
 * A woff file as TrueType, its tables unpacked. fontkit would unpack each table of each document again, by an
 * implementation of its own that takes twice as long as everything else of a poster.
 */
export function unpackWoff(file: Uint8Array): Uint8Array {
  const from = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const tables = Array.from({ length: from.getUint16(12) }, (_, at) => {
    const entry = woff.header + at * woff.entry
    const [offset, packed, length] = [4, 8, 12].map((field) => from.getUint32(entry + field))
    const bytes = file.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return {
      tag: from.getUint32(entry),
      sum: from.getUint32(entry + 16),
      bytes: packed === length ? bytes : unzlibSync(bytes),
    }
  })
  const start = sfnt.header + tables.length * sfnt.entry
  const whole = new Uint8Array(
    start + tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), 0),
  )
  const to = new DataView(whole.buffer)
  to.setUint32(0, from.getUint32(4))
  to.setUint16(4, tables.length)
  let offset = start
  for (const [at, { tag, sum, bytes }] of tables.entries()) {
    const fields = [tag, sum, offset, bytes.length]
    for (const [field, value] of fields.entries())
      to.setUint32(sfnt.header + at * sfnt.entry + field * 4, value)
    whole.set(bytes, offset)
    offset += aligned(bytes.length)
  }
  return whole
}

/** Tables begin at multiples of four bytes. */
const aligned = (length: number) => Math.ceil(length / 4) * 4
