import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser'
import { fail } from '../errors.ts'
import type { SentFile } from '../services/files.ts'
import { joined } from './bytes.ts'

/** A body of fields and one file. */
export interface SentForm {
  /** The fields as JSON, with the name of the file in its place. */
  text: string
  file: SentFile
}

/** Bytes of a form besides the file: fields, boundaries, names. */
const around = 10_000

/** Most fields of a form, with its file, and bytes of the headers of one: enough for a name of 255 characters. */
const limits = { maxParts: 100, maxHeaderSize: 2048 }

/** Limit in bytes of a form whose file may have `limit`. */
export const formLimit = (limit: number) => limit + around

/** Errors: 415 where the body is not declared as a form. */
export function checkForm(request: Request): void {
  if (!/^multipart\/form-data\s*;/i.test(typeOf(request))) {
    fail('unsupported_type', { status: 415 })
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
  const fields = new Map<string, string>()
  let file: SentFile | undefined
  for (const { name, filename, value } of partsOf(typeOf(request), bytes)) {
    if (filename !== undefined && name === 'file' && !file) {
      file = { name: filename, bytes: value }
    } else if (filename === undefined && name !== 'file' && !fields.has(name)) {
      fields.set(name, textOf(value))
    } else fail('malformed')
  }
  if (!file) fail('validation', { fields: { file: 'required' } })
  if (file.bytes.length > limit) tooLarge(limit)
  return { text: JSON.stringify(Object.fromEntries([...fields, ['file', file.name]])), file }
}

function tooLarge(limit: number): never {
  fail('file_too_large', { status: 413, vars: { limit: limit / 1_000_000 } })
}

interface FormPart {
  name: string
  /** Undefined for a field. */
  filename: string | undefined
  value: Uint8Array<ArrayBuffer>
}

/**
 * The parts of a form. `Response.formData()` holds the thread for 70 to 250 ms with 10 MB. Errors: 400 where the form is
 * malformed.
 */
function partsOf(type: string, bytes: Uint8Array<ArrayBuffer>): FormPart[] {
  const boundary = getMultipartBoundary(type) ?? fail('malformed')
  const size = bytes.length
  const parts = orMalformed(() => [
    ...parseMultipart(bytes, { boundary, maxFileSize: size, maxTotalSize: size, ...limits }),
  ])
  return parts.map((part) => {
    const { name, filename } = orMalformed(() => ({ name: part.name, filename: part.filename }))
    if (name === undefined) return fail('malformed')
    return { name, filename: filename && unescapedName(filename), value: joined(part.content) }
  })
}

/** The name of a file as the browser escapes it, by the multipart encoding of HTML. */
const unescapedName = (name: string) =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

const textOf = (bytes: Uint8Array) =>
  orMalformed(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))

/** The value of `read`. Errors: 400 where it throws, since the form is malformed. */
function orMalformed<T>(read: () => T): T {
  try {
    return read()
  } catch {
    return fail('malformed')
  }
}
