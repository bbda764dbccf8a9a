import { sql } from 'kysely'
import type { Answer, Body, Query } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { updateVersioned } from '../../core/db/record.ts'
import { recordStore, type RecordContext, type WriteContext } from '../../core/db/recordStore.ts'
import { bestMatchFirst } from '../../queries/bestMatch.ts'
import { checkBooked, writeBlocks } from './class.blocks.ts'

type Class = Answer<'getClass'>
type ClassBody = Partial<Body<'createClass'>>
type Filter = Query<'listClasses'> & {
  /** @default the chosen club */
  clubs?: number[]
}

/** The classes of the club; sold memberships keep their own copy of the terms. */
export const classes = recordStore<Class, ClassBody, Filter>({
  table: 'class',
  rows,
  search: ['name'],
  activeFirst: true,
  where: withTrainerAndPlaces,
  order: ({ best_first, q }, { principal, today }) =>
    best_first === 1
      ? bestMatchFirst({ q, type: 2, principal, club: principal.club, today })
      : undefined,
  values: ({ visit, times: _, ...columns }) => ({ ...columns, visits: visit }),
  after: writeTimes,
})

/** Condition for the classes `r` of a trainer, for those with a free place, and for those within some days. */
function withTrainerAndPlaces(
  { trainer_id, remaining_slots, start_date, end_date }: Partial<Filter>,
  { principal }: RecordContext,
) {
  const trainer = trainer_id ?? null
  const [from, to] = [start_date ?? null, end_date ?? null]
  return sql`(${trainer}::bigint is null or exists (
         select from class_time b join class_time_trainer x on x.merchant_id = b.merchant_id and x.class_time_id = b.id
          where b.merchant_id = ${principal.merchant} and b.class_id = r.id and x.trainer_id = ${trainer}::bigint))
       and (${from}::date is null or r.end_date is null or r.end_date::date >= ${from}::date)
       and (${to}::date is null or r.start_date is null or r.start_date::date <= ${to}::date)
       and (${remaining_slots !== 1}::boolean
         or jsonb_path_exists(r.times, '$[*] ? (@.remaining_slots == null || @.remaining_slots > 0)'))`
}

/** Books the blocks of a class, where they or its state have changed. */
async function writeTimes(
  id: number,
  { times, is_active: state }: ClassBody,
  { db, principal, before }: WriteContext<Class>,
) {
  const is_active = state ?? before?.is_active ?? true
  if (before && !times && is_active === before.is_active) return
  const blocks = times ?? before?.times.map(sentOf) ?? []
  await checkBooked(db, blocks, principal, {
    before,
    is_active,
    fieldOf: times ? inTimes : inState,
  })
  await writeBlocks(db, id, blocks, principal)
}

/** Updates one block by its index in the class, if it still has that index. */
export async function updateTime(
  context: RecordContext,
  before: Class,
  timeIndex: number,
  { version, ...body }: Body<'changeClassTime'>,
): Promise<Class> {
  const { db, principal } = context
  const old = blockAt(before, timeIndex, body.id)
  const current = async () => {
    const now = await classes.one(context, before.id)
    blockAt(now, timeIndex, body.id)
    return now
  }
  await updateVersioned(db, 'class', before.id, version, {}, current)
  const blocks = before.times.map(sentOf)
  const block = { ...sentOf(old), ...body }
  const { is_active } = before
  // The other blocks are already stored, so an error belongs to this one, which is therefore checked last.
  const inOrder = [...blocks.toSpliced(timeIndex, 1), block]
  await checkBooked(db, inOrder, principal, { before, is_active, fieldOf: (name) => name })
  await writeBlocks(db, before.id, blocks.with(timeIndex, block), principal)
  return current()
}

/** Prevents that a stale form changes another block. */
function blockAt({ times }: Class, timeIndex: number, id: number) {
  const block = times[timeIndex]
  if (block?.id !== id) fail('class_times_changed', { status: 409 })
  return block
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

/** The classes of the club or of several ones, in the shape of the contract's Class. */
function rows(
  { principal, today }: RecordContext,
  { clubs = [principal.club] }: Pick<Filter, 'clubs'>,
) {
  return sql`
  select c.id, c.name, c.price, c.days, c.visits as visit, c.description, c.start_date::text, c.end_date::text, c.is_active,
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
   where c.merchant_id = ${principal.merchant} and c.club_id = any(${clubs}::bigint[])`
}
