import { extensionOf, isPicture } from '../../../components/AttachmentViewer/fileKind.ts'

/** What an upload gives back, and the value of the fields. */
export interface UploadedFile {
  id: number | string
  /** Where the file can be seen or taken from. */
  url: string
  /** Its name with the extension, as the person knows it. */
  name: string
  /** In bytes, where it is known. */
  size?: number
}

export interface UploadOptions {
  /** Tell how much has gone, from 0 to 1. */
  onProgress: (share: number) => void
  /** Aborted when the person cancels, or leaves the page. */
  signal: AbortSignal
}

/** Sends one file. The fields fetch nothing themselves; a rejection is shown and can be retried. */
export type Upload = (file: File, options: UploadOptions) => Promise<UploadedFile>

/** The largest file, in bytes. */
export const FILE_BYTES = 2_000_000

/** Extensions of pictures that may be uploaded, without the dot. */
export const pictureTypes: readonly string[] = ['svg', 'png', 'jpg', 'jpeg']
/** Extensions of documents that may be uploaded, without the dot. */
export const documentTypes: readonly string[] =
  'pdf txt csv doc docx xls xlsm xlsx png jpg jpeg webp'.split(' ')

export type FileFault = 'tooBig' | 'wrongType' | 'empty'

export interface FileLimits {
  types: readonly string[]
  maxBytes: number
}

/**
 * Why a file is not taken. By its name, and for a picture by what the browser makes of it; the
 * server looks inside.
 */
export function faultOf(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { types, maxBytes }: FileLimits,
): FileFault | undefined {
  const claimsPicture = isPicture(name)
  const isOther = type !== '' && type.startsWith('image/') !== claimsPicture
  if (!types.includes(extensionOf(name)) || isOther) return 'wrongType'
  if (size > maxBytes) return 'tooBig'
  return size === 0 ? 'empty' : undefined
}

/** For people: SVG, PNG, JPG. */
export const typesText = (types: readonly string[]) =>
  types
    .filter((type) => type !== 'jpeg' || !types.includes('jpg'))
    .map((type) => type.toUpperCase())
    .join(', ')
