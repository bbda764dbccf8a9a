import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Format of an encrypted backup: a header and frames. Header: magic bytes, 16 bytes of salt, 8 bytes to
 * recognise the key. Frame: 4 bytes of length, up to 64 KB of AES-256-GCM, 16 bytes of tag. Keys are derived
 * per file, so the nonce is the number of the frame; the nonce also marks the last frame, so that a file
 * truncated between two frames is detected.
 */
const magic = Buffer.from('zal-encrypted-1\n')
const HEAD = magic.length + 16 + 8
const FRAME = 65_536
const TAG = 16

/** The bytes were changed or truncated. */
export class Damaged extends Error {}
/** It is encrypted with another key, or no key was given. */
export class WrongKey extends Error {}

/** Encrypts a stream with a key of 32 bytes, buffering at most one frame. */
export async function* encrypted(
  chunks: AsyncIterable<Buffer>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(16)
  const { secret, sign } = keysOf(key, salt)
  yield Buffer.concat([magic, salt, sign])
  let nth = 0
  let held = Buffer.alloc(0)
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk])
    while (held.length > FRAME) {
      yield frame(held.subarray(0, FRAME), false)
      held = held.subarray(FRAME)
    }
  }
  yield frame(held, true)

  function frame(plain: Buffer, last: boolean) {
    const cipher = createCipheriv('aes-256-gcm', secret, nonce(nth, last))
    nth += 1
    const length = Buffer.alloc(4)
    length.writeUInt32BE(plain.length)
    return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Decrypts the output of `encrypted`; passes other input through unchanged. Errors: `WrongKey`; `Damaged`,
 * before any byte of a damaged frame is yielded.
 */
export async function* decrypted(
  chunks: AsyncIterable<Buffer>,
  key?: Buffer,
): AsyncGenerator<Buffer> {
  const reader = take(chunks)
  const start = await reader.upTo(magic.length)
  if (!start.equals(magic)) {
    yield start
    yield* reader.rest()
    return
  }
  const head = await reader.upTo(HEAD - magic.length)
  if (head.length < HEAD - magic.length) throw new Damaged('Cut off')
  if (!key) throw new WrongKey('It is encrypted')
  const { secret, sign } = keysOf(key, head.subarray(0, 16))
  if (!timingSafeEqual(sign, head.subarray(16))) throw new WrongKey('Another key')
  for (let nth = 0; ; nth += 1) {
    const length = await reader.upTo(4)
    const size = length.length === 4 ? length.readUInt32BE() : Number.NaN
    if (!(size <= FRAME)) throw new Damaged('Cut off')
    const body = await reader.upTo(size + TAG)
    if (body.length < size + TAG) throw new Damaged('Cut off')
    const isLast = await reader.isEmpty()
    const decipher = createDecipheriv('aes-256-gcm', secret, nonce(nth, isLast))
    decipher.setAuthTag(body.subarray(size))
    const plain = decipher.update(body.subarray(0, size))
    try {
      decipher.final()
    } catch {
      throw new Damaged('A frame was changed')
    }
    yield plain
    if (isLast) return
  }
}

function keysOf(key: Buffer, salt: Buffer) {
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `zal backup ${what}`, length))
  return { secret: derive('frames', 32), sign: derive('key', 8) }
}

function nonce(nth: number, last: boolean) {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt8(last ? 1 : 0, 0)
  bytes.writeUIntBE(nth, 6, 6)
  return bytes
}

/** Reads a stream in chunks of a requested size. */
function take(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  let ended = false
  const more = async () => {
    const next = await source.next()
    if (next.done) ended = true
    else held = Buffer.concat([held, next.value])
  }
  return {
    /** Returns fewer bytes at the end of the stream. */
    async upTo(count: number) {
      while (held.length < count && !ended) await more()
      const found = held.subarray(0, count)
      held = held.subarray(count)
      return found
    },
    async isEmpty() {
      while (held.length === 0 && !ended) await more()
      return held.length === 0
    },
    async *rest() {
      yield held
      for (;;) {
        const next = await source.next()
        if (next.done) return
        yield next.value
      }
    },
  }
}
