import { sql } from 'kysely'
import type { Answer, Context, Db, Principal } from '../../core/operation/context.ts'
import { allows } from '../../core/auth/permissions.ts'
import { notFound } from '../../core/errors.ts'
import { clubs } from './club.store.ts'

type Counts = Answer<'copyClub'>
interface Clubs {
  from: number
  to: number
}

/** Counts what a club would get from another one. Errors: 404 where one is not of the person, or both are the same. */
export async function countCopy(context: Context<'getClubCopy'>): Promise<Counts> {
  const { db, principal } = context
  const both = await bothOf(context, context.query.from)
  const { rows } = await sql<Counts>`
    select (select count(*)::int from (${missing('room', both, principal)}) r) as rooms,
           (select count(*)::int from (${missing('package', both, principal)}) r) as packages,
           (select count(*)::int from (${missing('class', both, principal)}) r) as classes,
           (select count(*)::int from (${differing(both, principal)}) r) as settings`.execute(db)
  return rows[0] ?? notFound()
}

/** Copies the chosen kinds in one transaction and returns the numbers of copied records. */
export async function copy(context: Context<'copyClub'>): Promise<Counts> {
  return copyInto(context, await bothOf(context, context.body.from), context.body)
}

type Kinds = Omit<Context<'copyClub'>['body'], 'from'>
type Copying = Pick<Context, 'db' | 'principal' | 'now' | 'emit' | 'audit'>

/** Copies rooms, packages and classes into a club that was just created. Errors: 404 for a club of others. */
export async function copyToNew(
  context: Copying & Parameters<typeof clubs.one>[0],
  from: number,
  to: number,
) {
  const source = await clubs.one(context, from)
  const kinds = { rooms: true, packages: true, classes: true, settings: false }
  await copyInto(context, { from: source.id, to }, kinds)
}

async function copyInto(
  { db, principal, now, emit, audit }: Copying,
  both: Clubs,
  kinds: Kinds,
): Promise<Counts> {
  // Two copies into one club wait for each other, so that no name is copied twice.
  await sql`select from club where merchant_id = ${principal.merchant} and id = ${both.to} for no key update`.execute(
    db,
  )
  const copiedRooms = kinds.rooms ? await copyRooms(db, both, principal, now) : 0
  const rooms = await freeRooms(db, both, principal)
  const counts = {
    rooms: copiedRooms,
    packages: kinds.packages ? await copyPackages({ db, principal, now }, both, rooms) : 0,
    classes: kinds.classes ? await copyClasses({ db, principal, now }, both, rooms) : 0,
    settings: kinds.settings ? await copySettings(db, both, principal) : 0,
  }
  const copied = { copied_from: both.from, ...counts }
  await audit({ action: 'club.changed', type: 'club', id: both.to, after: copied })
  await emit('club.changed', { id: both.to }, () => [both.to])
  return counts
}

async function bothOf(context: Context<'copyClub' | 'getClubCopy'>, from: number): Promise<Clubs> {
  const [to, source] = [await clubs.one(context, context.path.id), await clubs.one(context, from)]
  return to.id === source.id ? notFound() : { from: source.id, to: to.id }
}

/** Active records of one club whose name the other one does not have; a global package is there already. */
const missing = (
  table: 'room' | 'package' | 'class',
  { from, to }: Clubs,
  { merchant }: Principal,
) => sql`
  select s.* from ${sql.table(table)} s
   where s.merchant_id = ${merchant} and s.club_id = ${from} and s.is_active
     ${table === 'package' ? sql`and not s.is_global` : sql``}
     and not exists (select from ${sql.table(table)} o
                      where o.merchant_id = s.merchant_id and o.club_id = ${to} and lower(o.name) = lower(s.name))`

