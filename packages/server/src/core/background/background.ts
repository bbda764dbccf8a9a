import type { Transact } from '../db/transaction.ts'
import { sender } from './deliveries.ts'
import { jobRunner } from './jobs.ts'

/** Channel of the notifications that something may be due. */
export const wakes = 'zal_work'

/**
 * Runs all jobs and sends all messages that are due, then resolves. A process calls it when it is woken and from time to
 * time; tests call it by their own clock. Errors: those of the database, after the rest was tried.
 * @param goesOn checked before each job and message; a server that shuts down waits for one of each
 */
export type RunBackground = (goesOn?: () => boolean) => Promise<void>

type Parts = Parameters<typeof jobRunner>[0] & Parameters<typeof sender>[0]

export function backgroundOf(parts: Parts, transact: Transact): RunBackground {
  const jobs = jobRunner(parts, transact)
  const deliveries = sender(parts, transact)

  return async (goesOn = () => true) => {
    const drain = async (next: () => Promise<boolean>) => {
      while (goesOn() && (await next()));
    }
    const outcomes = await Promise.allSettled([
      jobs.schedule().then(() => drain(jobs.next)),
      deliveries.lapse().then(() => drain(deliveries.next)),
    ])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }
}
