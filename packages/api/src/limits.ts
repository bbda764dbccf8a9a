// Made from the contract and docs/limits.md by `npm run contract`.

export const businessLimits = {
  /** A payment or deposit dated back by so many days or more is refused. */
  backdateDays: 60,
  /** A list, a filter or an export spans no more days, both ends counted. */
  listDays: 60,
  /** A membership starts no later than so many days ahead. */
  startAheadDays: 3660,
  /** Letters of the reason of a void, refund, deposit return, other date, closed day. */
  reasonLetters: 10,
  /** Letters of the reason of cash in or out. */
  cashReasonLetters: 3,
  /** From this share of the price the owner is told of a discount. */
  discountAlertPercent: 30,
  pinDigits: {
    /** The shortest PIN. One digit repeated or a row of digits is refused. */
    least: 4,
    /** The longest PIN. */
    most: 8,
  },
  /** Wrong PINs or passwords before the person has to wait, each time twice as long. */
  freeTries: 5,
  /** Members of one file that is imported. */
  importRows: 50000,
  /** How long the approval of a second person may be used, once. */
  approvalSeconds: 300,
} as const

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

export const memberLimits = {
  first_name: { max: 60 },
  last_name: { max: 60 },
  description: { max: 2000 },
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

export const roomLimits = {
  name: { max: 120 },
} as const

export const trainerLimits = {
  first_name: { max: 60 },
  last_name: { max: 60 },
  email: { max: 120 },
  bio: { max: 2000 },
} as const
