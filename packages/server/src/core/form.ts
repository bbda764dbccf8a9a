import { refuse } from './errors.ts'
import type { SentFile } from './files.ts'
import { readCappedBytes } from './request.ts'

/** A body of fields and one file. */
export interface SentForm {
  /** The fields as JSON, with the name of the file in its place. */
  text: string
  file: SentFile
}

/** Around the bytes of a file: the fields, the lines between them, the names. */
const around = 10_000

/** Errors: 415 where it is no form, 413 where it is too long, 400 where there is not exactly one file in it. */
export async function readForm(request: Request, limit: number): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) refuse('unsupported_type', { status: 415 })
  const length = request.headers.get('content-length')
  if (length !== null && Number(length) > limit + around) tooLarge(limit)
  const bytes = await readCappedBytes(request, limit + around)
  if (!bytes) return tooLarge(limit)
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => refuse('malformed'))
  const fields = new Map<string, string>()
  let file: SentFile | undefined
  for (const [name, value] of form) {
    if (typeof value !== 'string' && name === 'file' && !file) {
      file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
    } else if (typeof value === 'string' && name !== 'file' && !fields.has(name)) {
      fields.set(name, value)
    } else refuse('malformed')
  }
  if (!file) refuse('validation', { fields: { file: 'required' } })
  if (file.bytes.length > limit) tooLarge(limit)
  return { text: JSON.stringify(Object.fromEntries([...fields, ['file', file.name]])), file }
}

function tooLarge(limit: number): never {
  refuse('file_too_large', { status: 413, vars: { limit: limit / 1_000_000 } })
}
