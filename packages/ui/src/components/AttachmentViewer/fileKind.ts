/** `photo.JPG` → `jpg` */
export const extensionOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether browsers can render the file as an image. */
export const isPicture = (name: string) =>
  ['svg', 'png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'].includes(extensionOf(name))

const MEGABYTE = 1_000_000

/** Formats a size: 420 KB, 1.5 MB. */
export function sizeText(
  bytes: number,
  words: { kilobytes: string; megabytes: string },
  language: string,
) {
  if (bytes >= MEGABYTE) return words.megabytes.replace('{{size}}', megabytes(bytes, language))
  return words.kilobytes.replace('{{size}}', String(Math.max(1, Math.round(bytes / 1000))))
}

/** Formats megabytes: 2, 1.5 or 1,5. */
export const megabytes = (bytes: number, language: string) =>
  String(Math.round((bytes / MEGABYTE) * 10) / 10).replace('.', language === 'en' ? '.' : ',')

export type FileKind = 'picture' | 'sheet' | 'document' | 'file'

export function kindOf(name: string): FileKind {
  if (isPicture(name)) return 'picture'
  const extension = extensionOf(name)
  if (['xls', 'xlsx', 'xlsm', 'csv'].includes(extension)) return 'sheet'
  return ['pdf', 'txt', 'doc', 'docx'].includes(extension) ? 'document' : 'file'
}
