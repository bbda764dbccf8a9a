import { sql } from 'kysely'
import type { Overrides } from '../../src/core/auth/permissions.ts'
import { version } from '../../src/core/version.ts'
import type { Moment } from '../days.ts'
import { facePicture } from '../pictures/facePicture.ts'
import { hexOf, writePictures } from '../pictures/files.ts'
import type { TrainerText } from '../plans/classes.ts'
import { createRandom, some } from '../random.ts'
import { rowsOf, type Target } from '../records.ts'
import type { Worker } from '../world.ts'
import { as, flag, moment, number, text, time } from '../write.ts'

/** A person who joined later than the others, and neither sells nor gives classes yet. */
export interface Colleague extends Omit<Worker, 'id' | 'phone'> {
  /** Days ago. */
  joined: number
  /** Rights apart from the role. @default none */
  overrides?: Overrides
  /** Waits for the first password. @default false */
  isInvited?: boolean
  /** @default true */
  isActive?: boolean
  /** Of a trainer. */
  profile?: TrainerText
}

/**
 * Inserts colleagues with drawn faces. They come after everybody and everything else, so that ids, sales and pictures
 * do not depend on them.
 */
export async function writeColleagues(
  target: Target,
  colleagues: readonly Colleague[],
  hash: string,
) {
  const { db, world, ids, text: words } = target
  const random = createRandom(9800 + world.merchant)
  const people = colleagues.map((person, nth) => ({
    ...person,
    id: ids.staff++,
    phone: phoneOf(words, nth),
    at: ((world.today - person.joined) * 86_400 - world.zone * 60 + 36_000) as Moment,
  }))
  await rowsOf(target, 'staff', people, (row) => ({
    id: number((i) => row(i).id),
    email: text((i) => row(i).email),
    password_hash: text((i) => (row(i).isInvited ? null : hash)),
    role: text((i) => row(i).role),
    first_name: text((i) => row(i).first_name),
    last_name: text((i) => row(i).last_name),
    phone: text((i) => row(i).phone),
    language: text((i) => row(i).language),
    overrides: as('jsonb', (i) => JSON.stringify(row(i).overrides ?? {})),
    is_active: flag((i) => row(i).isActive ?? true),
    seen_release: text(() => version),
    created_at: moment((i) => row(i).at),
  }))
  const works = people.flatMap(({ id, clubs }) =>
    clubs.map((club) => ({ staff: id, club: some(world.clubs[club]).id })),
  )
  await rowsOf(target, 'staff_club', works, (row) => ({
    staff_id: number((i) => row(i).staff),
    club_id: number((i) => row(i).club),
  }))
  const trainers = people.flatMap(({ id, profile }) => (profile ? [{ id, profile }] : []))
  await rowsOf(target, 'trainer', trainers, (row) => ({
    staff_id: number((i) => row(i).id),
    specialities: as('text[]', (i) => `{${row(i).profile.specialities.join(',')}}`),
    bio: text((i) => row(i).profile.bio),
    week_days: as('smallint[]', (i) => `{${row(i).profile.weekDays.join(',')}}`),
    start_time: time((i) => row(i).profile.hours[0]),
    end_time: time((i) => row(i).profile.hours[1]),
  }))
  const faces = people.map(({ id, gender, last_name, clubs, at }) => ({
    id: ids.file++,
    staff: id,
    club: some(world.clubs[some(clubs[0])]),
    name: `${last_name}.png`,
    at,
    look: hexOf(facePicture(random, gender, false)),
    key: Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join(''),
  }))
  await writePictures(target, faces)
  await sql`
    update staff s set avatar_id = x.file
      from unnest(${faces.map(({ staff }) => staff)}::bigint[], ${faces.map(({ id }) => id)}::bigint[]) x (staff, file)
     where s.merchant_id = ${world.merchant} and s.id = x.staff`.execute(db)
}

const phoneOf = ({ prefix, operators }: Target['text'], nth: number) =>
  `${prefix}${some(operators[nth % operators.length])}${5_210_413 + nth * 6353}`

const morning: TrainerText['hours'] = [7 * 60, 15 * 60]
const evening: TrainerText['hours'] = [14 * 60, 22 * 60]

/** Later colleagues of Zal Demo. */
export const colleaguesUzb: Colleague[] = [
  {
    last_name: 'Sattorov',
    first_name: 'Otabek',
    gender: 1,
    email: 'otabek@zal.demo',
    role: 'trainer',
    clubs: [0],
    language: 'uz',
    joined: 24,
    profile: {
      specialities: ['strength', 'functional'],
      bio: 'Ogʻir atletika boʻyicha sport ustaligiga nomzod.',
      weekDays: [1, 2, 3, 4, 5],
      hours: evening,
    },
  },
  {
    last_name: 'Мухамедова',
    first_name: 'Лола',
    gender: 2,
    email: 'lola@zal.demo',
    role: 'trainer',
    clubs: [0, 1],
    language: 'ru',
    joined: 61,
    profile: {
      specialities: ['yoga', 'stretching'],
      bio: 'Хатха-йога, сертификат RYT-200.',
      weekDays: [2, 4, 6],
      hours: morning,
    },
  },
  {
    last_name: 'Орлова',
    first_name: 'Наталья',
    gender: 2,
    email: 'natalya@zal.demo',
    role: 'trainer',
    clubs: [1, 2],
    language: 'ru',
    joined: 148,
    profile: {
      specialities: ['swimming', 'kids', 'rehabilitation'],
      bio: '',
      weekDays: [1, 3, 5],
      hours: morning,
    },
  },
  {
    last_name: 'Umarova',
    first_name: 'Dilnoza',
    gender: 2,
    email: 'dilnoza@zal.demo',
    role: 'restricted_user',
    clubs: [0],
    language: 'uz',
    joined: 203,
    overrides: { 'payment.list.refund': true, 'payment.history.refund': true },
  },
  {
    last_name: 'Xudoyberdiyev',
    first_name: 'Jamshid',
    gender: 1,
    email: 'jamshid@zal.demo',
    role: 'restricted_user',
    clubs: [1],
    language: 'uz',
    joined: 97,
    overrides: { 'payment.register.discount': false },
  },
  {
    last_name: 'Tursunov',
    first_name: 'Sardor',
    gender: 1,
    email: 'sardor@zal.demo',
    role: 'manager',
    clubs: [1],
    language: 'uz',
    joined: 310,
  },
  {
    last_name: 'Ким',
    first_name: 'Алексей',
    gender: 1,
    email: 'aleksey@zal.demo',
    role: 'restricted_user',
    clubs: [2],
    language: 'ru',
    joined: 280,
    isActive: false,
  },
  {
    last_name: 'Saidova',
    first_name: 'Madina',
    gender: 2,
    email: 'madina@zal.demo',
    role: 'restricted_user',
    clubs: [0],
    language: 'uz',
    joined: 2,
    isInvited: true,
  },
]
