import { sql } from 'kysely'
import type { Answer, Body, Db, Query, Who } from '../../core/context.ts'
import { missing } from '../../core/errors.ts'
import { readPage, filtersOf, type Page } from '../../core/page.ts'
import { bump } from '../../core/record.ts'
import { checked } from './trainer.rules.ts'

export type Trainer = Answer<'getTrainer'>

/** The trainers of the club, active ones first, by name. */
export async function page(db: Db, query: Query<'listTrainers'>, who: Who): Promise<Page<Trainer>> {
  const { wanted, active } = filtersOf(query)
  const found = sql`
      from (${trainers(who)}) t
     where ${inClub(who)}
       and (${active}::boolean is null or t.is_active = ${active}::boolean)
       and (position(${wanted}::text in lower(t.fullname)) > 0 or position(${wanted}::text in t.phone) > 0)`
  const parts = { columns: sql`t.*`, found, order: sql`t.is_active desc, lower(t.fullname), t.id` }
  return readPage<Trainer>(db, parts, query)
}

export async function one(db: Db, id: number, who: Who): Promise<Trainer> {
  const { rows } =
    await sql<Trainer>`select t.* from (${trainers(who)}) t where t.id = ${id} and ${inClub(who)}`.execute(
      db,
    )
  return rows[0] ?? missing()
}

/** Inserts a trainer without a password; the person sets one by recovery before the first sign-in. */
export async function insert(
  db: Db,
  sent: Body<'createTrainer'>,
  who: Who,
  now: Date,
): Promise<Trainer> {
  const body = checked(sent, who)
  const { rows } = await sql<{ id: number }>`
    insert into staff (merchant_id, email, role, first_name, last_name, phone, is_active, created_at)
    values (${who.merchant}, ${body.email}, 'trainer', ${body.first_name}, ${body.last_name}, ${body.phone},
            ${body.is_active ?? true}, ${now})
    returning id`.execute(db)
  const id = rows[0]?.id ?? missing()
  await putFacts(db, id, body, who)
  await putClubs(db, id, body.clubs, who)
  return anywhere(db, id, who)
}

export async function update(
  db: Db,
  before: Trainer,
  { version, ...sent }: Body<'changeTrainer'>,
  who: Who,
): Promise<Trainer> {
  const body = checked(sent, who, before)
  const { first_name, last_name, phone, email, is_active } = body
  const patch = { first_name, last_name, phone, email, is_active }
  await bump(db, 'staff', before.id, version, patch, () => one(db, before.id, who))
  await putFacts(db, before.id, { ...before, ...body }, who)
  if (body.clubs) await putClubs(db, before.id, body.clubs, who)
  return anywhere(db, before.id, who)
}

/** Deletes a trainer; references forbid that by their foreign keys. */
export async function remove(db: Db, id: number, who: Who): Promise<Trainer> {
  const removed = await one(db, id, who)
  await sql`delete from staff_club where merchant_id = ${who.merchant} and staff_id = ${id}`.execute(
    db,
  )
  await sql`delete from staff where merchant_id = ${who.merchant} and id = ${id}`.execute(db)
  return removed
}

type Facts = Pick<Body<'createTrainer'>, 'specialities' | 'bio' | 'week_days' | 'start_time'> &
  Pick<Body<'createTrainer'>, 'end_time'>

async function putFacts(db: Db, id: number, facts: Facts, who: Who) {
  const days = facts.week_days?.toSorted((a, b) => a - b) ?? []
  await sql`
    insert into trainer (merchant_id, staff_id, specialities, bio, week_days, start_time, end_time)
    values (${who.merchant}, ${id}, ${facts.specialities ?? []}, ${facts.bio ?? ''}, ${days},
            ${facts.start_time ?? null}, ${facts.end_time ?? null})
    on conflict (merchant_id, staff_id) do update
      set (specialities, bio, week_days, start_time, end_time)
        = (excluded.specialities, excluded.bio, excluded.week_days, excluded.start_time, excluded.end_time)`.execute(
    db,
  )
}

/** Replaces the trainer's clubs among those of the principal; others stay unchanged. */
async function putClubs(db: Db, id: number, clubs: number[], who: Who) {
  await sql`
    delete from staff_club where merchant_id = ${who.merchant} and staff_id = ${id}
       and club_id = any(${who.clubs}::bigint[]) and club_id <> all(${clubs}::bigint[])`.execute(db)
  await sql`
    insert into staff_club (merchant_id, staff_id, club_id)
    select ${who.merchant}, ${id}, c from unnest(${clubs}::bigint[]) c on conflict do nothing`.execute(
    db,
  )
}

/** A trainer of any club, including one who has just left this club. */
async function anywhere(db: Db, id: number, who: Who): Promise<Trainer> {
  const { rows } =
    await sql<Trainer>`select t.* from (${trainers(who)}) t where t.id = ${id}`.execute(db)
  return rows[0] ?? missing()
}

const inClub = (who: Who) => sql`exists (
  select from staff_club x where x.merchant_id = ${who.merchant} and x.staff_id = t.id and x.club_id = ${who.club})`

/** The trainers of the merchant in the shape of the contract's Trainer. */
const trainers = (who: Who) => sql`
  select s.id, concat_ws(' ', s.last_name, s.first_name) as fullname, s.first_name, s.last_name, s.phone, s.email,
         coalesce(t.specialities, '{}') as specialities, coalesce(t.bio, '') as bio,
         (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.id), '[]')
            from staff_club x join club c on c.merchant_id = x.merchant_id and c.id = x.club_id
           where x.merchant_id = s.merchant_id and x.staff_id = s.id and c.id = any(${who.clubs}::bigint[])) as clubs,
         coalesce(t.week_days, '{}') as week_days, to_char(t.start_time, 'HH24:MI') as start_time,
         to_char(t.end_time, 'HH24:MI') as end_time, s.is_active, s.version
    from staff s left join trainer t on t.merchant_id = s.merchant_id and t.staff_id = s.id
   where s.merchant_id = ${who.merchant} and s.role = 'trainer'`
