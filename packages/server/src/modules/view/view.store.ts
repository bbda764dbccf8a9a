import { sql } from 'kysely'
import type { Answer, Body, Db, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { updateVersioned } from '../../core/db/record.ts'

export type View = Answer<'listViews'>[number]

/** Condition for views `v` visible to this person in this club: own and shared ones. */
const visibleViews = ({ merchant, club, staff }: Principal) => sql`
  v.merchant_id = ${merchant} and v.club_id = ${club} and (v.is_shared or v.staff_id = ${staff})`

const columns = ({ staff }: Principal) => sql`
  v.id, v.noun, v.name, v.is_shared, v.staff_id = ${staff} as is_mine, v.state, v.version,
  concat_ws(' ', s.last_name, s.first_name) as author
  from saved_view v join staff s on s.merchant_id = v.merchant_id and s.id = v.staff_id`

/** Own and shared views, by name. */
export async function all(db: Db, noun: string, principal: Principal): Promise<View[]> {
  const { rows } = await sql<View>`
    select ${columns(principal)}
     where ${visibleViews(principal)} and v.noun = ${noun} and v.deleted_at is null
     order by lower(v.name), v.id limit 200`.execute(db)
  return rows
}

export async function one(
  db: Db,
  id: number,
  principal: Principal,
  { hidden = false } = {},
): Promise<View> {
  const { rows } = await sql<View>`
    select ${columns(principal)}
     where ${visibleViews(principal)} and v.id = ${id} and (v.deleted_at is not null) = ${hidden}`.execute(
    db,
  )
  return rows[0] ?? notFound()
}

export async function insert(
  db: Db,
  body: Body<'createView'>,
  principal: Principal,
  now: Date,
): Promise<View> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_view (merchant_id, club_id, staff_id, noun, name, is_shared, state, created_at)
    values (${principal.merchant}, ${principal.club}, ${principal.staff}, ${body.noun}, ${body.name.trim()}, ${body.is_shared},
            ${JSON.stringify(body.state)}, ${now})
    returning id`.execute(db)
  return rows[0] ? one(db, rows[0].id, principal) : notFound()
}

export async function update(
  db: Db,
  { id }: View,
  { version, name, is_shared, state }: Body<'changeView'>,
  principal: Principal,
): Promise<View> {
  const patch = { name: name?.trim(), is_shared, state: state && JSON.stringify(state) }
  await updateVersioned(db, 'saved_view', id, version, patch, () => one(db, id, principal))
  return one(db, id, principal)
}

/** Hides a view from the list since `at`, or restores it with null. */
export async function hide(db: Db, id: number, at: Date | null): Promise<void> {
  await sql`
    update saved_view set deleted_at = ${at} where merchant_id = current_merchant() and id = ${id}`.execute(
    db,
  )
}
