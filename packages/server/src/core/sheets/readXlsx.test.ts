import { zipSync, strToU8 } from 'fflate'
import { constants, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readXlsx } from './readXlsx.ts'

const MB = 1_000_000
const sheet = 'xl/worksheets/sheet1.xml'

/**
 * A ZIP bomb: two megabytes that unpack to some two gigabytes, as a sheet whose directory declares `size`.
 */
function bomb(size: number): Uint8Array<ArrayBuffer> {
  const grain = deflateRawSync(Buffer.alloc(MB, 'a'), { finishFlush: constants.Z_SYNC_FLUSH })
  const packed = Buffer.concat(Array.from({ length: (2 * MB) / grain.length }, () => grain))
  // Stored uncompressed by the packer, then marked as compressed.
  const zip = zipSync(
    { 'xl/workbook.xml': strToU8('<workbook/>'), [sheet]: new Uint8Array(packed) },
    { level: 0 },
  )
  const view = new DataView(zip.buffer)
  for (let at = zip.length - 46; at > 0; at -= 1) {
    const isEntry = view.getUint32(at, true) === 0x02014b50
    if (!isEntry || view.getUint32(at + 20, true) !== packed.length) continue
    view.setUint16(at + 10, 8, true)
    view.setUint32(at + 24, size, true)
  }
  return zip
}

/** Reads all of it; returns the CPU time in milliseconds and the growth of memory in bytes. */
function cost(zip: Uint8Array<ArrayBuffer>) {
  const [began, before] = [process.cpuUsage(), process.memoryUsage.rss()]
  let rows = 0
  let ended: unknown = 'read'
  try {
    readXlsx(zip, 100, () => (rows += 1))
  } catch (error) {
    ended = error
  }
  const { user, system } = process.cpuUsage(began)
  const [took, grown] = [(user + system) / 1000, process.memoryUsage.rss() - before]
  return { ended, rows, took, grown }
}

test.each([
  ['says so', 0xff_ff_ff_ff, new RangeError('No package, or one made to harm')],
  ['says that it is small', 5000, new RangeError('A file is longer than its package says')],
  ['says a little', 100 * MB, new RangeError('No package, or one made to harm')],
])('T-13 a sheet of 2 MB that bursts and %s costs neither time nor memory', (_, size, ended) => {
  const zip = bomb(size)
  expect(zip.length).toBeGreaterThan(2 * MB)
  const seen = cost(zip)
  expect([seen.ended, seen.rows]).toEqual([ended, 0])
  expect(seen.grown).toBeLessThan(50 * MB)
  expect(seen.took).toBeLessThan(200)
})
