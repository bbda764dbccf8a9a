import { referenceSource } from '../scaffold/query/index.ts'

/** Reference lists that forms and filters choose from. */
export const rooms = referenceSource('room', '/management/room-list/', {
  is_active: 1,
  per_page: 100,
})

export const trainers = referenceSource('trainer', '/staffs/club-staff-list/', {
  role_name: 'trainer',
  is_active: 'true',
  per_page: 1000,
})

/** Includes inactive trainers. */
export const everyTrainer = referenceSource('trainer', '/staffs/club-staff-list/', {
  role_name: 'trainer',
  per_page: 1000,
})

/** Everybody who works in the club. */
export const colleagues = referenceSource('staff', '/staffs/club-staff-list/', {
  is_active: 'true',
  per_page: 1000,
})

export const clubs = referenceSource('club', '/staffs/my-clubs/', { is_active: 1 })
export const packages = referenceSource('package', '/management/package-mini/')
export const classes = referenceSource('class', '/management/class-mini/')
