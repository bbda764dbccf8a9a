/** Maximum side in px of a scaled photo. */
const LONG_SIDE = 2000
const QUALITY = 0.85

/**
 * Scales down a photo that exceeds the upload limit, as phone cameras produce several megabytes.
 * Other files, and unreadable ones, are returned unchanged.
 */
export async function shrunk(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !/^image\/(?:jpeg|png|webp|hei[cf])$/.test(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
  } catch {
    return file
  }
}
