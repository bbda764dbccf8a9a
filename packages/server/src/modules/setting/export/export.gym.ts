import { sql } from 'kysely'
import {
  amount,
  at,
  clock,
  date,
  id,
  long,
  ofParent,
  short,
  table,
  words,
  yes,
  type ExportTable,
} from './export.table.ts'

/** The columns that packages and classes share. */
const offered = { id, club_id: id, name: words(24), price: amount, days: id, visits: id }

/** Clubs and what they offer. */
export const gymTables: readonly ExportTable[] = [
  table(
    'clubs',
    'club',
    { id, name: words(24), phone: short, city: short, address_line: long, is_active: yes },
    { where: (clubs) => sql`t.id = any(${clubs})` },
  ),
  table(
    'staff',
    'staff',
    {
      id,
      last_name: words(20),
      first_name: words(20),
      role: short,
      email: words(24),
      phone: short,
      birth_date: date,
      is_active: yes,
      created_at: at,
    },
    {
      where: (clubs) => sql`(t.role = 'owner' or exists (
        select from staff_club x
         where x.merchant_id = t.merchant_id and x.staff_id = t.id and x.club_id = any(${clubs})))`,
    },
  ),
  table(
    'trainers',
    'trainer',
    {
      staff_id: id,
      specialities: long,
      bio: long,
      week_days: short,
      start_time: clock,
      end_time: clock,
    },
    {
      key: 'staff_id',
      where: (clubs) => sql`exists (
        select from staff_club x
         where x.merchant_id = t.merchant_id and x.staff_id = t.staff_id and x.club_id = any(${clubs}))`,
    },
  ),
  table('rooms', 'room', { id, club_id: id, name: words(24), is_active: yes, created_at: at }),
  table('packages', 'package', {
    ...offered,
    week_days: short,
    start_time: clock,
    end_time: clock,
    trainer_id: id,
    room_id: id,
    slot: id,
    freeze_days: id,
    freeze_times: id,
    is_global: yes,
    is_active: yes,
    description: long,
    created_at: at,
  }),
  table('classes', 'class', {
    ...offered,
    start_date: date,
    end_date: date,
    is_active: yes,
    description: long,
    created_at: at,
  }),
  table(
    'class_times',
    'class_time',
    {
      id,
      class_id: id,
      week_days: short,
      start_time: clock,
      end_time: clock,
      room_id: id,
      slot: id,
      trainer_ids: short,
    },
    {
      where: ofParent('class', 'class_id'),
      reads: {
        trainer_ids: sql`array(
          select x.trainer_id from class_time_trainer x
           where x.merchant_id = t.merchant_id and x.class_time_id = t.id order by 1)`,
      },
    },
  ),
]
