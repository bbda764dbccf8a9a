import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import type { Freezable, Moved, Shift } from '../../domain/freeze.ts'
import { daysBetween } from '../../domain/membershipDates.ts'
import { visible } from '../../queries/memberVisibility.ts'

type Freeze = Answer<'getFreeze'>

/** A membership as `freeze_facts` returns it. */
export interface Facts extends Freezable {
  id: number
  member: number
  fullname: string
  plan_id: number
  plan: string
  version: number
  status: Freeze['status']
  /** Days as sold. */
  days: number
  freezes: { id: number; start_date: string; end_date: string; notes: string }[]
  lines: Freeze['lines']
  moves: Freeze['moves']
}

export async function facts(db: Db, id: number, today: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select f.*, f.start_date::text, f.end_date::text from freeze_facts(${id}::bigint, ${today}::date) f`.execute(
    db,
  )
  return rows[0] ?? notFound()
}

/** Locks the member, then the membership, as every change at the desk does. */
export async function lock(db: Db, id: number): Promise<void> {
  await sql`
    select p.id from member p
     where p.merchant_id = current_merchant()
       and p.id = (select m.member_id from membership m where m.merchant_id = current_merchant() and m.id = ${id})
       for update`.execute(db)
  await sql`
    select m.id from membership m where m.merchant_id = current_merchant() and m.id = ${id} for update`.execute(
    db,
  )
}

/**
 * The freezable package of each of these members, if any: the active one, else the frozen one. Locks all of
 * them, in the order of their ids.
 */
export async function lockMany(db: Db, members: number[], principal: Principal, today: string) {
  await sql`
    select m.id from member m
     where m.id = any(${members}::bigint[]) and ${visible(principal)}
     order by m.id for update`.execute(db)
  const { rows } = await sql<{ member: number; membership: number | null }>`
    select m.id as member,
           (select x.id from membership_on(${today}::date) x
             where x.merchant_id = m.merchant_id and x.member_id = m.id and x.type = 1 and x.end_date >= ${today}::date
               and x.status in ('active', 'freeze')
             order by x.days desc, x.id desc limit 1) as membership
      from member m
     where m.id = any(${members}::bigint[]) and ${visible(principal)}
     order by m.id`.execute(db)
  const memberships = rows.flatMap(({ membership }) => membership ?? [])
  await sql`
    select m.id from membership m
     where m.merchant_id = ${principal.merchant} and m.id = any(${memberships}::bigint[]) order by m.id for update`.execute(
    db,
  )
  return rows
}

interface Change {
  membership: number
  moved: Moved
  notes: string
  principal: Principal
  now: Date
}

/**
 * Writes a freeze, or its end, and moves the packages that follow; triggers add the line and change the days. Packages
 * that move away do so before the frozen one, the last first, and those that move back do so after it, the first first,
 * so that no two of them overlap in between.
 */
export async function write(db: Db, change: Change & { isEnd: boolean }) {
  const { moved, isEnd } = change
  const freeze = moved.of ?? (await newFreeze(db))
  const away = moved.shifts.filter(({ start_date, moved_to }) => moved_to > start_date)
  for (const each of away.toReversed()) await shift(db, each, freeze, change)
  await (moved.of === null
    ? insert(db, freeze, change)
    : isEnd
      ? end(db, change)
      : move(db, change))
  const back = moved.shifts.filter(({ start_date, moved_to }) => moved_to < start_date)
  for (const each of back) await shift(db, each, freeze, change)
}

async function newFreeze(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval('membership_freeze_id_seq') as id`.execute(db)
  return rows[0]?.id ?? notFound()
}

const insert = (db: Db, freeze: number, { membership, moved, notes, principal, now }: Change) =>
  sql`
    insert into membership_freeze (merchant_id, id, membership_id, start_date, end_date, notes, staff_id, created_at)
    values (${principal.merchant}, ${freeze}, ${membership}, ${moved.start_date}::date, ${moved.end_date}::date, ${notes},
            ${principal.staff}, ${now})`.execute(db)

const move = (db: Db, { moved, notes, principal, now }: Change) =>
  sql`
    update membership_freeze
       set start_date = ${moved.start_date}::date, end_date = ${moved.end_date}::date, notes = ${notes}, changed_by = ${principal.staff}, changed_at = ${now}
     where merchant_id = ${principal.merchant} and id = ${moved.of}`.execute(db)

/** Ends a freeze with the days already frozen, or cancels it where there are none. */
function end(db: Db, { moved, notes, principal, now }: Change) {
  const ending =
    moved.days > 0
      ? sql`end_date = ${moved.end_date}::date, returned_at = ${now}`
      : sql`cancelled_at = ${now}`
  return sql`
    update membership_freeze
       set ${ending}, notes = coalesce(nullif(${notes}::text, ''), notes), changed_by = ${principal.staff}, changed_at = ${now}
     where merchant_id = ${principal.merchant} and id = ${moved.of}`.execute(db)
}

const shift = (
  db: Db,
  { membership, start_date, moved_to }: Shift,
  freeze: number,
  { principal, now }: Change,
) =>
  sql`
    insert into membership_move (merchant_id, membership_id, freeze_id, days, start_date, staff_id, at)
    values (${principal.merchant}, ${membership}, ${freeze}, ${daysBetween(start_date, moved_to)}, ${start_date}::date,
            ${principal.staff}, ${now})`.execute(db)
