import { clubSettings } from '../src/rules/clubSettings.ts'
import type { MerchantText } from './merchants.ts'
import { planColumns, rowsOf, type Target } from './records.ts'
import { shiftClubOf } from './shifts.ts'
import { as, flag, insert, moment, number, text } from './write.ts'

/** Inserts the merchant with its clubs, staff, rooms and packages, all dated on the first day. */
export async function writePlaces(target: Target, hash: string) {
  const { db, world, text: words } = target
  const opened = moment(() => world.opened * 86_400 - world.zone * 60)
  await insert(db, 'merchant', 1, {
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
    zone: text(() => words.zoneName),
    settings: as('jsonb', (i) => JSON.stringify(settingsOf(words, row(i) === shiftClubOf(world)))),
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

function settingsOf({ country, creditLimit, supportPhone }: MerchantText, shift: boolean) {
  return clubSettings(
    {
      payment_methods: [3, 2, 1, 4, 5, 6, 7, 8],
      features: { deposit: true, shift },
      credit_limit: creditLimit,
      support_phone: supportPhone,
    },
    { country, edition: 'ERP' },
  )
}
