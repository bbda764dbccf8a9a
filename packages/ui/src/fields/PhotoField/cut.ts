import { sidesOf, type Crop } from './crop.ts'

/** Side of the result in px; the server scales it further. */
const SIDE = 512
const QUALITY = 0.9

/** Decodes the image of a URL. Rejects if it is not an image. */
export async function readPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  // An SVG may have no intrinsic size.
  if (picture.naturalWidth === 0 || picture.naturalHeight === 0) throw new Error('No size')
  return picture
}

/** Renders the square to a new file; transparency is kept. */
export async function cutOut(picture: HTMLImageElement, crop: Crop, file: File): Promise<File> {
  const { naturalWidth: wide, naturalHeight: high } = picture
  const { width, height } = sidesOf(crop, wide / high)
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      (crop.x - width / 2) * wide,
      (crop.y - height / 2) * high,
      width * wide,
      height * high,
      0,
      0,
      SIDE,
      SIDE,
    )
  const isPhoto = file.type === 'image/jpeg'
  const type = isPhoto ? 'image/jpeg' : 'image/png'
  const blob = await canvas.convertToBlob({ type, quality: QUALITY })
  return new File([blob], file.name.replace(/\.\w+$/, isPhoto ? '.jpg' : '.png'), { type })
}
