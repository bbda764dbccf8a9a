import { mostPoints, type Pictures } from '../core/files.ts'

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/**
 * The browser's own reading of pictures. What it can draw is kept as it is, since nobody else is
 * shown it here; drawings that may hold programs are not taken.
 */
export const pagePictures: Pictures = {
  renew: async (bytes, extension) => {
    const type = types[extension]
    if (!type) return null
    try {
      const { width, height } = await createImageBitmap(new Blob([bytes], { type }))
      return width * height > mostPoints ? null : { bytes, extension }
    } catch {
      return null
    }
  },
}
