import { sql } from 'kysely'
import type { Answer, Body, Db, Query, Who } from '../../core/context.ts'
import { missing, refuse } from '../../core/errors.ts'
import { readPage, filtersOf, type Page } from '../../core/page.ts'
import { bump } from '../../core/record.ts'
import { checkBooked, writeBlocks } from './class.blocks.ts'

export type Class = Answer<'getClass'>

/** The classes of the club, active ones first. */
export async function page(
  db: Db,
  query: Query<'listClasses'>,
  who: Who,
  today: string,
): Promise<Page<Class>> {
  const { wanted, active } = filtersOf(query)
  const trainer = query.trainer_id ?? null
  const found = sql`
      from (${classes(who, today)}) c
     where (${active}::boolean is null or c.is_active = ${active}::boolean)
       and position(${wanted}::text in lower(c.name)) > 0
       and (${trainer}::bigint is null or exists (
         select from class_time b join class_time_trainer x on x.merchant_id = b.merchant_id and x.class_time_id = b.id
          where b.merchant_id = ${who.merchant} and b.class_id = c.id and x.trainer_id = ${trainer}::bigint))
       and (${query.remaining_slots !== 1}
         or jsonb_path_exists(c.times, '$[*] ? (@.remaining_slots == null || @.remaining_slots > 0)'))`
  const parts = { columns: sql`c.*`, found, order: sql`c.is_active desc, lower(c.name), c.id` }
  return readPage<Class>(db, parts, query)
}

export async function names(
  db: Db,
  q: string | undefined,
  who: Who,
): Promise<Answer<'listClassNames'>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from class
     where merchant_id = ${who.merchant} and club_id = ${who.club}
       and position(${q?.trim().toLowerCase() ?? ''}::text in lower(name)) > 0
     order by is_active desc, lower(name), id limit 1000`.execute(db)
  return rows
}

export async function one(db: Db, id: number, who: Who, today: string): Promise<Class> {
  const { rows } =
    await sql<Class>`select c.* from (${classes(who, today)}) c where c.id = ${id}`.execute(db)
  return rows[0] ?? missing()
}

export async function insert(
  db: Db,
  { times, ...body }: Body<'createClass'>,
  who: Who,
  now: Date,
  today: string,
): Promise<Class> {
  const is_active = body.is_active ?? true
  await checkBooked(db, times, who, { is_active, fieldOf: inTimes })
  const { rows } = await sql<{ id: number }>`
    insert into class (merchant_id, club_id, name, price, days, visits, description, is_active, created_at)
    values (${who.merchant}, ${who.club}, ${body.name.trim()}, ${body.price}, ${body.days}, ${body.visit ?? null},
            ${body.description?.trim() ?? ''}, ${is_active}, ${now})
    returning id`.execute(db)
  const id = rows[0]?.id ?? missing()
  await writeBlocks(db, id, times, who)
  return one(db, id, who, today)
}

/** Updates a class; sold memberships keep their own copy of its terms. */
export async function update(
  db: Db,
  before: Class,
  { version, visit, times, ...body }: Body<'changeClass'>,
  who: Who,
  today: string,
): Promise<Class> {
  const current = () => one(db, before.id, who, today)
  const patch = {
    ...body,
    name: body.name?.trim(),
    description: body.description?.trim(),
    visits: visit,
  }
  await bump(db, 'class', before.id, version, patch, current)
  const isRebooked = times || (body.is_active ?? before.is_active) !== before.is_active
  if (isRebooked) {
    const is_active = body.is_active ?? before.is_active
    const blocks = times ?? before.times.map(sentOf)
    await checkBooked(db, blocks, who, { before, is_active, fieldOf: times ? inTimes : inState })
    await writeBlocks(db, before.id, blocks, who)
  }
  return current()
}

/** Updates one block by its index in the class, if it still has that index. */
export async function updateTime(
  db: Db,
  before: Class,
  timeIndex: number,
  { version, ...body }: Body<'changeClassTime'>,
  who: Who,
  today: string,
): Promise<Class> {
  const old = blockAt(before, timeIndex, body.id)
  const current = async () => {
    const now = await one(db, before.id, who, today)
    blockAt(now, timeIndex, body.id)
    return now
  }
  await bump(db, 'class', before.id, version, {}, current)
  const blocks = before.times.map(sentOf)
  const block = { ...sentOf(old), ...body }
  const { is_active } = before
  // The other blocks are already stored, so an error belongs to this one, which is therefore checked last.
  const inOrder = [...blocks.toSpliced(timeIndex, 1), block]
  await checkBooked(db, inOrder, who, { before, is_active, fieldOf: (name) => name })
  await writeBlocks(db, before.id, blocks.with(timeIndex, block), who)
  return current()
}

/** Prevents that a stale form changes another block. */
function blockAt({ times }: Class, timeIndex: number, id: number) {
  const block = times[timeIndex]
  if (block?.id !== id) refuse('class_times_changed', { status: 409 })
  return block
}

/** Deletes a class; sold memberships forbid that by their foreign key. */
export async function remove(db: Db, id: number, who: Who, today: string): Promise<Class> {
  const removed = await one(db, id, who, today)
  await sql`delete from class where merchant_id = ${who.merchant} and id = ${id}`.execute(db)
  return removed
}

const inTimes = (name: string, index: number) => `times.${index}.${name}`
const inState = () => 'is_active'

const sentOf = ({
  id,
  start_time,
  end_time,
  week_days,
  staffs,
  room,
  slot,
}: Class['times'][0]) => ({
  id,
  start_time,
  end_time,
  week_days,
  trainers: staffs.map((each) => each.id),
  room: room?.id ?? null,
  slot,
})

/** The classes of the club in the shape of the contract's Class. */
const classes = (who: Who, today: string) => sql`
  select c.id, c.name, c.price, c.days, c.visits as visit, c.description, c.is_active,
         moment_text(c.created_at) as created_at, t.times, c.version
    from class c
   cross join lateral (
     select coalesce(jsonb_agg(jsonb_build_object(
              'id', b.id, 'start_time', to_char(b.start_time, 'HH24:MI'), 'end_time', to_char(b.end_time, 'HH24:MI'),
              'week_days', b.week_days,
              'staffs', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'label', concat_ws(' ', s.last_name, s.first_name))
                                                   order by lower(s.last_name), s.id), '[]')
                           from class_time_trainer x join staff s on s.merchant_id = x.merchant_id and s.id = x.trainer_id
                          where x.merchant_id = b.merchant_id and x.class_time_id = b.id),
              'room', case when r.id is not null then jsonb_build_object('id', r.id, 'name', r.name) end,
              'slot', b.slot,
              'remaining_slots', case when b.slot is not null then greatest(b.slot - class_time_holders(b, ${today}::date), 0) end)
            order by b.position), '[]') as times
       from class_time b left join room r on r.merchant_id = b.merchant_id and r.id = b.room_id
      where b.merchant_id = c.merchant_id and b.class_id = c.id
   ) t
   where c.merchant_id = ${who.merchant} and c.club_id = ${who.club}`
