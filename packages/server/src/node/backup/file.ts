import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Damaged, encrypted, decrypted, WrongKey } from './cipher.ts'

/** The file is not a backup, or is incomplete. Nothing was written. */
export class BrokenBackup extends Error {
  override name = 'BrokenBackup'
}

interface End {
  sha256: string
}

/** 32 bytes; without a key a backup is not encrypted. */
export type Key = Buffer | undefined

/**
 * Writes lines to a compressed file that ends with their checksum. The file gets its name only once it is
 * complete and synced; only its owner may read it, and with a key it is encrypted.
 */
export async function writeLines(path: string, lines: AsyncIterable<string>, key?: Key) {
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    await pipeline(
      Readable.from(closed(lines)),
      createGzip({ level: 6 }),
      (packed: AsyncIterable<Buffer>) => (key ? encrypted(packed, key) : packed),
      createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
    )
    await toDisk(draft)
    await rename(draft, path)
    await toDisk(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* closed(lines: AsyncIterable<string>) {
  const sum = createHash('sha256')
  for await (const line of lines) {
    const text = `${line}\n`
    sum.update(text)
    yield text
  }
  const end: End = { sha256: sum.digest('hex') }
  yield `${JSON.stringify(end)}\n`
}

async function toDisk(path: string) {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}

/**
 * Parses the lines of a backup without the checksum. Errors: `BrokenBackup` where it is truncated, damaged,
 * encrypted with another key or of another format, at the latest after the last line.
 */
export async function* readLines(path: string, key?: Key): AsyncGenerator<unknown> {
  const sum = createHash('sha256')
  const source = createReadStream(path)
  const unpacked = createGunzip().setEncoding('utf8')
  pipeline(source, (packed: AsyncIterable<Buffer>) => decrypted(packed, key), unpacked).catch(
    (error: Error) => unpacked.destroy(error),
  )
  let before: string | undefined
  try {
    for await (const line of split(unpacked)) {
      if (before !== undefined) {
        sum.update(`${before}\n`)
        yield JSON.parse(before)
      }
      before = line
    }
    const end: Partial<End> = JSON.parse(before ?? '{}')
    if (end.sha256 !== sum.digest('hex')) throw new SyntaxError('Another checksum')
  } catch (error) {
    throw translated(error, path)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

async function* split(chunks: AsyncIterable<string>) {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) throw new SyntaxError('Cut off')
}

/** Verifies a backup by reading it to its end. */
export async function checkLines(path: string, key?: Key) {
  let lines = 0
  for await (const line of readLines(path, key)) if (line) lines += 1
  return lines
}

function translated(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new BrokenBackup(`There is no file ${path}.`)
  if (error instanceof WrongKey) {
    return new BrokenBackup(`${path} is encrypted; BACKUP_KEY is not the key it was written with.`)
  }
  if (error instanceof Damaged || error instanceof SyntaxError || code.startsWith('Z_')) {
    return new BrokenBackup(`${path} is damaged or no backup of Zal; nothing was written.`)
  }
  return error
}
