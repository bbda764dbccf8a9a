// Made from the contract by `npm run contract`.

export const classLimits = {
  name: { max: 120 },
  price: { min: 1, max: 1000000000000 },
  days: { min: 1, max: 3660 },
  visit: { min: 1, max: 10000 },
  description: { max: 2000 },
} as const

export const classTimeLimits = {
  slot: { min: 1, max: 10000 },
} as const

export const clubLimits = {
  name: { max: 120 },
  city: { max: 60 },
  county: { max: 120 },
} as const

export const memberLimits = {
  first_name: { max: 60 },
  last_name: { max: 60 },
  description: { max: 2000 },
  notes: { max: 2000 },
  email: { max: 120 },
} as const

export const packageLimits = {
  name: { max: 120 },
  price: { min: 1, max: 1000000000000 },
  days: { min: 1, max: 3660 },
  visit: { min: 1, max: 10000 },
  description: { max: 2000 },
  slot: { min: 1, max: 10000 },
  freeze_days: { min: 0, max: 366 },
  freeze_times: { min: 0, max: 100 },
} as const

export const profileLimits = {
  first_name: { max: 60 },
  last_name: { max: 60 },
  email: { max: 120 },
  password: { max: 64 },
  current_password: { max: 64 },
  version: { min: 1, max: 2147483647 },
} as const

export const roomLimits = {
  name: { max: 120 },
} as const

export const staffLimits = {
  first_name: { max: 60 },
  last_name: { max: 60 },
  email: { max: 120 },
  password: { max: 64 },
  own_password: { max: 64 },
} as const

export const trainerLimits = {
  first_name: { max: 60 },
  last_name: { max: 60 },
  email: { max: 120 },
  bio: { max: 2000 },
} as const
