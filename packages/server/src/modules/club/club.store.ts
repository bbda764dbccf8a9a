import { sql } from 'kysely'
import type { Db, Principal, Query } from '../../core/operation/context.ts'
import { recordStore, type RecordContext } from '../../core/db/recordStore.ts'
import { notFound } from '../../core/errors.ts'
import { cityNames } from '../../core/gazetteer/cities.ts'
import { clubsOf } from '../../queries/clubsOf.ts'
import { clubColumns, type Club, type ClubFields } from './club.rules.ts'

interface BasicInfo {
  name: string
  address_line: string
}

export async function basicInfo(db: Db, id: number, principal: Principal): Promise<BasicInfo> {
  const { rows } = await sql<BasicInfo>`
    select name, address_line from club
     where merchant_id = ${principal.merchant} and id = ${id} and deleted_at is null`.execute(db)
  return rows[0] ?? notFound()
}

const columns = ({ principal, today }: RecordContext) => {
  const { country, currency, language } = principal
  const names = JSON.stringify(cityNames(country, language))
  return sql`
    c.id, c.id as club_id, c.name, c.phone, ${country}::text as country, ${currency}::text as currency, c.zone,
    case when c.city is not null
         then jsonb_build_object('id', c.city, 'name', coalesce(${names}::jsonb ->> c.city, c.city)) end as city,
    c.county, c.postal_code, c.address_line, c.latitude, c.longitude,
    (select jsonb_build_object('id', f.id, 'name', f.name, 'url', avatar_json(f.id)->>'url')
       from file f where f.merchant_id = c.merchant_id and f.id = c.logo_id) as logo,
    c.hours, h.day->>'opens' as opens_today, h.day->>'closes' as closes_today, c.is_active,
    (select count(*)::int from member m
      where m.merchant_id = c.merchant_id and m.club_id = c.id and m.deleted_at is null and m.status = 'active') as members,
    (select count(*)::int from staff_club x join staff t on t.merchant_id = x.merchant_id and t.id = x.staff_id
      where x.merchant_id = c.merchant_id and x.club_id = c.id and t.is_active) as staff,
    moment_text(c.created_at) as created_at, c.version
    from club c
    left join lateral (
      select d.day from jsonb_array_elements(c.hours) d (day)
       where (d.day->>'week_day')::int = extract(isodow from ${today}::date)) h on true`
}

export const clubs = recordStore<Club, ClubFields, Query<'listClubs'>>({
  table: 'club',
  rows: (context) => sql`select ${columns(context)} where ${clubsOf(context.principal)}`,
  search: ['name', 'address_line'],
  activeFirst: true,
  order: ({ sort, order = 'asc' }) => {
    if (!sort) return undefined
    const column = sort === 'name' ? sql`lower(r.name)` : sql`r.created_at`
    return order === 'desc' ? sql`${column} desc` : column
  },
  initial: {},
  values: clubColumns,
  after: async (id, { is_active }, { db, principal, before }) => {
    const opens = !before || (is_active === true && !before.is_active)
    if (opens) await giveToOwners(db, id, principal)
  },
})

/** The clubs of the person by name, by `active` (1 or 0). */
export async function locations(context: RecordContext, active?: 0 | 1) {
  const { rows } = await sql<Club>`
    select r.* from (select ${columns(context)} where ${clubsOf(context.principal)}) r
     where ${active ?? null}::integer is null or r.is_active = (${active ?? null}::integer = 1)
     order by lower(r.name), r.id`.execute(context.db)
  return rows.map(
    ({
      club_id,
      name,
      phone,
      address_line,
      latitude,
      longitude,
      logo,
      opens_today,
      closes_today,
      is_active,
      created_at,
    }) => ({
      club_id,
      name,
      phone,
      address_line,
      latitude,
      longitude,
      logo,
      opens_today,
      closes_today,
      is_active,
      created_at,
    }),
  )
}

interface MerchantClub {
  club_id: number
  name: string
  address_line: string
  is_active: boolean
}

export async function merchantClubs(db: Db, principal: Principal): Promise<MerchantClub[]> {
  const { rows } = await sql<MerchantClub>`
    select c.id as club_id, c.name, c.address_line, c.is_active from club c
     where ${clubsOf(principal)} order by lower(c.name), c.id`.execute(db)
  return rows
}

/**
 * Ids of the clubs whose screens show the clubs of the merchant: the open ones, and one that a write concerns. Locks them
 * in their order, so that two writes never close the last two clubs.
 */
export async function lockClubs(db: Db, principal: Principal): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_active: boolean }>`
    select id, is_active from club where merchant_id = ${principal.merchant} and deleted_at is null
     order by id for no key update`.execute(db)
  return rows.filter(({ is_active }) => is_active).map(({ id }) => id)
}

/**
 * Gives a club to every owner and to the person who opened or activated it, who could not enter it otherwise; their
 * screens hear of it by the trigger of the table.
 */
export async function giveToOwners(db: Db, club: number, { merchant, staff }: Principal) {
  await sql`
    insert into staff_club (merchant_id, staff_id, club_id)
    select t.merchant_id, t.id, ${club} from staff t
     where t.merchant_id = ${merchant} and (t.id = ${staff} or t.role = 'owner')
    on conflict do nothing`.execute(db)
}

/** Hides a club for good; it loses its staff, and its name is free again. */
export async function remove(db: Db, club: number, { merchant }: Principal, now: Date) {
  await sql`update club set deleted_at = ${now}, is_active = false, version = version + 1
             where merchant_id = ${merchant} and id = ${club}`.execute(db)
  await sql`delete from staff_club where merchant_id = ${merchant} and club_id = ${club}`.execute(
    db,
  )
}
