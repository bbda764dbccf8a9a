import { sql } from 'kysely'
import type { Context, Db, PrepareContext, Principal } from '../core/operation/context.ts'
import { fail } from '../core/errors.ts'
import type { Picture } from '../core/services/files.ts'
import { mediaType } from '../domain/fileKinds.ts'

/** An uploaded picture, rendered as an avatar before the transaction that uses it. */
export interface Avatar {
  id: number
  picture: Picture
}

type Drawing = Pick<PrepareContext, 'principal' | 'files' | 'pictures' | 'transaction'>

/** The field of the form that names the picture. */
type Field = 'avatar' | 'logo'

/**
 * Crops an uploaded picture to a small square, so that lists stay light and nothing larger is stored. Null
 * where there is no picture, or none that this person may use: `takeAvatar` refuses that. Errors: 400 at
 * the field where it cannot be rendered.
 */
export async function drawAvatar(
  { principal, files, pictures, transaction }: Drawing,
  id: number | null | undefined,
  field: Field = 'avatar',
): Promise<Avatar | null> {
  if (!id) return null
  const file = await transaction(async ({ db }) => {
    const [row] = await unused(db, id, principal)
    return row && { ...row, bytes: await files.get(db, id) }
  })
  if (!file?.bytes) return null
  const picture = await pictures.square(file.bytes, file.extension)
  return typeof picture === 'string' ? refused(picture, field) : { id, picture }
}

/**
 * Turns the uploaded picture into an avatar; returns the id of its file. Errors: 400 `file_mismatch` at
 * the field where it belongs to someone else, is already in use, or is not a picture.
 */
export async function takeAvatar(
  { db, principal, files }: Pick<Context, 'db' | 'principal' | 'files'>,
  id: number,
  drawn: Avatar | null,
  field: Field = 'avatar',
): Promise<number> {
  const [file] = await unused(db, id, principal, true)
  if (!file || drawn?.id !== id) return refused('file_mismatch', field)
  const { bytes, extension } = drawn.picture
  await files.put(db, id, bytes)
  const name = file.name.replace(/\.\w+$/, `.${extension}`)
  await sql`
    update file set name = ${name}, extension = ${extension}, type = ${mediaType(extension)}, size = ${bytes.length}
     where merchant_id = ${principal.merchant} and id = ${id}`.execute(db)
  return id
}

/** The picture, if this person has uploaded it here and it is not in use. */
async function unused(db: Db, id: number, principal: Principal, locks = false) {
  const { rows } = await sql<{ extension: string; name: string }>`
    select f.extension, f.name from file f
     where f.merchant_id = ${principal.merchant} and f.id = ${id} and f.club_id = ${principal.club} and f.staff_id = ${principal.staff}
       and f.type like 'image/%'
       and not file_in_use(f.merchant_id, f.id)
       ${locks ? sql`for update` : sql``}`.execute(db)
  return rows
}

const refused = (code: string, field: string): never => fail(code, { fields: { [field]: code } })
