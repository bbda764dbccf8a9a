/**
 * Child process that draws posters, one at a time, controlled by messages: fonts and layout keep a processor
 * busy for a tenth of a second, and a logo is rendered by native code that only the end of a process stops.
 */
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawPoster } from '../../adapters/poster/drawPoster.ts'
import { fontFiles } from '../../adapters/poster/fonts.ts'
import { unpackWoff } from '../../adapters/poster/unpackWoff.ts'
import { mostPoints } from '../../core/services/files.ts'
import type { Poster } from '../../core/services/posters.ts'

/** Side of a logo in pixels: 18 mm at 360 dots per inch. */
const SIDE = 256
/** Lower priority (`nice`). */
const PRIORITY = 10

sharp.cache(false)
sharp.concurrency(1)
setPriority(PRIORITY)

const fonts = Object.fromEntries(
  fontFiles.map(({ name, path }) => {
    const url = import.meta.resolve(`@fontsource/onest/${path}`)
    return [name, unpackWoff(readFileSync(fileURLToPath(url)))]
  }),
)

/** The logo as a PNG; null where it is no picture. */
async function pngOf({ bytes }: NonNullable<Poster['logo']>) {
  try {
    const fitting = { width: SIDE, height: SIDE, fit: 'inside' } as const
    const picture = sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error' })
    return new Uint8Array(await picture.rotate().resize(fitting).png().toBuffer())
  } catch {
    return null
  }
}

async function draw({ logo, ...poster }: Poster) {
  return drawPoster({ ...poster, logo: logo && (await pngOf(logo)) }, fonts)
}

// Ends rendering when the parent is gone: an ordinary exit would wait for the rendering threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (poster: Poster) => {
  void draw(poster).then((document) => process.send?.(document))
})
process.send?.('ready')
