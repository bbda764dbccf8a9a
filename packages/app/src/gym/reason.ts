/** Letters that a reason of money takes, spaces around it not counted; the server holds to it (`reasonLetters` of docs/limits.md). */
const SHORTEST = 10

/** Whether nobody would understand the reason later. */
export const isShortReason = (reason: string) => reason.trim().length < SHORTEST