async function copyRooms(db: Db, both: Clubs, principal: Principal, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into room (merchant_id, club_id, name, created_at)
    select merchant_id, ${both.to}, name, ${now} from (${missing('room', both, principal)}) r order by id`.execute(
    db,
  )
  return Number(numAffectedRows)
}

/**
 * The rooms of the same name by those of the other club, as JSON; without rooms in which something is booked. Read once,
 * so that packages and classes that are copied together share their rooms as before.
 */
async function freeRooms(db: Db, { from, to }: Clubs, { merchant }: Principal): Promise<string> {
  const { rows } = await sql<{ old: number; fresh: number }>`
    select o.id as old, n.id as fresh from room o
      join room n on n.merchant_id = o.merchant_id and n.club_id = ${to} and lower(n.name) = lower(o.name)
     where o.merchant_id = ${merchant} and o.club_id = ${from}
       and not exists (select from timetable b
                        where b.merchant_id = n.merchant_id and b.resource = 'room' and b.resource_id = n.id)`.execute(
    db,
  )
  return JSON.stringify(Object.fromEntries(rows.map(({ old, fresh }) => [old, fresh])))
}

async function copyPackages(
  { db, principal, now }: Pick<Context, 'db' | 'principal' | 'now'>,
  both: Clubs,
  rooms: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into package (merchant_id, club_id, name, price, days, visits, start_time, end_time, description,
                         is_visible_yonda, room_id, slot, week_days, freeze_days, freeze_times, created_at)
    select p.merchant_id, ${both.to}, p.name, p.price, p.days, p.visits, p.start_time, p.end_time, p.description,
           p.is_visible_yonda, (${rooms}::jsonb ->> p.room_id::text)::bigint, p.slot, p.week_days, p.freeze_days,
           p.freeze_times, ${now}
      from (${missing('package', both, principal)}) p order by p.id`.execute(db)
  return Number(numAffectedRows)
}

async function copyClasses(
  { db, principal, now }: Pick<Context, 'db' | 'principal' | 'now'>,
  both: Clubs,
  rooms: string,
): Promise<number> {
  const { merchant } = principal
  const { rows: sources } = await sql<{ id: number }>`
    select id from (${missing('class', both, principal)}) c order by id`.execute(db)
  for (const { id } of sources) {
    const { rows } = await sql<{ id: number }>`
      insert into class (merchant_id, club_id, name, price, days, visits, description, start_date, end_date, created_at)
      select merchant_id, ${both.to}, name, price, days, visits, description, start_date, end_date, ${now}
        from class where merchant_id = ${merchant} and id = ${id} returning id`.execute(db)
    const fresh = rows[0]?.id ?? notFound()
    await sql`
      insert into class_time (merchant_id, class_id, position, week_days, start_time, end_time, room_id, slot)
      select merchant_id, ${fresh}, position, week_days, start_time, end_time,
             (${rooms}::jsonb ->> room_id::text)::bigint, slot
        from class_time where merchant_id = ${merchant} and class_id = ${id} order by position`.execute(
      db,
    )
    await sql`select book_class(${merchant}::bigint, ${fresh}::bigint)`.execute(db)
  }
  return sources.length
}

/**
 * Settings of one club that differ from those of the other. Shifts stay as they are, since one may be open; sums that need
 * a second person only with the right to set them.
 */
function differing({ from, to }: Clubs, { merchant, permissions }: Principal) {
  const kept = allows(permissions, ['finance', 'closing', 'change'])
    ? ['features']
    : ['features', 'approval_above', 'discount_limit']
  return sql`
    select e.key, e.value from club s join club t on t.merchant_id = s.merchant_id and t.id = ${to}
     cross join lateral jsonb_each(s.settings) e
     where s.merchant_id = ${merchant} and s.id = ${from} and e.key <> all(${kept}::text[])
       and t.settings -> e.key is distinct from e.value`
}

async function copySettings(db: Db, both: Clubs, principal: Principal): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with new as (select count(*)::int as count, coalesce(jsonb_object_agg(key, value), '{}') as settings
                   from (${differing(both, principal)}) d),
         changed as (
           update club set settings = club.settings || new.settings, version = version + 1 from new
            where club.merchant_id = ${principal.merchant} and club.id = ${both.to} and new.count > 0 returning club.id)
    select count from new left join changed on true`.execute(db)
  // The clients of the club's staff reload its settings.
  await sql`
    select pg_notify('zal_staff', staff_id::text) from staff_club
     where merchant_id = ${principal.merchant} and club_id = ${both.to}`.execute(db)
  return rows[0]?.count ?? 0
}
