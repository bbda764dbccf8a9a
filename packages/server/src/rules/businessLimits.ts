/** The limits of docs/limits.md as the server holds to them; a test reads the one against the other. */
export const businessLimits = {
  /** Money may be dated back by fewer days than this. */
  backdateDays: 60,
  /** A list may span no more days. */
  listDays: 60,
  /** How many days ahead a membership may start. */
  startAheadDays: 3660,
  /** Letters of a reason why money goes back, a date moves or a day is closed, spaces around it not counted. */
  reasonLetters: 10,
  /** Letters of the reason of cash in or out. */
  cashReasonLetters: 3,
  /** From this share of the price a discount is told to the owner, percent. */
  discountAlertPercent: 30,
  /** Digits of a PIN. */
  pinDigits: { least: 4, most: 8 },
  /** Wrong PINs or passwords of one person before they have to wait. */
  freeTries: 5,
  /** How long the approval of a second person may be used, seconds. */
  approvalSeconds: 300,
} as const
