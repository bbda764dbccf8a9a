// Made from the contract and docs/limits.md by `npm run contract`.

export const businessLimits = {
  /** A payment or deposit backdated by this many days or more is refused. */
  backdateDays: 60,
  /** Maximum range of a list, a filter or an export in days, both ends included. */
  listDays: 60,
  /** Maximum number of days until the start of a membership. */
  startAheadDays: 3660,
  /** Minimum length of the reason of a void, refund, return, other date, closed day. */
  reasonLetters: 10,
  /** Minimum length of the reason of cash in or out. */
  cashReasonLetters: 3,
  /** Discount in percent of the price from which the owner is notified. */
  discountAlertPercent: 30,
  pinDigits: {
    /** Minimum length of a PIN. Repeated or consecutive digits are refused. */
    least: 4,
    /** Maximum length of a PIN. */
    most: 8,
  },
  /** Wrong PINs or passwords before the person has to wait, each time twice as long. */
  freeTries: 5,
  /** Maximum number of members in an imported file. */
  importRows: 50000,
  /** Seconds in which the single-use approval of a second person is valid. */
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
