import { readZip } from '../core/sheets/zip.ts'

/** Allowed uploads by extension: media type and signature. */
const kinds: Record<string, { type: string; is: (bytes: Uint8Array<ArrayBuffer>) => boolean }> = {
  png: { type: 'image/png', is: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: { type: 'image/jpeg', is: begins(0xff, 0xd8, 0xff) },
  jpeg: { type: 'image/jpeg', is: begins(0xff, 0xd8, 0xff) },
  webp: { type: 'image/webp', is: (bytes) => at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP') },
  svg: { type: 'image/svg+xml', is: (bytes) => isText(bytes) && /<svg[\s>]/i.test(textOf(bytes)) },
  pdf: { type: 'application/pdf', is: (bytes) => at(bytes, 0, '%PDF-') },
  txt: { type: 'text/plain; charset=utf-8', is: isText },
  csv: { type: 'text/csv; charset=utf-8', is: isText },
  doc: { type: 'application/msword', is: isOldOffice },
  xls: { type: 'application/vnd.ms-excel', is: isOldOffice },
  docx: { type: office('wordprocessingml.document'), is: (bytes) => isOffice(bytes, 'word/') },
  xlsx: { type: office('spreadsheetml.sheet'), is: (bytes) => isOffice(bytes, 'xl/') },
  xlsm: {
    type: 'application/vnd.ms-excel.sheet.macroEnabled.12',
    is: (bytes) => isOffice(bytes, 'xl/', true),
  },
}

export const pictureKinds = ['png', 'jpg', 'jpeg', 'webp', 'svg']
const allowed = {
  image: ['svg', 'png', 'jpg', 'jpeg'],
  document: 'pdf txt csv doc docx xls xlsm xlsx png jpg jpeg webp'.split(' '),
}

/** The extension of a name if the use allows it. */
export function extensionFor(name: string, use: keyof typeof allowed): string | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase()
  return allowed[use].find((each) => each === extension)
}

/** Whether the content matches the extension. */
export const isWhatItSays = (bytes: Uint8Array<ArrayBuffer>, extension: string): boolean =>
  kinds[extension]?.is(bytes) === true

export const mediaType = (extension: string) => kinds[extension]?.type ?? 'application/octet-stream'

/** Signature of the EICAR test virus, which every scanner detects. */
const eicar = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'
export const isMarkedAsVirus = (bytes: Uint8Array) => binary.decode(bytes).includes(eicar)

const binary = new TextDecoder('latin1')
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function begins(...signs: number[]) {
  return (bytes: Uint8Array) => signs.every((sign, place) => bytes[place] === sign)
}

function at(bytes: Uint8Array, place: number, sign: string) {
  return binary.decode(bytes.subarray(place, place + sign.length)) === sign
}

function isOldOffice(bytes: Uint8Array) {
  return begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)(bytes)
}

function office(kind: string) {
  return `application/vnd.openxmlformats-officedocument.${kind}`
}

/** An Office package that contains its folder; macros only where the extension allows them. */
function isOffice(bytes: Uint8Array<ArrayBuffer>, folder: string, programs = false) {
  const names = readZip(bytes)
  if (!names?.includes('[Content_Types].xml')) return false
  const hasProgram = names.some((name) => /vbaProject|\.(exe|dll|js|vbs)$/i.test(name))
  return names.some((name) => name.startsWith(folder)) && (programs || !hasProgram)
}

/** UTF-8, or Windows code pages of the supported languages, without control characters. */
function isText(bytes: Uint8Array) {
  // oxlint-disable-next-line no-control-regex -- these are the signs in question
  return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(binary.decode(bytes))
}
