import { sql } from 'kysely'
import type { Db } from '../../src/core/db/database.ts'
import { version } from '../../src/core/version.ts'
import { clubSettings } from '../../src/domain/clubSettings.ts'
import type { MerchantText } from '../merchants.ts'
import { planColumns, rowsOf, type Target } from '../records.ts'
import { shiftClubsOf } from '../money/shifts.ts'
import { as, flag, insert, moment, number, text } from '../write.ts'

/**
 * Inserts clubs, staff, rooms and packages, all dated on the first day, and their merchant unless they are a sample gym.
 * Without a hash the staff can’t sign in.
 */
export async function writePlaces(target: Target, hash: string | null) {
  const { db, world, text: words } = target
  const opened = moment(() => world.opened * 86_400 - world.zone * 60)
  const isSample = flag(() => world.isSample)
  await insert(db, 'merchant', world.isSample ? 0 : 1, {
    id: number(() => world.merchant),
    name: text(() => words.name),
    country: text(() => world.country),
    created_at: opened,
  })
  await rowsOf(target, 'club', world.clubs, (row) => ({
    id: number((i) => row(i).id),
    name: text((i) => row(i).name),
    address_line: text((i) => row(i).address_line),
    phone: text((i) => row(i).phone),
    city: text((i) => row(i).city),
    county: text((i) => row(i).county),
    postal_code: text((i) => row(i).postal_code),
    latitude: as('double precision', (i) => String(row(i).latitude)),
    longitude: as('double precision', (i) => String(row(i).longitude)),
    hours: as('jsonb', (i) => JSON.stringify(row(i).hours)),
    zone: text(() => words.zoneName),
    is_sample: isSample,
    settings: as('jsonb', (i) =>
      JSON.stringify(settingsOf(words, shiftClubsOf(world).includes(row(i)), world.isSample)),
    ),
    created_at: opened,
  }))
  await rowsOf(target, 'staff', world.staff, (row) => ({
    id: number((i) => row(i).id),
    email: text((i) => row(i).email),
    password_hash: text(() => hash),
    role: text((i) => row(i).role),
    first_name: text((i) => row(i).first_name),
    last_name: text((i) => row(i).last_name),
    phone: text((i) => row(i).phone),
    language: text((i) => row(i).language),
    seen_release: text(() => version),
    is_sample: isSample,
    created_at: opened,
  }))
  const works = world.staff.flatMap((worker) =>
    worker.clubs.map((club) => ({ staff: worker.id, club: world.clubs[club]?.id ?? 0 })),
  )
  await rowsOf(target, 'staff_club', works, (row) => ({
    staff_id: number((i) => row(i).staff),
    club_id: number((i) => row(i).club),
  }))
  const rooms = world.clubs.flatMap((club) =>
    club.rooms.map((room) => ({ ...room, club: club.id })),
  )
  await rowsOf(target, 'room', rooms, (row) => ({
    id: number((i) => row(i).id),
    club_id: number((i) => row(i).club),
    name: text((i) => row(i).name),
    created_at: opened,
  }))
  const plans = world.clubs.flatMap((club) =>
    club.plans.map((plan) => ({ ...plan, club: club.id })),
  )
  await rowsOf(target, 'package', plans, (row) => ({
    id: number((i) => row(i).id),
    club_id: number((i) => row(i).club),
    ...planColumns(row),
    description: text((i) => row(i).description),
    is_active: flag((i) => row(i).isActive),
    is_visible_yonda: flag((i) => row(i).inApp),
    trainer_id: number((i) => row(i).trainer?.id ?? null),
    room_id: number((i) => row(i).room?.id ?? null),
    slot: number((i) => row(i).slot),
    created_at: opened,
  }))
}

/** A club of the first merchant that was closed: it has no staff any more, and its rooms keep it from being deleted. */
export async function writeClosedClub(db: Db, ids: { club: number; room: number }, now: Date) {
  const created = new Date(now.getTime() - 700 * 86_400_000)
  const club = ids.club++
  const hours = [1, 2, 3, 4, 5, 6].map((week_day) => ({
    week_day,
    opens: '08:00',
    closes: '21:00',
  }))
  await sql`
    insert into club (merchant_id, id, name, address_line, phone, city, county, postal_code, latitude, longitude, hours,
                      zone, is_active, created_at)
    values (1, ${club}, 'Zal Olmazor', 'Toshkent, Olmazor, Beruniy koʻchasi 41', '+998712280041', 'tashkent', 'Olmazor', '100174',
            41.3441, 69.2062, ${JSON.stringify(hours)}::text::jsonb, 'Asia/Tashkent', false, ${created})`.execute(
    db,
  )
  await sql`
    insert into room (merchant_id, id, club_id, name, created_at)
    values (1, ${ids.room++}, ${club}, 'Katta zal', ${created})`.execute(db)
}

function settingsOf(
  { country, creditLimit, supportPhone }: MerchantText,
  shift: boolean,
  isSample: boolean,
) {
  return clubSettings(
    {
      payment_methods: isSample ? [3, 2, 1, 4, 5] : [3, 2, 1, 4, 5, 6, 7, 8],
      features: { deposit: true, shift },
      credit_limit: creditLimit,
      support_phone: supportPhone,
    },
    { country, edition: 'ERP' },
  )
}
