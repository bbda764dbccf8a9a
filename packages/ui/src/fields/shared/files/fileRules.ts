import { extensionOf, isPicture } from '../../../components/AttachmentViewer/fileKind.ts'

/** An uploaded file; the value of the file fields. */
export interface UploadedFile {
  id: number | string
  /** URL of the file. */
  url: string
  /** Original name with extension. */
  name: string
  /** Size in bytes, if known. */
  size?: number
}

export interface UploadOptions {
  /** Reports the progress from 0 to 1. */
  onProgress: (share: number) => void
  /** Aborted when the user cancels or leaves the page. */
  signal: AbortSignal
}

/** Uploads one file. The fields send no requests themselves; a rejection is shown with a retry. */
export type Upload = (file: File, options: UploadOptions) => Promise<UploadedFile>

/** Maximum file size in bytes. */
export const FILE_BYTES = 2_000_000

/** Allowed extensions of images, without the dot. */
export const pictureTypes: readonly string[] = ['svg', 'png', 'jpg', 'jpeg']
/** Allowed extensions of documents, without the dot. */
export const documentTypes: readonly string[] =
  'pdf txt csv doc docx xls xlsm xlsx png jpg jpeg webp'.split(' ')

export type FileFault = 'tooBig' | 'wrongType' | 'empty'

export interface FileLimits {
  types: readonly string[]
  maxBytes: number
}

/**
 * Reason to reject a file, by its name and, for images, its MIME type; the server checks the
 * content.
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

/** Formats extensions: SVG, PNG, JPG. */
export const typesText = (types: readonly string[]) =>
  types
    .filter((type) => type !== 'jpeg' || !types.includes('jpg'))
    .map((type) => type.toUpperCase())
    .join(', ')
