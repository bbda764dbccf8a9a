import { sql } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { readPage, type Page } from '../../core/db/page.ts'
import { updateVersioned } from '../../core/db/record.ts'
import { visible } from '../../queries/memberVisibility.ts'
import { cleanHtml } from '../../domain/richText.ts'

export type Note = Answer<'getNote'>

const columns = sql`
  n.id, n.text, n.created_at, n.changed_at, n.member_id as customer, n.version,
  jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name)) as author`

/** The notes about a member, the latest first. */
export async function page(
  db: Db,
  member: number,
  query: Query<'listNotes'>,
  principal: Principal,
): Promise<Page<Note>> {
  const found = sql`
      from note n join staff s on s.merchant_id = n.merchant_id and s.id = n.staff_id
     where n.merchant_id = ${principal.merchant} and n.member_id = ${member} and n.deleted_at is null`
  const read = await readPage<Note>(db, { columns, found, order: sql`n.id desc` }, query)
  return { ...read, results: read.results.map(sanitized) }
}

/** One note with its member, who has to be visible to this person. */
export async function one(
  db: Db,
  id: number,
  principal: Principal,
  { hidden = false } = {},
): Promise<Note> {
  const { rows } = await sql<Note>`
    select ${columns}
      from note n
      join staff s on s.merchant_id = n.merchant_id and s.id = n.staff_id
      join member m on m.merchant_id = n.merchant_id and m.id = n.member_id
     where n.id = ${id} and (n.deleted_at is not null) = ${hidden} and ${visible(principal)}`.execute(
    db,
  )
  return rows[0] ? sanitized(rows[0]) : notFound()
}

export async function insert(
  db: Db,
  member: number,
  text: string,
  principal: Principal,
  now: Date,
): Promise<Note> {
  const { rows } = await sql<{ id: number }>`
    insert into note (merchant_id, club_id, member_id, staff_id, text, created_at)
    values (${principal.merchant}, ${principal.club}, ${member}, ${principal.staff}, ${text}, ${now})
    returning id`.execute(db)
  return rows[0] ? one(db, rows[0].id, principal) : notFound()
}

export async function update(
  db: Db,
  { id }: Note,
  { version, text }: { version: number; text: string },
  principal: Principal,
  now: Date,
): Promise<Note> {
  const current = () => one(db, id, principal)
  await updateVersioned(db, 'note', id, version, { text, changed_at: now }, current)
  return current()
}

/** Hides a note from the list since `at`, or restores it with null. */
export async function hide(db: Db, id: number, at: Date | null): Promise<void> {
  await sql`
    update note set deleted_at = ${at} where merchant_id = current_merchant() and id = ${id}`.execute(
    db,
  )
}

/** Cleaned again with the current allow-list. */
const sanitized = (note: Note): Note => ({ ...note, text: cleanHtml(note.text) })
