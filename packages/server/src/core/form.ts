import { refuse } from './errors.ts'
import type { SentFile } from './files.ts'

/** A body of fields and one file. */
export interface SentForm {
  /** The fields as JSON, with the name of the file in its place. */
  text: string
  file: SentFile
}

/** Bytes of a form besides the file: fields, boundaries, names. */
const around = 10_000

/** Limit in bytes of a form whose file may have `limit`. */
export const formLimit = (limit: number) => limit + around

/** Errors: 415 where the body is not declared as a form. */
export function checkForm(request: Request): void {
  if (!/^multipart\/form-data\s*;/i.test(typeOf(request))) {
    refuse('unsupported_type', { status: 415 })
  }
}

const typeOf = (request: Request) => request.headers.get('content-type') ?? ''

/**
 * Parses a form into its fields and its file. Errors: 413 where it is too long, 400 where it is malformed or
 * does not contain exactly one file.
 */
export async function formOf(
  request: Request,
  limit: number,
  bytes: Uint8Array<ArrayBuffer> | undefined,
): Promise<SentForm> {
  if (!bytes) return tooLarge(limit)
  const type = typeOf(request)
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
