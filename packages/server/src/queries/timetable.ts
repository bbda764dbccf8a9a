import { sql } from 'kysely'
import type { Db, Principal } from '../core/operation/context.ts'
import { fail, type FieldError } from '../core/errors.ts'

/** Trainers, room and hours of a package or a block of a class. */
export interface TimetableEntry {
  /** HH:MM; without hours no time is reserved. */
  start_time?: string | null
  end_time?: string | null
  /** 1 is Monday; an empty list is every day. */
  week_days?: number[]
  room?: number | null
  trainers?: number[]
}

/** Field name for an error in the entry with the index. */
type FieldOf = (resource: Resource, index: number) => string
type Resource = 'room' | 'trainer'

/** Checks that rooms and trainers belong to this club; others are reported as unknown. */
export async function checkPlaces(
  db: Db,
  entries: TimetableEntry[],
  principal: Principal,
  fieldOf: FieldOf,
) {
  const rooms = entries.flatMap(({ room }) => room ?? [])
  const trainers = entries.flatMap((each) => each.trainers ?? [])
  if (rooms.length + trainers.length === 0) return
  const { rows } = await sql<{ rooms: number[]; trainers: number[] }>`
    select array(select r.id::float8 from room r
                  where r.merchant_id = ${principal.merchant} and r.club_id = ${principal.club} and r.id = any(${rooms}::bigint[])) as rooms,
           array(select s.id::float8 from staff s
                   join staff_club x on x.merchant_id = s.merchant_id and x.staff_id = s.id and x.club_id = ${principal.club}
                  where s.merchant_id = ${principal.merchant} and s.role = 'trainer' and s.id = any(${trainers}::bigint[])) as trainers`.execute(
    db,
  )
  const known = rows[0] ?? { rooms: [], trainers: [] }
  for (const [index, { room, trainers: wanted = [] }] of entries.entries()) {
    if (room && !known.rooms.includes(room)) field(fieldOf('room', index), 'unknown_room')
    if (!wanted.every((id) => known.trainers.includes(id))) {
      field(fieldOf('trainer', index), 'unknown_trainer')
    }
  }
}

/**
 * Refuses rooms and trainers that another active package or class has reserved at that time. A database
 * constraint (`timetable_clash`) guards the same; this check reports it at the field. Locks the timetable
 * until the transaction ends.
 */
export async function checkClashes(
  db: Db,
  entries: TimetableEntry[],
  principal: Principal,
  { own, fieldOf }: { own?: { package?: number; class?: number }; fieldOf: FieldOf },
) {
  const wanted = entries.flatMap(placesOf)
  if (wanted.length === 0) return
  await sql`select lock_timetable(${principal.merchant})`.execute(db)
  const { rows } = await sql<Clash>`
    select w.at, w.resource, coalesce(p.club_id, c.club_id) as club, coalesce(p.name, c.name) as plan,
           to_char(time '00:00' + lower(t.minutes) * interval '1 minute', 'HH24:MI') as "from",
           to_char(time '00:00' + upper(t.minutes) * interval '1 minute', 'HH24:MI') as "to"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
             as w (at integer, resource text, id bigint, day smallint, start_time time, end_time time)
      join timetable t on t.merchant_id = ${principal.merchant} and t.resource = w.resource and t.resource_id = w.id
                      and t.week_day = w.day and t.minutes && minutes_of(w.start_time, w.end_time)
      left join package p on p.merchant_id = t.merchant_id and p.id = t.package_id
      left join class c on c.merchant_id = t.merchant_id and c.id = t.class_id
     where t.package_id is distinct from ${own?.package ?? null}::bigint or t.class_id is distinct from ${own?.class ?? null}::bigint
     order by w.at, w.resource, t.week_day limit 1`.execute(db)
  const [clash] = rows
  if (clash) field(fieldOf(clash.resource, clash.at), sentenceOf(clash, principal))
}

interface Clash {
  at: number
  resource: Resource
  club: number
  plan: string
  from: string
  to: string
}

function sentenceOf({ resource, club, plan, from, to }: Clash, principal: Principal): FieldError {
  if (club !== principal.club) return ['trainer_elsewhere', { from, to }]
  return [resource === 'room' ? 'room_taken' : 'trainer_taken', { plan, from, to }]
}

/** Reservations of an entry, one for each weekday and resource. */
function placesOf(entry: TimetableEntry, at: number) {
  const { start_time, end_time, week_days = [], room, trainers = [] } = entry
  if (!start_time || !end_time) return []
  const resources = [
    ...(room ? [{ resource: 'room', id: room }] : []),
    ...trainers.map((id) => ({ resource: 'trainer', id })),
  ]
  const days = week_days.length > 0 ? week_days : [1, 2, 3, 4, 5, 6, 7]
  return resources.flatMap((each) =>
    days.map((day) => ({ at, ...each, day, start_time, end_time })),
  )
}

function field(name: string, refusal: FieldError): never {
  fail('validation', { fields: { [name]: refusal } })
}
