import { sql } from 'kysely'
import type { Answer, Body, Db, Query, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { readPage, filtersOf, type Page } from '../../core/db/page.ts'
import { updateVersioned } from '../../core/db/record.ts'
import { checkClashes, checkPlaces } from '../../queries/timetable.ts'
import {
  entryOf,
  checkHours,
  checkOwner,
  withAllowedActions,
  type Package,
} from './package.rules.ts'

type Row = Omit<Package, 'allowed_actions'>

/**
 * Packages on sale in this club or another club of the seller: its own and the global ones, active ones
 * first. For a buyer who is not a member there only the global ones, as in the sale.
 */
export async function page(
  db: Db,
  query: Query<'listPackages'>,
  who: Principal,
  today: string,
  { club, buyer }: { club: number; buyer?: number } = who,
): Promise<Page<Package>> {
  const { wanted, active } = filtersOf(query)
  const found = sql`
      from (${packages({ ...who, club }, today)}) p
     where (${active}::boolean is null or p.is_active = ${active}::boolean)
       and (${query.remaining_slots !== 1} or p.remaining_slots is null or p.remaining_slots > 0)
       and position(${wanted}::text in lower(p.name)) > 0
       and (${buyer ?? null}::bigint is null or p.is_global or exists (
              select from member m where m.merchant_id = ${who.merchant} and m.id = ${buyer ?? null}::bigint
                 and m.scope_club in (0, ${club})))`
  const parts = { columns: sql`*`, found, order: sql`p.is_active desc, lower(p.name), p.id` }
  const { results, ...rest } = await readPage<Row>(db, parts, query)
  return { ...rest, results: results.map((row) => withAllowedActions(row, who)) }
}

export async function names(
  db: Db,
  q: string | undefined,
  who: Principal,
): Promise<Answer<'listPackageNames'>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from package
     where merchant_id = ${who.merchant} and (club_id = ${who.club} or is_global)
       and position(${q?.trim().toLowerCase() ?? ''}::text in lower(name)) > 0
     order by is_active desc, lower(name), id limit 1000`.execute(db)
  return rows
}

export async function one(db: Db, id: number, who: Principal, today: string): Promise<Package> {
  const { rows } = await sql<Row>`
    select * from (${packages(who, today)}) p where p.id = ${id}`.execute(db)
  return withAllowedActions(rows[0] ?? notFound(), who)
}

export async function insert(
  db: Db,
  body: Body<'createPackage'>,
  who: Principal,
  now: Date,
  today: string,
): Promise<Package> {
  checkHours(body)
  const entry = entryOf(body)
  await checkPlaces(db, [entry], who, fieldOf)
  if (body.is_active ?? true) await checkClashes(db, [entry], who, { fieldOf })
  const { rows } = await sql<{ id: number }>`
    insert into package (merchant_id, club_id, name, price, days, visits, start_time, end_time, description, is_active,
                         is_global, is_visible_yonda, trainer_id, room_id, slot, freeze_days, freeze_times, week_days, created_at)
    values (${who.merchant}, ${who.club}, ${body.name.trim()}, ${body.price}, ${body.days}, ${body.visit ?? null},
            ${body.start_time ?? null}, ${body.end_time ?? null}, ${body.description?.trim() ?? ''}, ${body.is_active ?? true},
            ${body.is_global ?? false}, ${body.is_visible_yonda ?? false}, ${body.trainer ?? null}, ${body.room ?? null},
            ${body.slot ?? null}, ${body.freeze_days ?? null}, ${body.freeze_times ?? null}, ${sorted(body.week_days) ?? []}, ${now})
    returning id`.execute(db)
  return one(db, rows[0]?.id ?? notFound(), who, today)
}

/** Updates a package; sold memberships keep their own copy of its terms. */
export async function update(
  db: Db,
  before: Package,
  { version, visit, trainer, room, week_days, ...body }: Body<'changePackage'>,
  who: Principal,
  today: string,
): Promise<Package> {
  checkOwner(before, who)
  checkHours({ ...before, ...body })
  await checkEntry(db, before, { ...body, trainer, room, week_days }, who)
  const current = () => one(db, before.id, who, today)
  const patch = {
    ...body,
    name: body.name?.trim(),
    description: body.description?.trim(),
    visits: visit,
    trainer_id: trainer,
    room_id: room,
    week_days: sorted(week_days),
  }
  await updateVersioned(db, 'package', before.id, version, patch, current)
  return current()
}

/** Deletes a package; sold memberships forbid that by their foreign key. */
export async function remove(db: Db, id: number, who: Principal, today: string): Promise<Package> {
  const removed = await one(db, id, who, today)
  checkOwner(removed, who)
  await sql`delete from package where merchant_id = ${who.merchant} and id = ${id}`.execute(db)
  return removed
}

/**
 * Only new references must belong to this club; only changes of hours or place are checked against the
 * timetable.
 */
async function checkEntry(
  db: Db,
  before: Package,
  sent: Omit<Body<'changePackage'>, 'version'>,
  who: Principal,
) {
  const { trainer, room, week_days } = before.package_trainer
  const old = { ...before, trainer: trainer?.id ?? null, room: room?.id ?? null, week_days }
  const wanted = { ...old, ...given(sent) }
  const fresh = {
    trainer: wanted.trainer === old.trainer ? null : wanted.trainer,
    room: wanted.room === old.room ? null : wanted.room,
  }
  await checkPlaces(db, [entryOf(fresh)], who, fieldOf)
  const isSame = old.is_active && JSON.stringify(entryOf(old)) === JSON.stringify(entryOf(wanted))
  if (!wanted.is_active || isSame) return
  await checkClashes(db, [entryOf(wanted)], who, { own: { package: before.id }, fieldOf })
}

const fieldOf = (resource: string) => resource

/** Omits undefined fields. */
const given = <T extends object>(sent: T) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as T

const sorted = (days: number[] | undefined) => days?.toSorted((a, b) => a - b)

/** Packages visible in the club, in the shape of the contract's Package. */
const packages = (who: Principal, today: string) => sql`
  select p.id, p.name, p.price, p.is_active, p.is_global, p.is_visible_yonda, p.days, p.visits as visit,
         to_char(p.start_time, 'HH24:MI') as start_time, to_char(p.end_time, 'HH24:MI') as end_time, p.description,
         moment_text(p.created_at) as created_at, jsonb_build_object('id', c.id, 'name', c.name) as club,
         jsonb_build_object(
           'trainer', case when s.id is not null then jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name)) end,
           'room', case when r.id is not null then jsonb_build_object('id', r.id, 'name', r.name) end,
           'slot', p.slot, 'week_days', p.week_days) as package_trainer,
         case when p.slot is not null then greatest(p.slot - h.holders, 0) end as remaining_slots, p.freeze_days, p.freeze_times, p.version
    from package p
    join club c on c.merchant_id = p.merchant_id and c.id = p.club_id
    left join staff s on s.merchant_id = p.merchant_id and s.id = p.trainer_id
    left join room r on r.merchant_id = p.merchant_id and r.id = p.room_id
    left join lateral (
      select count(*)::integer as holders from membership_on(${today}::date) m
       where m.merchant_id = p.merchant_id and m.package_id = p.id and m.end_date >= ${today}::date
         and m.status in ('active', 'freeze', 'paid')
    ) h on p.slot is not null
   where p.merchant_id = ${who.merchant} and (p.club_id = ${who.club} or p.is_global)`
