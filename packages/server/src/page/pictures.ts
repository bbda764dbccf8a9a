import { faceSide, mostPoints, type Pictures } from '../core/files.ts'

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/**
 * Validates pictures with the browser's decoder. Decodable ones are stored unchanged, since only this user
 * sees them; formats that may contain scripts are refused.
 */
export const pagePictures: Pictures = {
  renew: async (bytes, extension) => {
    const type = types[extension]
    if (!type) return 'file_mismatch'
    try {
      const { width, height } = await createImageBitmap(new Blob([bytes], { type }))
      return width * height > mostPoints ? 'file_mismatch' : { bytes, extension }
    } catch {
      return 'file_mismatch'
    }
  },
  square: async (bytes, extension) => {
    try {
      const picture = await createImageBitmap(new Blob([bytes], { type: types[extension] }))
      const from = Math.min(picture.width, picture.height)
      const side = Math.min(faceSide, from)
      const canvas = new OffscreenCanvas(side, side)
      const [x, y] = [(picture.width - from) / 2, (picture.height - from) / 2]
      canvas.getContext('2d')?.drawImage(picture, x, y, from, from, 0, 0, side, side)
      const cut = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
      return { bytes: new Uint8Array(await cut.arrayBuffer()), extension: 'webp' }
    } catch {
      return 'file_mismatch'
    }
  },
}
