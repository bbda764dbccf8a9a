import { listOf } from '../scaffold/named.ts'

/** Reference lists that forms and filters choose from. */
export const rooms = listOf('room', '/management/room-list/', { is_active: 1, per_page: 100 })

export const trainers = listOf('trainer', '/staffs/club-staff-list/', {
  role_name: 'trainer',
  is_active: 'true',
  per_page: 1000,
})

/** Includes inactive trainers. */
export const everyTrainer = listOf('trainer', '/staffs/club-staff-list/', {
  role_name: 'trainer',
  per_page: 1000,
})

export const clubs = listOf('club', '/staffs/my-clubs/')
export const packages = listOf('package', '/management/package-mini/')
export const classes = listOf('class', '/management/class-mini/')
