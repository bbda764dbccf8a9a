import { sql } from 'kysely'
import { rowsOf, type Target } from './records.ts'
import { some } from './random.ts'
import { as, flag, moment, number, text, time } from './write.ts'

/** What trainers are told to be, the classes of every club and their blocks, and who is taken by them. */
export async function writeTimetable(target: Target) {
  const { db, world, text: words, ids } = target
  const trainers = world.staff
    .filter(({ role }) => role === 'trainer')
    .map((worker, i) => ({ worker, told: some(words.trainers[i % words.trainers.length]) }))
  await rowsOf(target, 'trainer', trainers, (row) => ({
    staff_id: number((i) => row(i).worker.id),
    specialities: as('text[]', (i) => `{${row(i).told.specialities.join(',')}}`),
    bio: text((i) => row(i).told.bio),
    week_days: as('smallint[]', (i) => `{${row(i).told.weekDays.join(',')}}`),
    start_time: time((i) => row(i).told.hours[0]),
    end_time: time((i) => row(i).told.hours[1]),
  }))

  const classes = world.clubs.flatMap((club, at) =>
    (words.classes[at] ?? []).map((each) => ({ ...each, club, id: ids.class++ })),
  )
  await rowsOf(target, 'class', classes, (row) => ({
    id: number((i) => row(i).id),
    club_id: number((i) => row(i).club.id),
    name: text((i) => row(i).name),
    price: number((i) => row(i).price),
    days: number((i) => row(i).days),
    visits: number((i) => row(i).visits ?? null),
    description: text((i) => row(i).description ?? ''),
    is_active: flag((i) => row(i).isActive ?? true),
    created_at: moment(() => world.opened * 86_400 - world.zone * 60),
  }))

  const blocks = classes.flatMap(({ blocks: all, club, id: classId }) => {
    const workers = club.staff.filter(({ role }) => role === 'trainer')
    return all.map(([weekDays, from, to, room, trained, slot], position) => ({
      id: ids.classTime++,
      classId,
      position,
      weekDays,
      from,
      to,
      room: some(club.rooms[room]),
      trainers: trained.map((each) => some(workers[each])),
      slot: slot ?? null,
    }))
  })
  await rowsOf(target, 'class_time', blocks, (row) => ({
    id: number((i) => row(i).id),
    class_id: number((i) => row(i).classId),
    position: number((i) => row(i).position),
    week_days: as('smallint[]', (i) => `{${row(i).weekDays.join(',')}}`),
    start_time: time((i) => row(i).from),
    end_time: time((i) => row(i).to),
    room_id: number((i) => row(i).room.id),
    slot: number((i) => row(i).slot),
  }))
  const trained = blocks.flatMap((block) =>
    block.trainers.map((trainer) => ({ block: block.id, trainer: trainer.id })),
  )
  await rowsOf(target, 'class_time_trainer', trained, (row) => ({
    class_time_id: number((i) => row(i).block),
    trainer_id: number((i) => row(i).trainer),
  }))
  await sql`select book_class(merchant_id, id) from class where merchant_id = ${world.merchant} order by id`.execute(
    db,
  )
}
