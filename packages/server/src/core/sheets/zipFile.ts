import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { joined } from '../http/bytes.ts'

/** One file of a ZIP. */
export interface ZipFile {
  name: string
  bytes: AsyncIterable<Uint8Array>
  /** It is stored as it is, since its own format is compressed. @default false */
  isCompressed?: boolean
}

/**
 * Streams a ZIP of files, which are read one after the other as they are written. A ZIP has at most 4 GB.
 *
 * @param modified date and time of all files
 */
export async function* zipFile(
  files: Iterable<ZipFile>,
  modified: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for (const { name, bytes, isCompressed } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 4 })
    file.mtime = modified
    zip.add(file)
    for await (const part of bytes) {
      file.push(part)
      if (ready.length > 0) yield joined(ready.splice(0))
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield joined(ready)
}
