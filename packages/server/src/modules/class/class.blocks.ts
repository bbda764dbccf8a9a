import { sql } from 'kysely'
import type { Answer, Body, Db, Principal } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { checkClashes, checkPlaces } from '../../queries/timetable.ts'
import { checkBlocks } from './class.rules.ts'

type Block = Body<'createClass'>['times'][number]

interface BlockContext {
  /** The stored class, unless it is new. */
  before?: Answer<'getClass'>
  /** An inactive class reserves no time. */
  is_active: boolean
  /** Field name for an error in the block with the index. */
  fieldOf: (name: string, index: number) => string
}

/**
 * Validates the blocks. Trainers who were assigned before stay allowed, even when they have left the club
 * since.
 */
export async function checkBooked(
  db: Db,
  blocks: Block[],
  principal: Principal,
  { before, is_active, fieldOf }: BlockContext,
) {
  checkBlocks(blocks, fieldOf)
  const known = new Set(before?.times.flatMap(({ staffs }) => staffs.map(({ id }) => id)))
  const newcomers = blocks.map((block) => ({
    ...block,
    trainers: block.trainers?.filter((id) => !known.has(id)),
  }))
  const at = (resource: 'room' | 'trainer', index: number) =>
    fieldOf(resource === 'trainer' ? 'trainers' : 'room', index)
  await checkPlaces(db, newcomers, principal, at)
  const ids = new Set(before?.times.map(({ id }) => id))
  const foreign = blocks.findIndex(({ id }) => id && !ids.has(id))
  if (foreign >= 0) fail('validation', { fields: { [fieldOf('id', foreign)]: 'invalid_value' } })
  if (is_active)
    await checkClashes(db, blocks, principal, { own: { class: before?.id }, fieldOf: at })
}

/** Replaces the blocks of the class, in this order, and reserves their rooms and trainers. */
export async function writeBlocks(db: Db, classId: number, blocks: Block[], principal: Principal) {
  const blockIds = blocks.flatMap(({ id }) => id ?? [])
  await sql`
    delete from class_time where merchant_id = ${principal.merchant} and class_id = ${classId} and id <> all(${blockIds}::bigint[])`.execute(
    db,
  )
  for (const [position, block] of blocks.entries()) {
    const id = await writeBlock(db, classId, { ...block, position }, principal)
    await sql`delete from class_time_trainer where merchant_id = ${principal.merchant} and class_time_id = ${id}`.execute(
      db,
    )
    await sql`
      insert into class_time_trainer (merchant_id, class_time_id, trainer_id)
      select ${principal.merchant}, ${id}, t from unnest(${block.trainers ?? []}::bigint[]) t`.execute(
      db,
    )
  }
  await sql`select book_class(${principal.merchant}, ${classId})`.execute(db)
}

async function writeBlock(
  db: Db,
  classId: number,
  block: Block & { position: number },
  principal: Principal,
): Promise<number> {
  const days = block.week_days.toSorted((a, b) => a - b)
  const { start_time, end_time, position, room = null, slot = null } = block
  const { rows } = block.id
    ? await sql<{ id: number }>`
        update class_time set position = ${position}, week_days = ${days}, start_time = ${start_time},
               end_time = ${end_time}, room_id = ${room}, slot = ${slot}
         where merchant_id = ${principal.merchant} and class_id = ${classId} and id = ${block.id} returning id`.execute(
        db,
      )
    : await sql<{ id: number }>`
        insert into class_time (merchant_id, class_id, position, week_days, start_time, end_time, room_id, slot)
        values (${principal.merchant}, ${classId}, ${position}, ${days}, ${start_time}, ${end_time}, ${room}, ${slot})
        returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A block of the class has gone')
  return row.id
}
