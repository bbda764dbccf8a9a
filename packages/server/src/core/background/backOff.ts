/** Seconds before each further attempt; after the last one the work has failed. */
const waits = [60, 300, 1800, 7200, 43_200]

/** The first attempt and those after each wait. */
export const mostAttempts = waits.length + 1

/** Seconds for which a process takes a job or a message; it belongs to everybody again after them. */
const LEASE = 60

/** The moment of the next attempt; null where all have been made. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1]
  return wait === undefined ? null : after(now, wait)
}

/** The moment of the next attempt of work that never gives up. */
export const nextRepeat = (now: Date) => after(now, waits.at(-1) ?? 0)

/** Whether the attempt is one more than all that are made, because processes ended during them. */
export const isBeyond = (attempts: number) => attempts > mostAttempts

export const leaseEnd = (now: Date) => after(now, LEASE)

export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** The stored part of an error: its name and message, not longer than a line. */
export const reasonOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300)
