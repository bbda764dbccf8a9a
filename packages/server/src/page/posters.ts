import { fontFiles } from '../adapters/poster/fonts.ts'
import { unpackWoff } from '../adapters/poster/unpackWoff.ts'
import type { Poster, Posters } from '../core/services/posters.ts'

/** Addresses of the fonts by their path in the package. */
const addresses = import.meta.glob<string>(
  '../../../../node_modules/@fontsource/onest/files/onest-*-normal.woff',
  { query: '?url', import: 'default' },
)

const fonts = async () => {
  const found = fontFiles.map(async ({ name, path }) => {
    const [, address] = Object.entries(addresses).find(([file]) => file.endsWith(path)) ?? []
    const font = await fetch((await address?.()) ?? '')
    return [name, unpackWoff(new Uint8Array(await font.arrayBuffer()))] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** The logo as a PNG by the browser's decoder; null where it is no picture. */
async function pngOf({ bytes, extension }: NonNullable<Poster['logo']>) {
  try {
    const picture = await createImageBitmap(new Blob([bytes], { type: `image/${extension}` }))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  } catch {
    return null
  }
}

/** Draws posters in the page's thread, which serves no other user; pdfkit is loaded with the first one. */
export const pagePosters: Posters = {
  draw: async ({ logo, ...poster }) => {
    const { drawPoster } = await import('../adapters/poster/drawPoster.ts')
    return drawPoster({ ...poster, logo: logo && (await pngOf(logo)) }, await fonts())
  },
}
