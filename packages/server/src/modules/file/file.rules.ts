import type { Permissions } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import type { Pictures, SentFile } from '../../core/services/files.ts'
import { allows } from '../../core/auth/permissions.ts'
import {
  extensionFor,
  isMarkedAsVirus,
  isWhatItSays,
  pictureKinds,
} from '../../domain/fileKinds.ts'

export interface StoredFile {
  name: string
  extension: string
  bytes: Uint8Array
}

/**
 * Control and direction characters that hide or reorder parts of a file name, and characters that file names
 * must not have.
 */
// oxlint-disable-next-line no-control-regex -- these are the signs in question
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"*:<>?|]/g

/** Forms of clubs, staff and the own profile, which have a picture. */
const pictured = [
  ['gym', 'register'],
  ['gym', 'list', 'change'],
  ['staff', 'register'],
  ['staff', 'list', 'change'],
  ['setting', 'profile'],
]

/**
 * Checks the permission to upload: pictures for forms with a picture and documents, documents for documents only.
 * Errors: 403.
 */
export function checkUse(use: 'image' | 'document', permissions: Permissions) {
  const documents = ['member', 'profile', 'documents']
  const forms = [
    ['member', 'register'],
    ['member', 'list', 'change'],
  ]
  const ways = use === 'image' ? [documents, ...forms, ...pictured] : [documents]
  if (!ways.some((way) => allows(permissions, way))) fail('forbidden', { status: 403 })
}

/**
 * The file to be stored: its name cleaned, its content matching its extension, pictures re-encoded. Errors:
 * 400 with the reason at `file`.
 */
export async function checked(
  { name, bytes }: SentFile,
  use: 'image' | 'document',
  pictures: Pictures,
): Promise<StoredFile> {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replace(unseen, '').trim()
  const extension = extensionFor(plain, use)
  if (!extension) return refuseFile('file_type')
  if (bytes.length === 0) return refuseFile('file_empty')
  if (!isWhatItSays(bytes, extension)) return refuseFile('file_mismatch')
  if (isMarkedAsVirus(bytes)) return refuseFile('file_virus')
  const stem = plain.slice(0, plain.lastIndexOf('.')).slice(0, 100) || 'file'
  if (!pictureKinds.includes(extension)) return { name: `${stem}.${extension}`, extension, bytes }
  const renewed = await pictures.renew(bytes, extension)
  if (typeof renewed === 'string') return refuseFile(renewed)
  return { name: `${stem}.${renewed.extension}`, ...renewed }
}

const refuseFile = (code: string): never => fail(code, { fields: { file: code } })
