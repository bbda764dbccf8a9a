import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../seed/random.ts'
import { Damaged, encrypted, decrypted, WrongKey } from './cipher.ts'

const key = Buffer.alloc(32, 7)

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function all(chunks: AsyncIterable<Buffer>) {
  const found: Buffer[] = []
  for await (const chunk of chunks) found.push(chunk)
  return Buffer.concat(found)
}
const lock = (plain: Buffer) => all(encrypted(inPieces(plain, 10_000), key))
const open = (bytes: Buffer, by: Buffer | undefined = key) =>
  all(decrypted(inPieces(bytes, 7_000), by))

describe('REL-21 an encrypted file', () => {
  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
    'of %d bytes opens with its key, and shows nothing of what is in it',
    async (size) => {
      const plain = Buffer.alloc(size, 'Yusupov Jasur ')
      const bytes = await lock(plain)
      expect((await open(bytes)).equals(plain)).toBe(true)
      expect(bytes.includes('Yusupov')).toBe(false)
      expect((await lock(plain)).equals(bytes)).toBe(false)
    },
  )

  test('is refused when any byte was changed, 200 of 200', async () => {
    const bytes = await lock(randomBytes(150_000))
    const random = createRandom(3)
    for (let nth = 0; nth < 200; nth += 1) {
      const broken = Buffer.from(bytes)
      // After the magic bytes; without them it is a file of another format.
      const at = random.int(16, bytes.length - 1)
      broken[at] = (broken[at] ?? 0) ^ random.int(1, 255)
      const error: unknown = await open(broken).catch((refused: unknown) => refused)
      expect(error instanceof Damaged || error instanceof WrongKey, `byte ${at}`).toBe(true)
    }
  })

  test('is refused when it was cut off anywhere, also between two frames', async () => {
    const bytes = await lock(randomBytes(3 * 65_536))
    const frame = 4 + 65_536 + 16
    for (const length of [17, 39, 40, 40 + 3, 40 + frame, 40 + 2 * frame, bytes.length - 1]) {
      await expect(open(bytes.subarray(0, length)), `${length}`).rejects.toThrow(Damaged)
    }
  })

  test('is refused when frames changed their places or something was added', async () => {
    const bytes = await lock(randomBytes(3 * 65_536))
    const frame = 4 + 65_536 + 16
    const [head, one, two] = [0, 40, 40 + frame]
    const swapped = [
      bytes.subarray(head, one),
      bytes.subarray(two, two + frame),
      bytes.subarray(one, two),
      bytes.subarray(two + frame),
    ]
    await expect(open(Buffer.concat(swapped))).rejects.toThrow(Damaged)
    await expect(open(Buffer.concat([bytes, Buffer.alloc(5)]))).rejects.toThrow(Damaged)
  })

  test('is refused without its key', async () => {
    const bytes = await lock(randomBytes(100))
    await expect(open(bytes, Buffer.alloc(32, 8))).rejects.toThrow(WrongKey)
    await expect(all(decrypted(inPieces(bytes, 50)))).rejects.toThrow(WrongKey)
  })
})
