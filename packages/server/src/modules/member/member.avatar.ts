import { sql } from 'kysely'
import type { Context } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { mediaType } from '../../rules/fileKinds.ts'

/**
 * Makes a picture that this person has uploaded here into a face: cut to a small square, so that
 * lists stay light and nothing larger is kept. Returns the id of the file.
 * Errors: 400 `file_mismatch` at `avatar` where it is not theirs, serves elsewhere, or is no picture.
 */
export async function takeAvatar(
  { db, who, files, pictures }: Pick<Context, 'db' | 'who' | 'files' | 'pictures'>,
  id: number,
): Promise<number> {
  const { rows } = await sql<{ extension: string; name: string }>`
    select f.extension, f.name from file f
     where f.merchant_id = ${who.merchant} and f.id = ${id} and f.club_id = ${who.club} and f.staff_id = ${who.staff}
       and f.type like 'image/%'
       and not exists (select from document d where d.merchant_id = f.merchant_id and d.file_id = f.id)
       and not exists (select from member m where m.merchant_id = f.merchant_id and m.avatar_id = f.id)
       for update`.execute(db)
  const file = rows[0] ?? refused()
  const bytes = (await files.get(db, id)) ?? refused()
  const face = (await pictures.square(bytes, file.extension)) ?? refused()
  await files.put(db, id, face.bytes)
  const name = file.name.replace(/\.\w+$/, `.${face.extension}`)
  await sql`
    update file set name = ${name}, extension = ${face.extension}, type = ${mediaType(face.extension)}, size = ${face.bytes.length}
     where merchant_id = ${who.merchant} and id = ${id}`.execute(db)
  return id
}

const refused = (): never => refuse('file_mismatch', { fields: { avatar: 'file_mismatch' } })
