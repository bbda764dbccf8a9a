/**
 * Child process that renders pictures, one at a time, controlled by messages. It is killed when a picture
 * takes too long, since native rendering cannot be interrupted.
 */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { faceSide, mostPoints, type Picture } from '../core/files.ts'

export interface DrawRequest {
  how: 'renew' | 'square'
  bytes: Uint8Array
  extension: string
}

/** The re-encoded picture; null where it is damaged, too large or does not match its extension. */
export type DrawAnswer = Picture | null

/** Side in pixels of a rendered SVG. */
const drawn = 1024
/** Lower priority (`nice`). */
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

// Ends rendering when the parent is gone: an ordinary exit would wait for the rendering threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (request: DrawRequest) => {
  void draw(request).then((answer) => process.send?.(answer))
})
process.send?.('ready')
