import sharp from 'sharp'
import { faceSide, mostPoints, type Pictures } from '../core/files.ts'

/** The sides of a drawing, in points, when it becomes a picture. */
const drawn = 1024
const formats: Record<string, string> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  svg: 'svg',
}

sharp.cache(false)

/** Reads a picture and writes it anew; what is not a point of it is left behind. */
export const sharpPictures: Pictures = {
  renew: async (bytes, extension) => {
    try {
      const picture = sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error' })
      const { format } = await picture.metadata()
      if (format !== formats[extension]) return null
      const upright = picture.timeout({ seconds: 5 }).rotate()
      if (format === 'svg') {
        const fitting = { width: drawn, height: drawn, fit: 'inside' } as const
        return { bytes: await upright.resize(fitting).png().toBuffer(), extension: 'png' }
      }
      return { bytes: await upright.toFormat(format as 'png').toBuffer(), extension }
    } catch {
      return null
    }
  },
  square: async (bytes) => {
    try {
      const picture = sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error' })
      const { width, height } = await picture.metadata()
      const side = Math.max(1, Math.min(faceSide, width, height))
      const cut = picture.timeout({ seconds: 5 }).rotate().resize(side, side, { fit: 'cover' })
      return { bytes: await cut.webp({ quality: 82 }).toBuffer(), extension: 'webp' }
    } catch {
      return null
    }
  },
}
