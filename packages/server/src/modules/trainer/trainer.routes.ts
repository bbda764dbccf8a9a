import { records } from '../../core/operation/records.ts'
import { guardWrites, staffColumns } from './trainer.rules.ts'
import { inClub, removeClubs, trainers, writeProfile } from './trainer.store.ts'

export const trainerRoutes = records('trainer', {
  table: 'staff',
  rows: trainers,
  search: ['fullname', 'phone'],
  activeFirst: true,
  where: (_, { principal }) => inClub(principal),
  initial: { role: 'trainer' },
  values: staffColumns,
  after: writeProfile,
  beforeRemove: removeClubs,
  unique: { staff_email: 'email' },
  inUse: [
    'package_merchant_id_trainer_id_fkey',
    'class_time_trainer_merchant_id_trainer_id_fkey',
    'device_merchant_id_staff_id_fkey',
    'membership_merchant_id_sold_by_fkey',
    'visit_merchant_id_staff_id_fkey',
  ],
}).map(guardWrites)
