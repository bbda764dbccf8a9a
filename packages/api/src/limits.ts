/**
 * Limits on money and on actions at the desk, shared by server and clients. `npm run contract` makes the table of
 * docs/limits.md from the values and their comments.
 */
export const businessLimits = {
  /** A payment or deposit backdated by this many days or more is refused. */
  backdateDays: 60,
  /** Maximum range of a list, a filter or an export in days, both ends included. */
  listDays: 60,
  /** Maximum number of days until the start of a membership. */
  startAheadDays: 3660,
  /** Maximum number of days by which a membership starts before its payment, for a member who trained already. */
  startBackDays: 30,
  /** Minimum length of the reason of a void, refund, return, other date, closed day. */
  reasonLetters: 10,
  /** Minimum length of the reason of cash in or out. */
  cashReasonLetters: 3,
  /** Minimum length of the reason of a discount of 100 percent. */
  freeReasonLetters: 3,
  /** Discount in percent of the price above which a person who cannot refund needs a second person, unless the club sets another limit. */
  discountLimitPercent: 10,
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
  importRows: 50_000,
  /** Seconds in which the code of a device that waits for its approval is valid. */
  deviceCodeSeconds: 600,
  /** Seconds after which a waiting device may ask again. */
  deviceAskSeconds: 60,
  /** Seconds in which the single-use approval of a second person is valid. */
  approvalSeconds: 300,
} as const
