import { sql } from 'kysely'
import type { Answer, Body, Db, Query, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { readPage, filtersOf, type Page } from '../../core/db/page.ts'
import { updateVersioned } from '../../core/db/record.ts'

export type Room = Answer<'getRoom'>

/** The rooms of the club, by name. */
export async function page(db: Db, query: Query<'listRooms'>, who: Principal): Promise<Page<Room>> {
  const { wanted, active } = filtersOf(query)
  const found = sql`
      from room
     where merchant_id = ${who.merchant} and club_id = ${who.club}
       and (${active}::boolean is null or is_active = ${active}::boolean)
       and (${wanted}::text = '' or position(${wanted}::text in lower(name)) > 0)`
  const parts = { columns: sql`id, name, is_active, version`, found, order: sql`lower(name), id` }
  return readPage<Room>(db, parts, query)
}

export async function one(db: Db, id: number, who: Principal): Promise<Room> {
  const { rows } = await sql<Room>`
    select id, name, is_active, version from room
     where merchant_id = ${who.merchant} and club_id = ${who.club} and id = ${id}`.execute(db)
  return rows[0] ?? notFound()
}

export async function insert(
  db: Db,
  body: Body<'createRoom'>,
  who: Principal,
  now: Date,
): Promise<Room> {
  const { rows } = await sql<Room>`
    insert into room (merchant_id, club_id, name, is_active, created_at)
    values (${who.merchant}, ${who.club}, ${body.name.trim()}, ${body.is_active}, ${now})
    returning id, name, is_active, version`.execute(db)
  return rows[0] ?? notFound()
}

export async function update(
  db: Db,
  id: number,
  { version, name, is_active }: Body<'changeRoom'>,
  who: Principal,
): Promise<Room> {
  const current = () => one(db, id, who)
  await current()
  await updateVersioned(db, 'room', id, version, { name: name?.trim(), is_active }, current)
  return current()
}

export async function remove(db: Db, id: number, who: Principal): Promise<Room> {
  const { rows } = await sql<Room>`
    delete from room where merchant_id = ${who.merchant} and club_id = ${who.club} and id = ${id}
    returning id, name, is_active, version`.execute(db)
  return rows[0] ?? notFound()
}
