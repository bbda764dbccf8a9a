/**
 * Program of the child process that draws pictures: one at a time, by messages. It is killed from outside when a picture
 * takes too long, since nothing stops native code that draws.
 */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { faceSide, mostPoints, type Picture } from '../../core/services/files.ts'

/** A picture to draw. */
export interface DrawRequest {
  how: 'renew' | 'square'
  bytes: Uint8Array
  extension: string
}

/** The picture as it is kept; null where it is broken, too large or of another kind than its extension says. */
export type DrawAnswer = Picture | null

/** The sides of a drawing, in points, when it becomes a picture. */
const drawn = 1024
/** Others on the machine come first (`nice`). */
const PRIORITY = 10
const formats: Record<string, string> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  svg: 'svg',
}

sharp.cache(false)
sharp.concurrency(1)
setPriority(PRIORITY)

async function draw({ how, bytes, extension }: DrawRequest): Promise<DrawAnswer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (format !== formats[extension]) return null
    const upright = picture.rotate()
    if (how === 'square') {
      const side = Math.max(1, Math.min(faceSide, width, height))
      const cut = upright.resize(side, side, { fit: 'cover' }).webp({ quality: 82 })
      return { bytes: await cut.toBuffer(), extension: 'webp' }
    }
    if (format === 'svg') {
      const fitting = { width: drawn, height: drawn, fit: 'inside' } as const
      return { bytes: await upright.resize(fitting).png().toBuffer(), extension: 'png' }
    }
    return { bytes: await upright.toFormat(format as 'png').toBuffer(), extension }
  } catch {
    return null
  }
}

// Without its parent it would draw on: an ordinary exit waits for the threads that draw.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (request: DrawRequest) => {
  void draw(request).then((answer) => process.send?.(answer))
})
process.send?.('ready')
