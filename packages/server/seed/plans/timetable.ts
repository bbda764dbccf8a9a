import { sql } from 'kysely'
import type { ClassText } from './classes.ts'
import { rowsOf, type Ids, type Target } from '../records.ts'
import { some } from '../random.ts'
import type { ClassOfClub, Plan, Room, Worker } from '../world.ts'
import { as, flag, moment, number, text, time } from '../write.ts'

/**
 * Inserts profiles of trainers, the classes of every club with their blocks, and reservations of trainers and
 * rooms.
 */
export async function writeTimetable(target: Target) {
  const { db, world, text: words } = target
  const trainers = world.staff
    .filter(({ role }) => role === 'trainer')
    .map((worker, i) => ({ worker, profile: some(words.trainers[i % words.trainers.length]) }))
  await rowsOf(target, 'trainer', trainers, (row) => ({
    staff_id: number((i) => row(i).worker.id),
    specialities: as('text[]', (i) => `{${row(i).profile.specialities.join(',')}}`),
    bio: text((i) => row(i).profile.bio),
    week_days: as('smallint[]', (i) => `{${row(i).profile.weekDays.join(',')}}`),
    start_time: time((i) => row(i).profile.hours[0]),
    end_time: time((i) => row(i).profile.hours[1]),
  }))

  const classes = world.clubs.flatMap((club) => club.classes.map((each) => ({ ...each, club })))
  await rowsOf(target, 'class', classes, (row) => ({
    id: number((i) => row(i).id),
    club_id: number((i) => row(i).club.id),
    name: text((i) => row(i).name),
    price: number((i) => row(i).price),
    days: number((i) => row(i).days),
    visits: number((i) => row(i).visits),
    description: text((i) => row(i).description),
    is_active: flag((i) => row(i).isActive),
    created_at: moment(() => world.opened * 86_400 - world.zone * 60),
  }))

  const blocks = classes.flatMap((each) =>
    each.blocks.map((plan, position) => ({ plan, position })),
  )
  const block = (row: (i: number) => { plan: Plan }) => (i: number) =>
    some(row(i).plan.block ?? undefined)
  await rowsOf(target, 'class_time', blocks, (row) => ({
    id: number((i) => block(row)(i).id),
    class_id: number((i) => row(i).plan.id),
    position: number((i) => row(i).position),
    week_days: as('smallint[]', (i) => `{${row(i).plan.weekDays.join(',')}}`),
    start_time: time((i) => some(row(i).plan.hours?.[0])),
    end_time: time((i) => some(row(i).plan.hours?.[1])),
    room_id: number((i) => row(i).plan.room?.id ?? null),
    slot: number((i) => row(i).plan.slot),
  }))
  const trained = blocks.flatMap(({ plan }) =>
    (plan.block?.trainers ?? []).map((trainer) => ({
      block: plan.block?.id ?? 0,
      trainer: trainer.id,
    })),
  )
  await rowsOf(target, 'class_time_trainer', trained, (row) => ({
    class_time_id: number((i) => row(i).block),
    trainer_id: number((i) => row(i).trainer),
  }))
  await sql`select book_class(merchant_id, id) from class
     where merchant_id = ${world.merchant} and id = any(${classes.map(({ id }) => id)}::bigint[]) order by id`.execute(
    db,
  )
}

interface Places {
  rooms: Room[]
  trainers: Worker[]
  /** Number of days over which holders are counted where places are limited. */
  days: number
}

/** The classes of a club with ids; each block is a separate plan. */
export const classesOf = (texts: ClassText[], ids: Ids, places: Places): ClassOfClub[] =>
  texts.map((text) => {
    const { name, price, days, visits = null, description = '', isActive = true } = text
    const own = { id: ids.class++, name, price, days, visits, description, isActive }
    return {
      ...own,
      isPopular: text.isPopular ?? false,
      isNew: text.isNew ?? false,
      blocks: text.blocks.map(([weekDays, from, to, room, trained, slot = null]): Plan => ({
        ...own,
        key: 'class',
        hours: [from, to],
        weekDays,
        trainer: null,
        room: some(places.rooms[room]),
        slot,
        freezeDays: null,
        freezeTimes: null,
        isGlobal: false,
        inApp: false,
        weight: 0,
        holders: slot === null ? null : new Int16Array(places.days),
        block: {
          id: ids.classTime++,
          trainers: trained.map((each) => some(places.trainers[each])),
        },
      })),
    }
  })
